// @vitest-environment node
import { expect, test } from 'vitest'
import { chooseLocale } from './locales'

test('the language chosen before is kept', () => {
  expect(chooseLocale('ca', ['en-GB'])).toBe('ca')
})

test('else the first of the browser’s languages that we speak', () => {
  expect(chooseLocale(null, ['fr-FR', 'en-US', 'es'])).toBe('en')
  expect(chooseLocale('klingon', ['ca-ES'])).toBe('ca')
})

test('else Spanish', () => {
  expect(chooseLocale(null, ['fr', 'de'])).toBe('es')
})
