/** Cards, calls and seats in words, for sentences and for those who listen to the page. */

import type { Locale } from '../i18n/locales'
import type { Translate } from '../i18n/translator'
import type { Call, Card, ContractSeen } from '../wire'
import { bidParts, bidText, rankOf, suitOf } from './letters'

/** `nueve de diamantes`. */
export function cardName(t: Translate, card: Card): string {
  return t('card.name', { rank: t(`rank.${rankOf(card)}`), suit: t(`suit.${suitOf(card)}`) })
}

/** `el nueve de diamantes`: with its article, as a sentence needs it. */
export function theCard(t: Translate, card: Card): string {
  return t('card.name', { rank: t(`rank.the.${rankOf(card)}`), suit: t(`suit.${suitOf(card)}`) })
}

/** `dos corazones`, `un sin triunfo`, `paso`. */
export function callName(t: Translate, call: Call): string {
  const bid = bidParts(call)
  if (bid === null) return t(`call.said.${call as 'P' | 'X' | 'XX'}`)
  return t(`bid.${bid.strain}`, { level: bid.level })
}

/** `cuatro corazones por Sur, doblado`, for those who listen. */
export function contractName(t: Translate, contract: ContractSeen): string {
  return spelt(t, contract, callName(t, `${contract.level}${contract.strain}` as Call))
}

/** `4♥ por Sur, doblado`, for those who see. */
export function contractText(t: Translate, contract: ContractSeen, locale: Locale): string {
  return spelt(t, contract, bidText(contract.level, contract.strain, locale))
}

/** `cumplido con 1 baza extra`, `2 bazas de menos`. */
export function resultText(t: Translate, tricksTaken: number, tricksNeeded: number): string {
  const over = tricksTaken - tricksNeeded
  return over < 0 ? t('result.down', { under: -over }) : t('result.made', { over })
}

/** `=`, `+1`, `−2`: the result as it is written beside a contract. */
export function resultSign(tricksTaken: number, tricksNeeded: number): string {
  const over = tricksTaken - tricksNeeded
  if (over === 0) return '='
  return over > 0 ? `+${over}` : `−${-over}`
}

function spelt(t: Translate, contract: ContractSeen, bid: string): string {
  const doubling = contract.doubling === '' ? 'none' : contract.doubling
  return t('contract.name', { bid, doubling, by: t(`seat.by.${contract.declarer}`) })
}
