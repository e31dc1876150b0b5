/** Who sits where, by name; and the unit that is being played, also when its beginning is still on its way. */

import { ofSeat, SEATS } from '../notation/seats'
import type { BySeat, NextDeal, PadPlayer, PadView, Seat, Side, UnitSeen } from '../wire'
import type { Waiting } from './outbox'

export interface Current {
  readonly unit: string
  readonly seats: BySeat<string>
  /** The deal after which the next is written. */
  readonly after: string
  /** What the next deal is played under; null as long as something before it waits to be scored. */
  readonly next: NextDeal | null
}

/** Players by their ids: those on the pad, and those whose names are on their way. */
export function playersOf(view: PadView, waiting: readonly Waiting[]): readonly PadPlayer[] {
  let players = [...view.players]
  for (const { command } of waiting) {
    if (command.type === 'add-player') players = [...players, command.player]
    if (command.type === 'rename-player')
      players = players.map((one) => (one.id === command.player ? { ...one, name: command.name } : one))
  }
  return players
}

export function nameOf(players: readonly PadPlayer[], id: string): string {
  return players.find((player) => player.id === id)?.name ?? '?'
}

export function namesAt(players: readonly PadPlayer[], seats: BySeat<string>): BySeat<string> {
  const name = (seat: Seat) => nameOf(players, ofSeat(seats, seat))
  return { north: name('N'), east: name('E'), south: name('S'), west: name('W') }
}

/** The names of a side, in the order of the seats. */
export function pairAt(names: BySeat<string>, side: Side): string[] {
  return SEATS.filter((seat) => side.includes(seat)).map((seat) => ofSeat(names, seat))
}

export function unitOf(view: PadView, id: string | null): UnitSeen | null {
  return view.units.find((unit) => unit.id === id) ?? null
}

/** The unit whose next deal can be entered; `resumed` is one broken off that is taken up again. */
export function currentOf(
  view: PadView,
  waiting: readonly Waiting[],
  resumed: string | null,
): Current | null {
  const begun = waiting.findLast(({ command }) => command.type === 'start-unit')?.command
  const unit = begun?.type === 'start-unit' ? begun.unit : (view.current ?? resumed)
  const seen = unitOf(view, unit)
  const seats = begun?.type === 'start-unit' ? begun.seats : (seen?.seatings[0] ?? null)
  if (unit === null || seats === null) return null
  if (waiting.some(({ command }) => command.type === 'break-off' && command.unit === unit)) return null
  const last = waiting.findLast(
    ({ command }) => command.type === 'enter-deal' && command.unit === unit,
  )?.command
  return {
    unit,
    seats,
    after: last?.type === 'enter-deal' ? last.deal : (seen?.next?.after ?? seen?.deals.at(-1)?.id ?? ''),
    next: waiting.length === 0 ? (seen?.next ?? null) : null,
  }
}
