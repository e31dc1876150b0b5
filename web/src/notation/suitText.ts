/** A text cut where it shows a suit, so that each suit can be drawn as its shape. */

import type { Suit } from '../wire'
import { SYMBOLS } from './letters'

export type Piece = { readonly suit: Suit } | { readonly text: string }

const BY_SYMBOL = new Map(Object.entries(SYMBOLS).map(([suit, symbol]) => [symbol, suit as Suit]))

export function piecesOf(text: string): Piece[] {
  const parts = text.split(/([♠♥♦♣])\uFE0E?/)
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      const suit = BY_SYMBOL.get(part)
      return suit === undefined ? { text: part } : { suit }
    })
}
