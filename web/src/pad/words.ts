/** What was written on a pad, in words. */

import { both, type Key, type Translate } from '../i18n'
import type { Locale } from '../i18n/locales'
import { bidText } from '../notation/letters'
import { resultText } from '../notation/names'
import { ofSeat } from '../notation/seats'
import type { AnyPadCommand, BySeat, PadChoices, PadDealSeen, PadPlayer, PadResult, PadView } from '../wire'
import { type Draft, draftOf, neededAt, tricksOf } from './draft'
import { nameOf, namesAt, pairAt, unitOf } from './seating'

/** `4♥ por Anna, doblado`: as far as it is known; empty before there is a bid. */
export function draftText(t: Translate, locale: Locale, draft: Draft, names: BySeat<string>): string {
  if (draft.isPassedOut) return t('contract.passed-out')
  if (draft.level === null || draft.strain === null) return ''
  const bid = bidText(draft.level, draft.strain, locale)
  const doubling = draft.doubling === '' ? 'none' : draft.doubling
  if (draft.declarer === null) return t('pad.contract.nobody', { bid, doubling })
  return t('pad.contract', { bid, doubling, who: ofSeat(names, draft.declarer) })
}

/** `cumplido justo`, `2 bazas de menos`; empty where there is no contract. */
export function tricksText(t: Translate, draft: Draft, choices: PadChoices): string {
  const [tricks, needed] = [tricksOf(draft, choices), neededAt(draft.level, choices)]
  return draft.isPassedOut || tricks === null || needed === null ? '' : resultText(t, tricks, needed)
}

/** `honores: Anna 4`. */
export function honorsText(t: Translate, draft: Draft, names: BySeat<string>): string {
  const held = (['N', 'E', 'S', 'W'] as const).flatMap((seat) => {
    const count = draft.honors[seat] ?? 0
    return count > 0 ? [`${ofSeat(names, seat)} ${count}`] : []
  })
  return held.length === 0 ? '' : t('pad.honors.held', { held: held.join(', ') })
}

/** Contract, result and honors in one line. */
export function resultLine(
  t: Translate,
  locale: Locale,
  result: PadResult,
  names: BySeat<string>,
  choices: PadChoices,
): string {
  const draft = draftOf(result)
  const parts = [
    draftText(t, locale, draft, names),
    tricksText(t, draft, choices),
    honorsText(t, draft, names),
  ]
  return parts.filter((part) => part !== '').join('; ')
}

/** What a deal brought in: `120 para Anna y Pere`. */
export function scoreText(t: Translate, score_ns: number, names: BySeat<string>): string {
  if (score_ns === 0) return t('pad.points.none')
  const side = score_ns > 0 ? 'NS' : 'EW'
  return t('pad.points.for', { points: Math.abs(score_ns), names: both(pairAt(names, side)) })
}

/** The names at a deal's seating. */
export function namesAtDeal(
  view: PadView,
  players: readonly PadPlayer[],
  deal: string,
): BySeat<string> | null {
  for (const unit of view.units) {
    const found = [...unit.deals, ...unit.removed].find(({ id }) => id === deal)
    const seating = found === undefined ? undefined : unit.seatings[found.half - 1]
    if (seating !== undefined) return namesAt(players, seating)
  }
  return null
}

export function dealNamed(view: PadView, id: string): PadDealSeen | null {
  for (const unit of view.units) {
    const found = unit.deals.find((deal) => deal.id === id)
    if (found !== undefined) return found
  }
  return null
}

const SAID: Readonly<Record<AnyPadCommand['type'], Key>> = {
  'enter-deal': 'pad.said.enter-deal',
  'enter-honors': 'pad.said.enter-honors',
  'correct-deal': 'pad.said.correct-deal',
  'remove-deal': 'pad.said.remove-deal',
  'record-ruling': 'pad.said.record-ruling',
  'remove-ruling': 'pad.said.remove-ruling',
  'start-unit': 'pad.said.start-unit',
  'start-boards': 'pad.said.start-boards',
  'break-off': 'pad.said.break-off',
  'remove-unit': 'pad.said.remove-unit',
  'add-player': 'pad.said.add-player',
  'rename-player': 'pad.said.rename-player',
  'mark-away': 'pad.said.mark-away',
  'end-evening': 'pad.said.end-evening',
  'go-on': 'pad.said.go-on',
}

/** A command that waits, in a line. `seatsOf` knows the units that are themselves still waiting. */
export function commandText(
  t: Translate,
  locale: Locale,
  command: AnyPadCommand,
  view: PadView,
  players: readonly PadPlayer[],
  seatsOf: (unit: string, half: number) => BySeat<string> | null,
): string {
  return t(SAID[command.type], { what: what(), names: who() })

  function what(): string {
    switch (command.type) {
      case 'enter-deal': {
        const seats = seatsOf(command.unit, command.half ?? 1)
        return resultLine(t, locale, command.result, namesAt(players, seats ?? NOBODY), view.choices)
      }
      case 'correct-deal': {
        const names = namesAtDeal(view, players, command.deal) ?? namesAt(players, NOBODY)
        return resultLine(t, locale, command.result, names, view.choices)
      }
      case 'remove-deal':
      case 'enter-honors':
      case 'record-ruling': {
        const deal = dealNamed(view, command.deal)
        return deal === null ? '' : t('pad.deal', { deal: deal.number })
      }
      default:
        return ''
    }
  }

  function who(): string {
    if (command.type === 'start-unit') return both(Object.values(namesAt(players, command.seats)))
    if (command.type === 'add-player') return command.player.name
    if (command.type === 'rename-player') return command.name
    if (command.type === 'mark-away') return nameOf(players, command.player)
    if (command.type === 'enter-honors') {
      const names = namesAtDeal(view, players, command.deal)
      return names === null ? '' : `${ofSeat(names, command.seat)} ${command.count}`
    }
    return ''
  }
}

const NOBODY: BySeat<string> = { north: '', east: '', south: '', west: '' }

/** Who sits where in a unit, seen or still on its way. */
export function seatsIn(
  view: PadView,
  commands: readonly AnyPadCommand[],
  unit: string,
  half: number,
): BySeat<string> | null {
  const seen = unitOf(view, unit)?.seatings[half - 1]
  if (seen !== undefined) return seen
  for (const command of commands) {
    if (command.type === 'start-unit' && command.unit === unit) return command.seats
    if (command.type === 'start-boards' && command.unit === unit) return command.halves[half - 1] ?? null
  }
  return null
}

/** A player's name, for lists of ids. */
export function named(players: readonly PadPlayer[], ids: readonly string[]): string {
  return both(ids.map((id) => nameOf(players, id)))
}
