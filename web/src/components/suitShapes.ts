/** The four suits as outlines in a box of 100 by 100: fonts and telephones draw theirs each their own way. */

import type { Suit } from '../wire'

export const SUIT_SHAPES: Readonly<Record<Suit, string>> = {
  S: 'M50 3C59 22 95 41 95 66 95 79 86 87 75 87 65 87 57 81 53 72 54 84 58 92 67 97L33 97C42 92 46 84 47 72 43 81 35 87 25 87 14 87 5 79 5 66 5 41 41 22 50 3Z',
  H: 'M50 97C41 78 5 57 5 30 5 14 17 5 29 5 39 5 47 12 50 24 53 12 61 5 71 5 83 5 95 14 95 30 95 57 59 78 50 97Z',
  D: 'M50 2C60 20 73 37 89 50 73 63 60 80 50 98 40 80 27 63 11 50 27 37 40 20 50 2Z',
  C: 'M50 3A22 22 0 0 1 66 41 22 22 0 1 1 54 70C55 83 59 92 67 97L33 97C41 92 45 83 46 70A22 22 0 1 1 34 41 22 22 0 0 1 50 3Z',
}
