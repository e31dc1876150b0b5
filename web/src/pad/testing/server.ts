/** The other end of a pad for tests: takes each command once, may be out of reach, and may refuse. */

import { Unreachable } from '../../api/rest'
import type { AnyPadCommand, PadAnswers, PadCommandSent, PadView, Problem } from '../../wire'
import type { Surroundings } from '../pad.svelte'
import { Drawer } from './drawer'

export const PROBLEM: Problem = { code: 'pad/moved-on', law: null, text: { es: 'no', ca: 'no', en: 'no' } }

/** As much of a view as the pad in the browser looks at. */
export const EMPTY_VIEW = {
  version: 1,
  units: [],
  players: [],
  current: null,
  choices: {},
} as unknown as PadView

export class Server {
  /** In the order in which they were taken. */
  readonly taken: PadCommandSent[] = []
  isReachable = true
  /** The answer is lost on its way back. */
  losesAnswers = false
  refuses: (command: AnyPadCommand) => boolean = () => false
  calls = 0

  /** What is shown stays the same, but for its version: nothing is worked out here. */
  constructor(private readonly shown: PadView = EMPTY_VIEW) {}

  get view(): PadView {
    return { ...this.shown, version: this.shown.version + this.taken.length }
  }

  async write(commands: readonly PadCommandSent[]): Promise<PadAnswers> {
    this.calls += 1
    if (!this.isReachable) throw new Unreachable()
    let isStuck = false
    const answers = commands.map((sent) => {
      const isDone = this.taken.some(({ command_id }) => command_id === sent.command_id)
      if (isStuck && !isDone) return answer(sent, 'waiting')
      if (!isDone && this.refuses(sent.command)) {
        isStuck = true
        return { ...answer(sent, 'refused'), problem: PROBLEM }
      }
      if (!isDone) this.taken.push(sent)
      return answer(sent, 'done')
    })
    if (this.losesAnswers) throw new Unreachable()
    return { answers, view: this.view }
  }

  async read(version: number | null): Promise<PadView | null> {
    this.calls += 1
    if (!this.isReachable) throw new Unreachable()
    return version === this.view.version ? null : this.view
  }
}

function answer({ command_id }: PadCommandSent, status: 'done' | 'refused' | 'waiting') {
  return { command_id, status, version: null, problem: null, deals: [] }
}

/** A browser with a clock that is moved by hand. */
export class Browser {
  readonly store = new Drawer()
  isVisible = true
  private planned: (() => void)[] = []
  private ids = 0

  constructor(private readonly server: Server) {}

  get surroundings(): Surroundings {
    return {
      store: this.store,
      read: (_, version) => this.server.read(version),
      write: (_, commands) => this.server.write(commands),
      later: (call) => {
        this.planned.push(call)
        return () => (this.planned = this.planned.filter((one) => one !== call))
      },
      now: () => 1_000,
      newId: () => `id-${(this.ids += 1)}-${Math.random()}`,
      random: () => 0,
      isVisible: () => this.isVisible,
    }
  }

  get isWaiting(): boolean {
    return this.planned.length > 0
  }

  /** Let all that is on its way arrive. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
  }

  /** Let time pass until the next thing that was planned. */
  async tick(): Promise<void> {
    const due = this.planned
    this.planned = []
    due.forEach((call) => call())
    await this.settle()
  }
}
