/**
 * Where the pictures of the classic deck are: the SVG files of an npm package, taken from it when the
 * page is built. This module is only loaded by readers who chose that deck.
 */

import { rankOf, suitOf } from '../notation/letters'
import type { Card } from '../wire'

const PICTURES = import.meta.glob<string>(
  '/node_modules/@heruka_urgyen/react-playing-cards/src/images/{2color-bf,4color-bf}/[2-9TJQKA][CDHS].svg',
  { query: '?url', import: 'default', eager: true, exhaustive: true },
)

const FOLDER = '/node_modules/@heruka_urgyen/react-playing-cards/src/images'

/** The picture with the larger corner letters: cards in a hand show little more than a corner. */
export function pictureOf(card: Card, colors: 2 | 4): string | undefined {
  return PICTURES[`${FOLDER}/${colors}color-bf/${rankOf(card)}${suitOf(card)}.svg`]
}
