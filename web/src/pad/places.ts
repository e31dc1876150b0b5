/** Who sits where, and who sits out, while the players make up their minds. */

import type { BySeat } from '../wire'

export interface Places {
  /** North, East, South, West. */
  readonly seats: readonly string[]
  readonly out: readonly string[]
}

/** As proposed; whoever of the players has no seat sits out. */
export function placesOf(proposed: BySeat<string>, players: readonly string[]): Places {
  const seats = [proposed.north, proposed.east, proposed.south, proposed.west]
  return { seats, out: players.filter((player) => !seats.includes(player)) }
}

/** Two change places. */
export function exchanged({ seats, out }: Places, one: string, other: string): Places {
  const swap = (player: string) => (player === one ? other : player === other ? one : player)
  return { seats: seats.map(swap), out: out.map(swap) }
}
