/** What the cards of a moment were worth double dummy, as the page shows them. */

import type { Card, PlayedCard } from '../wire'

/** Cards that come to the same number of tricks of the declaring side. */
export interface Group {
  readonly tricks: number
  /** Tricks that the side in turn gives away with any of them. */
  readonly cost: number
  readonly cards: readonly Card[]
}

/** The choice that led to that moment; before the opening lead, the lead itself. */
export function choiceAt(play: readonly PlayedCard[], at: number): PlayedCard | null {
  return play[Math.max(0, at - 1)] ?? null
}

/** Tricks that each card that could be played gives away. */
export function costs(choice: PlayedCard): ReadonlyMap<Card, number> {
  return new Map(choice.legal.map(({ card, tricks }) => [card, Math.abs(choice.before - tricks)]))
}

/** What could be played, the best first. */
export function groups(choice: PlayedCard): readonly Group[] {
  const found = new Map<number, Card[]>()
  for (const { card, tricks } of choice.legal) {
    const cards = found.get(tricks) ?? []
    found.set(tricks, [...cards, card])
  }
  return [...found]
    .map(([tricks, cards]) => ({ tricks, cost: Math.abs(choice.before - tricks), cards }))
    .sort((one, other) => one.cost - other.cost)
}

/** A card that gave tricks away: where it was played, and how many. */
export interface Slip {
  /** How many cards lie played with it. */
  readonly at: number
  readonly trick: number
  readonly played: PlayedCard
}

export function slips(play: readonly PlayedCard[]): readonly Slip[] {
  return play
    .map((played, place) => ({ at: place + 1, trick: Math.floor(place / 4) + 1, played }))
    .filter(({ played }) => played.cost > 0)
}

/** `=` or `−1`: nothing given away, or so many tricks. */
export function costSign(cost: number): string {
  return cost === 0 ? '=' : `−${cost}`
}
