// @vitest-environment node
import { expect, test } from 'vitest'
import { BOOKS } from '../fixtures/rulesBooks'
import { LOCALES, type Locale } from '../i18n/locales'
import { PROSE as ca } from './ca'
import { PROSE as en } from './en'
import { PROSE as es } from './es'
import { figuresOf } from './figures'
import { FORMS } from '../state/newTable'
import { anchorOf, DIFFERENCES, PLAN, placeOf, sectionsOf } from './plan'
import { filled, proseIn, type Prose } from './prose'

const PROSES: Readonly<Record<Locale, Prose>> = { es, ca, en }
const SAME = LOCALES.flatMap((locale) => FORMS.map((form) => ({ locale, form })))

/** Every sentence of a page. */
function sentencesOf(
  { titles, texts, differences, examples }: Prose,
  form: (typeof FORMS)[number],
): string[] {
  return [
    ...sectionsOf(form).flatMap(({ anchor, texts: names }) => [
      titles[anchor],
      ...names.flatMap((name) => texts[name]),
    ]),
    ...DIFFERENCES.flatMap((difference) => [differences[difference].name, differences[difference][form]]),
    ...BOOKS[form].examples.flatMap(({ name }) => examples[`${form}/${name}`] ?? []),
  ]
}

test.each(LOCALES)(
  '%s has every section, text and example that the forms need, and none too many',
  (locale) => {
    const { titles, texts, examples } = PROSES[locale]
    const sections = FORMS.flatMap(sectionsOf)
    expect(new Set(Object.keys(titles))).toEqual(new Set(sections.map(({ anchor }) => anchor)))
    expect(new Set(Object.keys(texts))).toEqual(new Set(sections.flatMap(({ texts }) => texts)))
    const shown = FORMS.flatMap((form) => BOOKS[form].examples.map(({ name }) => `${form}/${name}`))
    expect(new Set(Object.keys(examples))).toEqual(new Set(shown))
  },
)

test.each(SAME)('no sentence of $form in $locale is empty, and each has its figures', ({ locale, form }) => {
  const figures = figuresOf(BOOKS[form], locale)
  for (const sentence of sentencesOf(PROSES[locale], form)) {
    const text = filled(sentence, figures)
    expect(text.trim()).not.toBe('')
    expect(text).not.toMatch(/[{}]|NaN|undefined/)
  }
})

test.each(LOCALES)('what points are scored for is never typed in %s: it comes from the scorer', (locale) => {
  // 52 cards, the points of the bidding advice, and years.
  const allowed = /^(?:[0-9]|10|11|12|15|16|17|52|19\d\d)$/
  const sentences = FORMS.flatMap((form) => sentencesOf(PROSES[locale], form))
  const typed = sentences.flatMap((sentence) => sentence.match(/(?<!\{\w*)\d+/g) ?? [])
  expect(typed.filter((number) => !allowed.test(number))).toEqual([])
})

test.each(LOCALES)('each text in %s leaves open the figures that the Spanish one does', (locale) => {
  const open = (text: string | readonly string[]) => [...String(text).matchAll(/\{\w+\}/g)].map(String).sort()
  for (const name of Object.keys(es.texts) as (keyof Prose['texts'])[])
    expect([name, open(PROSES[locale].texts[name])]).toEqual([name, open(es.texts[name])])
  for (const difference of DIFFERENCES)
    for (const form of FORMS)
      expect(open(PROSES[locale].differences[difference][form])).toEqual(
        open(es.differences[difference][form]),
      )
})

test.each(FORMS)('every reason for which %s gives points has its place on its page', (form) => {
  const anchors = Object.keys(PLAN[form])
  const reasons = BOOKS[form].reasons.map(({ reason }) => reason)
  expect(reasons.filter((reason) => !anchors.includes(anchorOf(reason)))).toEqual([])
  expect(placeOf(form, 'tricks')).toBe(`/rules/${form}#tricks`)
})

test('the two bonuses of a rubber broken off are told in one place', () => {
  expect(placeOf('rubber', 'unfinished_game')).toBe('/rules/rubber#unfinished')
  expect(placeOf('rubber', 'unfinished_part_score')).toBe('/rules/rubber#unfinished')
})

test('figures are those of the form, written as the reader writes numbers', () => {
  expect(figuresOf(BOOKS.rubber, 'es')).toMatchObject({
    game: '100',
    nt: '40',
    nt_following: '30',
    rubber: '700',
    rubber_after_one: '500',
    game_bids: '3ST, 4♥, 4♠, 5♣ y 5♦',
  })
  expect(figuresOf(BOOKS.auction1920, 'en')).toMatchObject({ game: '30', spades: '9', rubber: '250' })
  expect(figuresOf(BOOKS.duplicate, 'ca')).toMatchObject({ cycle: '16', part_score: '50' })
})

test('a language is asked for once', async () => {
  expect(proseIn('ca')).toBe(proseIn('ca'))
  expect(await proseIn('ca')).toBe(ca)
})
