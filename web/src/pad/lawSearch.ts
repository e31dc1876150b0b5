/** Irregularities by a word of what happened, in any of the languages, or by the number of the law. */

import type { Code, Irregularity, LawBook, Words } from '../wire'

const MOST = 12

export function found(book: LawBook, code: Code, wanted: string): Irregularity[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  return book.chapters
    .flatMap(({ irregularities }) => irregularities)
    .filter(({ codes }) => codes.includes(code))
    .filter((each) => words.every((word) => textOf(each).includes(word)))
    .slice(0, MOST)
}

function textOf({ law, part, title, happened, also }: Irregularity): string {
  return plain([`${law}${part}`, all(title), all(happened), ...also].join(' '))
}

const all = ({ es, ca, en }: Words) => `${es} ${ca} ${en}`

/** Small letters without their accents. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}
