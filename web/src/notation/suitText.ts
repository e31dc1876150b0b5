/** A text cut where it shows a suit, so that each suit can be drawn as its shape. */

import type { Suit } from '../wire'
import { SYMBOLS } from './letters'

/** Plain text, or a suit with what is written close before it: `4♥` stays on one line. */
export type Piece = { readonly text: string } | { readonly before: string; readonly suit: Suit }

const BY_SYMBOL = new Map(Object.entries(SYMBOLS).map(([suit, symbol]) => [symbol, suit as Suit]))
const SUIT = /([^\s♠♥♦♣]*)([♠♥♦♣])\uFE0E?/g

/** A range of figures, `12-21`; not a shape such as 4-3-3-3. */
const RANGE = /(?<![\d-])(\d+)-(\d+)(?![\d-])/g

/** Ranges with the dash that stands between figures, and on one line. */
export function typeset(text: string): string {
  return text.replace(RANGE, '$1\u2060–\u2060$2')
}

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const found of text.matchAll(SUIT)) {
    if (found.index > end) pieces.push({ text: text.slice(end, found.index) })
    pieces.push({ before: found[1]!, suit: BY_SYMBOL.get(found[2]!)! })
    end = found.index + found[0].length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}
