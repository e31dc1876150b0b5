/** A table as the page knows it: the newest view, what has been sent, and what came back. */

import { ofSeat } from '../notation/seats'
import type { AnyEvent, AnyIntent, Hint, Refused, TableView, TrickSeen } from '../wire'
import type { Listener, Status } from './connection'
import { trickCompleted } from './trick'

/** What the store needs of the line; the line itself in the page, a dummy in fixtures and tests. */
export interface Line {
  send(intent: AnyIntent, atVersion: number): string
  askHint(): string
  retry(): void
  close(): void
}

/** What has just happened, for those who announce it. */
export interface News {
  before: TableView | null
  view: TableView
  events: readonly AnyEvent[]
}

/** Milliseconds that a completed trick lies in sight when somebody else leads to the next. */
const trickLies = (view: TableView) => Math.min(2_000, 600 + view.options.tempo)
/** And when the next trick waits for us, who have yet to see what was led. */
const LEAD_WAITS = 500

export class TableStore {
  view = $state.raw<TableView | null>(null)
  status = $state<Status>('connecting')
  /** The newest refusal, until dismissed or overtaken. */
  refusal = $state.raw<Refused | null>(null)
  hint = $state.raw<Hint | null>(null)
  isHintAwaited = $state(false)
  /** The request that a hint must answer: another one comes too late. */
  private hintId: string | null = null
  /** The completed trick that has not been seen for long enough. */
  held = $state.raw<TrickSeen | null>(null)
  news = $state.raw<News | null>(null)
  /** Commands on their way, by id. */
  private sent = $state.raw<ReadonlyMap<string, AnyIntent>>(new Map())
  /** What the page did by itself: if it came too late, nobody need read so. */
  private readonly unasked = new Set<string>()
  /** The version that the newest acknowledged command made: the view is on its way. */
  private awaited = $state(0)
  private line: Line | null = null
  private connect: ((listener: Listener) => Line) | null = null
  private stopHolding: ReturnType<typeof setTimeout> | undefined

  /** What is on its way to the server: shown as such, and not sent twice. */
  get pending(): readonly AnyIntent[] {
    return [...this.sent.values()]
  }

  get isBusy(): boolean {
    const isBehind = (this.view?.version ?? 0) < this.awaited
    return isBehind || this.pending.some((intent) => intent.type !== 'say')
  }

  open(connect: (listener: Listener) => Line): void {
    this.connect = connect
    this.line = connect(this.listener)
  }

  /** Open the line anew, as somebody with another name. */
  reopen(): void {
    this.line?.close()
    if (this.connect) this.line = this.connect(this.listener)
  }

  close(): void {
    clearTimeout(this.stopHolding)
    this.line?.close()
    this.line = null
  }

  retry(): void {
    this.line?.retry()
  }

  /** Ask for something. One thing at a time, except that talk never waits. */
  want(intent: AnyIntent): void {
    if (this.view === null || this.line === null) return
    if (this.isBusy && intent.type !== 'say') return
    this.refusal = null
    this.dismissHint()
    const id = this.line.send(intent, this.view.version)
    this.sent = new Map([...this.sent, [id, intent]])
  }

  /**
   * Mix bytes of one's own into the shuffle, if a robot is to cut: its bytes come from the server, which
   * knows its secret too, and only a person's bytes keep the deal out of its hands.
   */
  mixIn(entropy: () => string): void {
    const view = this.view
    if (view === null || this.line === null || !view.may.add_entropy || view.proof === null) return
    if (view.may.cut || !ofSeat(view.seats, view.proof.cut_by).is_robot || this.unasked.size > 0) return
    this.unasked.add(this.line.send({ type: 'add-entropy', entropy: entropy() }, view.version))
  }

  /** Ask for help with one's turn; not twice, and not while what one has just done is on its way. */
  askHint(): void {
    if (this.isBusy || this.isHintAwaited || !this.view?.may.hint) return
    this.isHintAwaited = true
    this.hintId = this.line?.askHint() ?? null
  }

  /** Put the hint away, or wait no longer for one. */
  dismissHint(): void {
    this.hint = null
    this.hintId = null
    this.isHintAwaited = false
  }

  dismissRefusal(): void {
    this.refusal = null
  }

  /** The completed trick has been seen: turn it. */
  turnTrick(): void {
    clearTimeout(this.stopHolding)
    this.held = null
  }

  readonly listener: Listener = {
    view: ({ view, events }) => this.receive(view, events),
    done: (id, version) => {
      this.awaited = Math.max(this.awaited, version)
      this.answered(id)
      this.unasked.delete(id)
    },
    refused: (message) => {
      if (message.command_id !== null) {
        this.answered(message.command_id)
        if (this.unasked.delete(message.command_id)) return
      }
      if (message.command_id === this.hintId) this.isHintAwaited = false
      this.refusal = message
    },
    hint: (message) => {
      if (message.request_id !== this.hintId) return
      this.isHintAwaited = false
      this.hint = message
    },
    status: (status) => {
      this.status = status
      if (status !== 'online') this.isHintAwaited = false // what was asked is not asked again
    },
  }

  private receive(view: TableView, events: readonly AnyEvent[]): void {
    const before = this.view
    if (before !== null && view.version < before.version) return
    if (before?.turn !== view.turn || before.phase !== view.phase) this.dismissHint()
    this.hold(trickCompleted(before, view, events), view)
    this.view = view
    this.news = { before, view, events }
  }

  private hold(completed: TrickSeen | null, view: TableView): void {
    const isOurTurn = view.phase === 'play' && view.may.cards.length > 0
    const isLed = (view.trick?.cards.length ?? 0) > 0
    if (completed !== null) {
      this.held = completed
      // Our own lead turns the trick; till then it lies there.
      this.turnTrickIn(isOurTurn ? null : trickLies(view))
    } else if (view.phase !== 'play' && view.phase !== 'result' && view.phase !== 'claim') {
      this.turnTrick()
    } else if (this.held !== null && isOurTurn && isLed) {
      this.turnTrickIn(LEAD_WAITS)
    } else if (this.held !== null && this.stopHolding === undefined && !isOurTurn) {
      // It waited for our lead, and somebody claims instead.
      this.turnTrickIn(trickLies(view))
    }
  }

  private turnTrickIn(milliseconds: number | null): void {
    clearTimeout(this.stopHolding)
    this.stopHolding = undefined
    if (milliseconds !== null) this.stopHolding = setTimeout(() => this.turnTrick(), milliseconds)
  }

  private answered(id: string): void {
    if (!this.sent.has(id)) return
    const rest = new Map(this.sent)
    rest.delete(id)
    this.sent = rest
  }
}
