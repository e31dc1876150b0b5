/** Looking a law up in the book that the server sent: by its number, by words in any of the three languages. */

import type { Code, Irregularity, LawBook, Words } from '../wire'

/** Small letters without accents, as texts are compared. */
export function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

/** The law as it is cited: `27A`. */
export function numberOf(law: Irregularity): string {
  return `${law.law}${law.part}`
}

export function lawsOf(book: LawBook): readonly Irregularity[] {
  return book.chapters.flatMap((chapter) => chapter.irregularities)
}

/**
 * What has all these words in it, the best found first; words that stand together in a name weigh a little more.
 *
 * A law that has no irregularity of its own leads to those that refer to it.
 */
export function search(laws: readonly Irregularity[], words: string): readonly Irregularity[] {
  const asked = folded(words).match(/[\p{L}\p{N}]+/gu) ?? []
  if (asked.length === 0) return []
  const together = (law: Irregularity) => Number(textsOf(law)[0].includes(asked.join(' ')))
  const found = laws
    .map((law) => ({ law, weights: asked.map((word) => weightOf(word, law)) }))
    .filter(({ weights }) => weights.every((weight) => weight > 0))
    .map(({ law, weights }) => ({
      law,
      weight: weights.reduce((sum, weight) => sum + weight, together(law)),
    }))
  if (found.length === 0)
    return laws.filter((law) => asked.length === 1 && law.see.map(String).includes(asked[0]!))
  return found.sort((one, other) => other.weight - one.weight).map(({ law }) => law)
}

/** The law of that number in a code, where it has one. */
export function lawNumbered(
  laws: readonly Irregularity[],
  number: number,
  code: Code,
): Irregularity | undefined {
  return laws.find((law) => law.law === number && law.codes.includes(code))
}

/** The address of a law by its number, for whoever knows no more of it. */
export function addressOf(number: number, code: Code): string {
  return code === 'duplicate' ? `/laws/${number}-duplicate` : `/laws/${number}`
}

/** The law that an address names: by its own name, or by its number. */
export function lawAt(laws: readonly Irregularity[], id: string | null): Irregularity | undefined {
  const number = /^([0-9]{1,3})(-duplicate)?$/.exec(id ?? '')
  if (number === null) return laws.find((law) => law.id === id)
  return lawNumbered(laws, Number(number[1]), number[2] === undefined ? 'rubber' : 'duplicate')
}

function weightOf(word: string, law: Irregularity): number {
  const number = /^([0-9]{1,3})([a-z][0-9]?)?$/.exec(word)
  if (number !== null) return numberWeight(Number(number[1]), (number[2] ?? '').toUpperCase(), law)
  const [names, told] = textsOf(law)
  if (names.includes(word)) return 3
  return told.includes(word) ? 1 : 0
}

function numberWeight(number: number, part: string, law: Irregularity): number {
  if (number !== law.law) return 0
  if (law.part.startsWith(part)) return 3
  return part.startsWith(law.part) ? 2 : 0
}

const texts = new WeakMap<Irregularity, readonly [string, string]>()

function textsOf(law: Irregularity): readonly [string, string] {
  const known = texts.get(law)
  if (known !== undefined) return known
  const names = [law.id.replaceAll('-', ' '), ...law.also, ...all(law.title)]
  const told = [law.happened, ...law.options.map((option) => option.text)].flatMap(all)
  const made = [folded(names.join(' ')), folded(told.join(' '))] as const
  texts.set(law, made)
  return made
}

function all(words: Words): readonly string[] {
  return [words.es, words.ca, words.en]
}
