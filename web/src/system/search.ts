/** Looking for lines of a system card: those that have all the words, in the reader's language. */

import { folded } from '../laws/search'
import type { CardChapter, CardGroup, CardLine, Words } from '../wire'

/** The chapters with what is left of them; chapters and turns without a line are gone. */
export function lookedFor(
  chapters: readonly CardChapter[],
  words: string,
  say: (words: Words) => string,
): readonly CardChapter[] {
  const asked = folded(words).split(/\s+/).filter(Boolean)
  if (asked.length === 0) return chapters
  const has = (group: CardGroup, line: CardLine) => {
    const texts = [line.call, line.title, line.shows, line.when, group.title]
    const text = folded(texts.map(say).join(' ')) + ` ${line.row}`
    return asked.every((word) => text.includes(word))
  }
  return chapters
    .map((chapter) => ({ ...chapter, groups: chapter.groups.map(withLines).filter(isFilled) }))
    .filter((chapter) => chapter.groups.length > 0)

  function withLines(group: CardGroup): CardGroup {
    return { ...group, lines: group.lines.filter((line) => has(group, line)) }
  }
}

export function linesOf(chapters: readonly CardChapter[]): number {
  return chapters.flatMap(({ groups }) => groups).reduce((sum, { lines }) => sum + lines.length, 0)
}

function isFilled(group: CardGroup): boolean {
  return group.lines.length > 0
}
