/** Seats and sides: who sits where, and what is kept for each. No rule of bridge but the way round. */

import type { BySeat, BySide, Seat, Side } from '../wire'

export const SEATS: readonly Seat[] = ['N', 'E', 'S', 'W']

const FIELDS = { N: 'north', E: 'east', S: 'south', W: 'west' } as const

/** What is kept for that seat. */
export function ofSeat<T>(four: BySeat<T>, seat: Seat): T {
  return four[FIELDS[seat]]
}

export function ofSide<T>(two: BySide<T>, side: Side): T {
  return side === 'NS' ? two.ns : two.ew
}

export function sideOf(seat: Seat): Side {
  return seat === 'N' || seat === 'S' ? 'NS' : 'EW'
}

export function otherSide(side: Side): Side {
  return side === 'NS' ? 'EW' : 'NS'
}

/** The seat so many places on, clockwise. */
export function after(seat: Seat, places: number): Seat {
  return SEATS[(SEATS.indexOf(seat) + places) % 4]!
}

/** Whether the two sit opposite each other. */
export function isPartner(seat: Seat, other: Seat | null): boolean {
  return other !== null && after(seat, 2) === other
}
