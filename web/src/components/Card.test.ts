import { render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import { i18n } from '../i18n'
import { DEFAULTS } from '../settings/settings'
import { settings } from '../settings/settings.svelte'
import Card from './Card.svelte'
import SuitText from './SuitText.svelte'

afterEach(() => {
  i18n.locale = 'es'
  Object.assign(settings, DEFAULTS)
})

test('a card is named in the language of the reader, also when he changes it', () => {
  i18n.locale = 'es'
  const { getByRole } = render(Card, { card: 'D9' })
  expect(getByRole('img').getAttribute('aria-label')).toBe('nueve de diamantes')
  flushSync(() => (i18n.locale = 'ca'))
  expect(getByRole('img').getAttribute('aria-label')).toBe('nou de diamants')
})

test('its letter is the one that the reader chose', () => {
  const { container } = render(Card, { card: 'SK' })
  expect(container.textContent?.trim()).toBe('K')
  flushSync(() => (settings.letters = 'ARDV'))
  expect(container.textContent?.trim()).toBe('R')
})

test('a card face down shows nothing but that', () => {
  i18n.locale = 'en'
  const { getByRole, container } = render(Card, { card: null })
  expect([getByRole('img').getAttribute('aria-label'), container.textContent?.trim()]).toEqual([
    'face-down card',
    '',
  ])
})

test('the classic deck comes from its package', async () => {
  settings.deck = 'classic'
  const { findByAltText } = render(Card, { card: 'HT' })
  expect((await findByAltText('')).getAttribute('src')).toMatch(/4color-bf\/TH.*svg/)
})

test('a suit within a text is a shape with a name, and a level stays beside it', () => {
  i18n.locale = 'es'
  const { container } = render(SuitText, { text: '4♥ por Sur.' })
  expect(container.textContent).toBe('4 por Sur.')
  expect(container.querySelector('svg')?.getAttribute('aria-label')).toBe('corazones')
})
