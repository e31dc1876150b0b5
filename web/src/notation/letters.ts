/** Cards, calls and seats as the reader writes them: letters follow the reader, never the wire. */

import type { Locale } from '../i18n/locales'
import type { Alphabet } from '../settings/settings'
import type { Call, Card, Rank, Seat, Side, Strain, Suit } from '../wire'

export const SYMBOLS: Readonly<Record<Suit, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' }

const NOTRUMP: Readonly<Record<Locale, string>> = { es: 'ST', ca: 'SA', en: 'NT' }
const WEST: Readonly<Record<Locale, string>> = { es: 'O', ca: 'O', en: 'W' }

export function suitOf(card: Card): Suit {
  return card[0] as Suit
}

export function rankOf(card: Card): Rank {
  return card[1] as Rank
}

export function rankText(rank: Rank, letters: Alphabet): string {
  if (rank === 'T') return '10'
  const place = 'AKQJ'.indexOf(rank)
  return place < 0 ? rank : letters[place]!
}

/** A card on a line of text, rank first: `10♥`. */
export function cardText(card: Card, letters: Alphabet): string {
  return rankText(rankOf(card), letters) + SYMBOLS[suitOf(card)]
}

export function strainText(strain: Strain, locale: Locale): string {
  return strain === 'NT' ? NOTRUMP[locale] : SYMBOLS[strain]
}

/** The level and strain of a bid; null for pass, double and redouble. */
export function bidParts(call: Call): { level: number; strain: Strain } | null {
  if (call === 'P' || call === 'X' || call === 'XX') return null
  return { level: Number(call[0]), strain: call.slice(1) as Strain }
}

/** A bid on a line of text, `2♥` or `1ST`; pass, double and redouble have names instead. */
export function bidText(level: number, strain: Strain, locale: Locale): string {
  return level + strainText(strain, locale)
}

/** N E S O in Spanish and Catalan, N E S W in English. */
export function seatLetter(seat: Seat, locale: Locale): string {
  return seat === 'W' ? WEST[locale] : seat
}

export function sideLetters(side: Side, locale: Locale): string {
  return side === 'NS' ? 'N–S' : `E–${WEST[locale]}`
}
