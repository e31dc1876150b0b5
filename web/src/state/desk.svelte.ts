/** What the player has before him that the table does not know of: half a bid, a claim being built. */

import type { AnyIntent, Call, Card, Seat, TableView, Words } from '../wire'
import { NOTHING_TYPED, type Typed } from './input/keyboard'
import { Naming } from './naming.svelte'
import { Settling } from './settling.svelte'
import type { TableStore } from './table.svelte'

export interface ClaimDraft {
  tricks: number
  line: readonly Card[]
  words: string
}

export class Desk {
  typed = $state.raw<Typed>(NOTHING_TYPED)
  /** A call or card that waits for its second tap. */
  chosen = $state<Call | Card | null>(null)
  claim = $state.raw<ClaimDraft | null>(null)
  /** The place in the auction of the call being read. */
  openCall = $state<number | null>(null)
  /** What the next call shows, if that needs saying. */
  explanation = $state('')
  isExplaining = $state(false)
  showsLastTrick = $state(false)
  /** On a phone: the sheet with score, calls and talk. */
  isPanelOpen = $state(false)
  isHelpOpen = $state(false)
  /** What the cloth tells for a moment. */
  notice = $state('')
  readonly naming: Naming
  readonly settling = new Settling()

  constructor(
    private readonly store: TableStore,
    private readonly confirms: () => boolean,
  ) {
    this.naming = new Naming(() => store.reopen())
  }

  /** Things that belong to a moment are put away when it has passed. */
  tidy(before: TableView | null, now: TableView): void {
    if (before?.turn !== now.turn || before.phase !== now.phase) {
      this.typed = NOTHING_TYPED
      this.chosen = null
    }
    this.settling.tidy(before, now)
    if (!now.may.claim) this.claim = null
    if (now.last_trick === null || before?.trick?.cards.length !== now.trick?.cards.length) {
      this.showsLastTrick = false
    }
    if (before?.place !== now.place || now.auction.length <= (this.openCall ?? -1)) this.openCall = null
  }

  tapCall(call: Call): void {
    if (!this.isSure(call)) return
    const explanation = this.explanation.trim()
    this.want({ type: 'make-call', call, ...(explanation && { explanation: typedWords(explanation) }) })
    this.explanation = ''
    this.isExplaining = false
  }

  explainCall(place: number, text: string): void {
    this.want({ type: 'explain-call', place, explanation: typedWords(text.trim()) })
  }

  /** A card tapped in a hand: a step of the claim being built, or a card to play. */
  tapCard(card: Card): void {
    const may = this.store.view?.may
    if (may === undefined) return
    if (this.claim !== null) return this.tapClaimCard(card, may.claim_cards)
    if (!may.cards.includes(card) || !this.isSure(card)) return
    this.store.turnTrick()
    this.want({ type: 'play-card', card })
  }

  /** Sit down, under the name typed if it was not given yet. */
  async sit(seat: Seat): Promise<void> {
    if (await this.naming.settle()) this.want({ type: 'take-seat', seat })
  }

  /** Say something to the table; false while the reader has no name. */
  async talk(text: string): Promise<boolean> {
    if (!(await this.naming.settle())) return false
    this.store.want({ type: 'say', text })
    return true
  }

  beginClaim(): void {
    this.chosen = null
    this.store.turnTrick()
    const { may, tricks_left: left } = this.store.view ?? {}
    // A defender, who has no card to name, begins with conceding them all.
    const tricks = may?.claim_cards.length ? (left ?? 0) : 0
    this.claim = { tricks, line: [], words: '' }
  }

  sendClaim(): void {
    if (this.claim === null) return
    this.want({ type: 'claim', ...this.claim, words: this.claim.words.trim() })
  }

  want(intent: AnyIntent): void {
    this.store.want(intent)
    this.notice = ''
    this.typed = NOTHING_TYPED
    this.chosen = null
  }

  /** Cards are added to the line in the order tapped; tapped again, one is taken out. */
  private tapClaimCard(card: Card, allowed: readonly Card[]): void {
    if (this.claim === null || !allowed.includes(card)) return
    const { line } = this.claim
    const next = line.includes(card) ? line.filter((other) => other !== card) : [...line, card]
    this.claim = { ...this.claim, line: next }
  }

  /** Whether to go ahead: at once, or at the second tap if the player asked for two. */
  private isSure(choice: Call | Card): boolean {
    if (!this.confirms() || this.chosen === choice) return true
    this.chosen = choice
    return false
  }
}

/** What a person typed stands as it is in every language. */
function typedWords(text: string): Words {
  return { es: text, ca: text, en: text }
}
