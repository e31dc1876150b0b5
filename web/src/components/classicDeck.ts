/**
 * Where the pictures of the classic deck are: the SVG files of an npm package, taken from it when the
 * page is built. This module is only loaded by readers who chose that deck.
 */

import { rankOf, suitOf } from '../notation/letters'
import type { Card } from '../wire'

const PICTURES = import.meta.glob<string>(
  [
    '/node_modules/@heruka_urgyen/react-playing-cards/src/images/{2color,4color}/*.svg',
    '/node_modules/@heruka_urgyen/react-playing-cards/src/images/back.svg',
  ],
  { query: '?url', import: 'default', eager: true, exhaustive: true },
)

const FOLDER = '/node_modules/@heruka_urgyen/react-playing-cards/src/images'

export function pictureOf(card: Card | null, colors: 2 | 4): string | undefined {
  const file = card === null ? 'back' : `${colors}color/${rankOf(card)}${suitOf(card)}`
  return PICTURES[`${FOLDER}/${file}.svg`]
}
