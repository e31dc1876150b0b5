// @vitest-environment node
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { LOCALES } from './locales'
import { calledIn, mentionedIn, sourceTexts } from './keyUses'
import { CATALOGUES, type Key, translator } from './translator'

const KEYS = Object.keys(CATALOGUES.es) as Key[]
const SOURCES = sourceTexts()

test.each(LOCALES)('every key of the house has a text in %s, and none has too many', (locale) => {
  expect(Object.keys(CATALOGUES[locale])).toEqual(KEYS)
})

test('keys stand in order, so that two people seldom write on the same line', () => {
  expect(KEYS).toEqual([...KEYS].sort())
})

test.each(LOCALES)('no text is empty in %s', (locale) => {
  expect(KEYS.filter((key) => CATALOGUES[locale][key].trim() === '')).toEqual([])
})

test.each(LOCALES)('every text in %s has the values of the Spanish one', (locale) => {
  const differ = KEYS.filter((key) => placeholders(key, locale).join() !== placeholders(key, 'es').join())
  expect(differ).toEqual([])
})

test('every key that the code names exists', () => {
  const { named, patterns } = calledIn(SOURCES)
  expect(named.filter((name) => !KEYS.includes(name as Key))).toEqual([])
  expect(patterns.filter((pattern) => !KEYS.some((key) => pattern.test(key)))).toEqual([])
})

test('every key is used', () => {
  const { named, patterns } = mentionedIn(SOURCES)
  const unused = KEYS.filter((key) => !named.includes(key) && !patterns.some((pattern) => pattern.test(key)))
  expect(unused).toEqual([])
})

test.each(LOCALES)('plurals in %s know one and many', (locale) => {
  const t = translator(locale)
  const one = t('result.made', { over: 1 })
  const two = t('result.made', { over: 2 })
  expect([one.includes('1'), two.includes('2'), one.replace('1', '2') === two]).toEqual([true, true, false])
})

/** The names of the values that a text takes, sorted. */
function placeholders(key: Key, locale: (typeof LOCALES)[number]): string[] {
  const names = new Set<string>()
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      if (element.type === TYPE.tag) {
        visit(element.children)
        continue
      }
      names.add(element.value)
      if (element.type === TYPE.select || element.type === TYPE.plural)
        for (const option of Object.values(element.options)) visit(option.value)
    }
  }
  visit(parse(CATALOGUES[locale][key], { ignoreTag: true }))
  return [...names].sort()
}
