/** A hint about cards, as the page shows it: cards that come to the same stand together. */

import type { Card, CardHint } from '../wire'

export interface CardGroup {
  readonly cards: readonly Card[]
  readonly goal: number
  readonly tricks: number
}

/** Cards with the same figures, as they are shown, in the order in which they came: best first. */
export function cardGroups(hints: readonly CardHint[]): readonly CardGroup[] {
  const found = new Map<string, CardGroup>()
  for (const { card, goal, tricks } of hints) {
    const same = `${percent(goal)} ${tricks.toFixed(1)}`
    const cards = [...(found.get(same)?.cards ?? []), card]
    found.set(same, { goal, tricks, ...found.get(same), cards })
  }
  return [...found.values()]
}

export function percent(chance: number): string {
  return `${Math.round(chance * 100)}\u202F%`
}

export function oneDecimal(figure: number, locale: string): string {
  return figure.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
