/**
 * A pad in this browser: what the server last said of it, and what was written here and waits to be taken.
 *
 * Whatever is written waits in the outbox first and leaves it when the server has it on disk: so there is one way
 * for a phone with a good line and for one in a cellar.
 */

import { Refusal, Unreachable } from '../api/rest'
import { delayAfter } from '../state/backoff'
import type { AnyPadCommand, PadAnswers, PadCommandSent, PadView, Problem } from '../wire'
import { keepView, keptView, rememberPad } from './memory'
import { Outbox, type Store, type Waiting } from './outbox'

/** The browser and the server, as a pad needs them. */
export interface Surroundings {
  readonly store: Store
  read(id: string, version: number | null): Promise<PadView | null>
  write(id: string, commands: readonly PadCommandSent[]): Promise<PadAnswers>
  /** Returns how to call it off. */
  later(call: () => void, milliseconds: number): () => void
  now(): number
  newId(): string
  random(): number
  isVisible(): boolean
}

/** `opening` until there is something to show, `missing` when the server knows no such pad. */
export type Line = 'opening' | 'online' | 'offline' | 'missing'

/** Milliseconds between two looks at what others have written. */
const EVERY = 3_000
/** Commands sent at once. */
const AT_ONCE = 20
/** Refusals that say nothing about a command: the same will do later. */
const LATER = ['table/busy', 'table/fault', 'wire/rate']

export class PadKept {
  view = $state.raw<PadView | null>(null)
  waiting = $state.raw<readonly Waiting[]>([])
  line = $state<Line>('opening')
  /** Whether what waits would survive if the page were closed. */
  isKept = $state(true)
  private readonly outbox: Outbox
  private cancel: () => void = () => undefined
  private isBusy = false
  private isOpen = false
  private failures = 0

  constructor(
    readonly id: string,
    private readonly around: Surroundings,
  ) {
    this.outbox = new Outbox(around.store, id)
    this.view = keptView(around.store, id)
    this.tell()
  }

  /** Begin to follow the pad. */
  open(): void {
    this.isOpen = true
    void this.again()
  }

  close(): void {
    this.isOpen = false
    this.cancel()
  }

  /** Write on the pad, whether or not there is a line; the commands stay together in this order. */
  write(...commands: AnyPadCommand[]): string[] {
    const ids = commands.map((command) => {
      return this.outbox.add(this.around.newId(), command, this.around.now()).id
    })
    this.tell()
    void this.again()
    return ids
  }

  /** Another command in the place of one that was refused. */
  mend(id: string, command: AnyPadCommand): void {
    this.outbox.replace(id, this.around.newId(), command)
    this.tell()
    void this.again()
  }

  /** Give up what was refused; a deal that was to follow it follows what it was to follow. */
  giveUp(id: string): void {
    const given = this.outbox.all.find((waiting) => waiting.id === id)
    this.outbox.drop(id)
    if (given?.command.type === 'enter-deal') this.followOn(given.command.deal)
    this.tell()
    void this.again()
  }

  private followOn(deal: string): void {
    for (const waiting of this.outbox.all) {
      const { command } = waiting
      if (command.type !== 'enter-deal' || command.after !== deal) continue
      const after = this.view?.units.find(({ id }) => id === command.unit)?.next?.after ?? null
      this.outbox.put({ ...waiting, command: { ...command, after } })
    }
  }

  /** Another window has written to the storage that both share. */
  reread(): void {
    this.outbox.read()
    this.tell()
  }

  /** Send what waits and see what others wrote: now, and from now on every few seconds. */
  async again(): Promise<void> {
    if (this.isBusy || !this.isOpen) return
    this.isBusy = true
    this.cancel()
    try {
      await this.exchange()
      this.failures = 0
      if (this.line !== 'missing') this.line = 'online'
    } catch {
      this.failures += 1
      this.line = this.line === 'missing' ? 'missing' : 'offline'
    }
    this.isBusy = false
    // What was written while something else was on its way does not wait for the next look.
    if (this.line === 'online' && this.toSend.length > 0) return this.again()
    this.plan()
  }

  private plan(): void {
    if (!this.isOpen || this.line === 'missing') return
    const wait = this.failures > 0 ? delayAfter(this.failures, this.around.random()) : EVERY
    this.cancel = this.around.later(() => {
      if (this.around.isVisible() || this.toSend.length > 0) void this.again()
      else this.plan()
    }, wait)
  }

  private async exchange(): Promise<void> {
    if (this.toSend.length === 0) return this.look()
    while (this.toSend.length > 0) await this.send(this.toSend.slice(0, AT_ONCE))
  }

  /** What may be sent now: order is kept, so nothing passes a command that was refused. */
  private get toSend(): readonly Waiting[] {
    const all = this.outbox.all
    const stuck = all.findIndex(({ problem }) => problem !== null)
    return stuck < 0 ? all : all.slice(0, stuck)
  }

  private async look(): Promise<void> {
    try {
      this.see(await this.around.read(this.id, this.view?.version ?? null))
    } catch (error) {
      if (error instanceof Refusal && error.problem.code === 'wire/unknown-pad') this.line = 'missing'
      else throw error
    }
  }

  private async send(batch: readonly Waiting[]): Promise<void> {
    const commands = batch.map(({ id, command }) => ({ command_id: id, command }))
    try {
      const { answers, view } = await this.around.write(this.id, commands)
      const looked = answers.filter(({ status }) => status !== 'waiting')
      if (looked.length === 0) throw new Unreachable('no command was looked at')
      for (const { command_id, status, problem } of looked) {
        if (status === 'done') this.outbox.drop(command_id)
        else this.refuse(command_id, problem)
      }
      this.see(view)
    } catch (error) {
      if (!(error instanceof Refusal) || LATER.includes(error.problem.code)) throw error
      // The whole message was refused: one of them is why, and is found by sending them singly.
      if (batch.length > 1) return this.send(batch.slice(0, 1))
      this.refuse(batch[0]!.id, error.problem)
    }
    this.tell()
  }

  private refuse(id: string, problem: Problem | null): void {
    const waiting = this.outbox.all.find((one) => one.id === id)
    if (waiting !== undefined) this.outbox.put({ ...waiting, problem })
  }

  private see(view: PadView | null): void {
    if (view === null || view.version < (this.view?.version ?? 0)) return
    this.view = view
    keepView(this.around.store, this.id, view)
    rememberPad(this.around.store, this.id, view, this.around.now())
  }

  private tell(): void {
    this.waiting = this.outbox.all
    this.isKept = this.outbox.isKept
  }
}
