/**
 * The numbering of deals: each number in [0, DEALS) is one deal, and each deal one number.
 *
 * North's thirteen cards are counted among the 52, East's among the 39 left, South's among the 26
 * left, each as a combination in the combinatorial number system (docs/fair-deal.md).
 */

import type { BySeat, Card } from '../wire'

/** The pack in order, from the deuce of clubs (place 0) to the ace of spades (place 51). */
export const PACK: readonly Card[] = [...'CDHS'].flatMap((suit) =>
  [...'23456789TJQKA'].map((rank) => `${suit}${rank}` as Card),
)

const CHOOSE: readonly (readonly bigint[])[] = pascal(52, 13)
const EAST = choose(39, 13)
const SOUTH = choose(26, 13)

/** How many deals there are: 52! / (13!)^4. */
export const DEALS: bigint = choose(52, 13) * EAST * SOUTH

/** The four hands of the deal of that number, each from its lowest card up. */
export function dealFromNumber(number: bigint): BySeat<Card[]> {
  if (number < 0n || number >= DEALS) throw new RangeError(`not a deal number: ${number}`)
  const south = number % SOUTH
  const east = (number / SOUTH) % EAST
  const north = number / SOUTH / EAST
  let left: Card[] = [...PACK]
  const hands = [north, east, south].map((rank) => {
    const places = new Set(combination(rank, left.length))
    const hand = left.filter((_, place) => places.has(place))
    left = left.filter((_, place) => !places.has(place))
    return hand
  })
  return { north: hands[0]!, east: hands[1]!, south: hands[2]!, west: left }
}

/** The number of a deal, given its four hands in any order of cards. */
export function numberFromDeal(hands: BySeat<readonly Card[]>): bigint {
  let left: Card[] = [...PACK]
  let number = 0n
  for (const hand of [hands.north, hands.east, hands.south]) {
    const places = left.flatMap((card, place) => (hand.includes(card) ? [place] : []))
    const rank = places.reduce((sum, place, k) => sum + choose(place, k + 1), 0n)
    number = number * choose(left.length, 13) + rank
    left = left.filter((card) => !hand.includes(card))
  }
  return number
}

/** The places of the thirteen cards of that rank among so many, highest first. */
function combination(rank: bigint, cards: number): number[] {
  const places: number[] = []
  let place = cards
  for (let k = 13; k > 0; k -= 1) {
    place -= 1
    while (choose(place, k) > rank) place -= 1
    places.push(place)
    rank -= choose(place, k)
  }
  return places
}

function choose(n: number, k: number): bigint {
  return CHOOSE[n]![k]!
}

function pascal(rows: number, columns: number): bigint[][] {
  const table: bigint[][] = []
  for (let n = 0; n <= rows; n += 1) {
    const above = table[n - 1]
    table.push(
      Array.from({ length: columns + 1 }, (_, k) => (k === 0 ? 1n : above ? above[k - 1]! + above[k]! : 0n)),
    )
  }
  return table
}
