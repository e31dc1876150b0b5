/** The completed trick, which lies on the table until it has been seen. */

import type { AnyEvent, CardPlayed, TableView, TrickSeen } from '../wire'

/** The trick that these events completed, if they did: its last card is the newest thing on the table. */
export function trickCompleted(
  before: TableView | null,
  now: TableView,
  events: readonly AnyEvent[],
): TrickSeen | null {
  const lying = before?.trick?.cards ?? []
  const played = events.filter((event): event is CardPlayed => event.type === 'card-played')
  const cards = [...lying, ...played.map((event) => event.card)]
  if (played.length === 0 || lying.length >= 4 || cards.length < 4) return null
  const trick = cards.slice(0, 4)
  const known = [now.last_trick, now.trick].find((seen) => seen?.cards[3] === trick[3])
  if (known) return known
  const leader = lying.length > 0 ? before!.trick!.leader : played[0]!.seat
  return { leader, cards: trick, winner: null }
}
