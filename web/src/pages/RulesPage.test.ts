import { cleanup, render, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { BOOKS } from '../fixtures/rulesBooks'
import { i18n, LOCALES } from '../i18n'
import { sectionsOf } from '../rules/plan'
import { proseIn } from '../rules/prose'
import { FORMS } from '../state/newTable'

// The widths of the screen are asked for when the module is loaded.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
const { default: RulesOverviewPage } = await import('./RulesOverviewPage.svelte')
const { default: RulesPage } = await import('./RulesPage.svelte')

// How long a language takes to come is not what is tested here.
beforeAll(async () => {
  await Promise.all(LOCALES.map(proseIn))
})

beforeEach(() => {
  localStorage.clear()
  i18n.locale = 'es'
  Element.prototype.scrollIntoView = vi.fn()
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string) => Response.json(BOOKS[path.split('/').at(-1) as 'rubber'])),
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

test.each(FORMS)('the page of %s has every section under its anchor, and every example', async (form) => {
  const { container } = render(RulesPage, { form })
  await waitFor(() => expect(container.querySelector('#examples')).not.toBeNull())
  const anchors = [...container.querySelectorAll('section')].map(({ id }) => id).filter((id) => id !== '')
  expect(anchors.filter((id) => sectionsOf(form).some(({ anchor }) => anchor === id))).toEqual(
    sectionsOf(form).map(({ anchor }) => anchor),
  )
  for (const { name } of BOOKS[form].examples)
    expect(container.querySelector(`#example-${name} h3`)?.textContent).toMatch(/^[A-ZÁÉ]/)
})

test('every figure of an example leads to the section that tells of it', async () => {
  const { container } = render(RulesPage, { form: 'rubber' })
  await waitFor(() => expect(container.querySelector('#examples')).not.toBeNull())
  const links = [...container.querySelectorAll<HTMLAnchorElement>('article ul a')]
  expect(links.length).toBe(BOOKS.rubber.examples.flatMap(({ sheet }) => sheet.entries).length)
  for (const { hash, pathname } of links) {
    expect(pathname).toBe('/rules/rubber')
    expect(container.querySelector(hash)).not.toBeNull()
  }
})

test('one is taken to the section that the address names', async () => {
  window.history.replaceState(null, '', '/rules/rubber#honors')
  const { container } = render(RulesPage, { form: 'rubber' })
  await waitFor(() => expect(document.activeElement?.id).toBe('honors'))
  expect(container.querySelector('#honors h2')!.textContent).toBe('Los honores')
})

test('the words change with the language of the reader', async () => {
  const { findByText } = render(RulesPage, { form: 'chicago' })
  await findByText('La subasta', { selector: 'h2' })
  i18n.locale = 'ca'
  await findByText('La licitació', { selector: 'h2' })
})

test('the four forms stand side by side, each with its own figures', async () => {
  const { findByText, getAllByRole } = render(RulesOverviewPage)
  await findByText('30 bajo la línea')
  expect(getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Rubber',
    'Chicago',
    'Duplicado',
    '1920',
  ])
})

test('once read, the rules are there without the server too', async () => {
  await render(RulesPage, { form: 'duplicate' }).findByText('Los honores', { selector: 'h2' })
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')))
  cleanup()
  await render(RulesPage, { form: 'duplicate' }).findByText('Los honores', { selector: 'h2' })
})

test('without the server the page says so, and one may ask again', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')))
  const { findByRole } = render(RulesPage, { form: 'rubber' })
  await findByRole('alert')
  await findByRole('button', { name: 'Reintentar' })
})
