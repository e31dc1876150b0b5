import { fireEvent, render, within } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '../api/rest'
import { sets } from '../api/sets'
import { SET_RESULTS } from '../fixtures/sets'
import { i18n } from '../i18n'
import type { SetResults } from '../wire'
import SetPage from './SetPage.svelte'

function shows(results: Partial<SetResults> = {}) {
  const asked = vi.spyOn(sets, 'results').mockReset()
  asked.mockImplementation(async (_id, _unit, method) => ({
    ...SET_RESULTS,
    ...results,
    ...(method === null ? {} : { method }),
  }))
  return { ...render(SetPage, { id: 'mesa1', unit: 1 }), asked }
}

beforeEach(() => {
  i18n.locale = 'es'
})

test('the ranking of each side has one’s own pair marked', async () => {
  const { findByRole } = shows()
  const ranking = await findByRole('table', { name: 'Norte-Sur' })
  const rows = within(ranking).getAllByRole('row').slice(1)
  const places = rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim()))
  expect(places).toEqual([
    ['1', 'Núria y Joan', '6', '75,00'],
    ['2', 'Eva y un robot', '3', '37,50'],
    ['2', 'Robots 1', '3', '37,50'],
  ])
  expect(rows[0]!.classList.contains('own')).toBe(true)
})

test('a board opens to its traveller, whose lines lead to the deals', async () => {
  const { findByRole, getByRole } = shows()
  const first = await findByRole('table', { name: /^Estuche 1/ })
  const links = within(first).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/t/mesa1/deal/1/1', '/t/mesa2/deal/1/1'])
  await fireEvent.click(getByRole('button', { name: 'Estuche 2: 2 para vosotros' }))
  expect(getByRole('table', { name: /^Estuche 2/ }).textContent).toContain('Pasado')
  expect(getByRole('button', { name: /^Estuche 2/ }).getAttribute('aria-pressed')).toBe('true')
})

test('the address may name the board that is open', async () => {
  window.location.hash = '#2'
  const { findByRole } = shows()
  await findByRole('table', { name: /^Estuche 2/ })
  window.location.hash = ''
})

test('another method is asked of the server', async () => {
  const { findByRole, asked } = shows()
  await fireEvent.click(await findByRole('radio', { name: 'Butler' }))
  expect(asked.mock.calls.at(-1)).toEqual(['mesa1', 1, 'butler'])
})

test('robots are asked for by the number of their tables', async () => {
  const { findByRole, getByRole } = shows({ field: { tables: 0, done: 0 } })
  const askField = vi.spyOn(sets, 'askField').mockResolvedValue({ tables: 6, done: 0 })
  await fireEvent.click(await findByRole('button', { name: 'Una mesa menos' }))
  await fireEvent.click(getByRole('button', { name: 'Que jueguen' }))
  expect(askField).toHaveBeenCalledWith('mesa1', 1, 6)
})

test('while robots play, the page says how far they are', async () => {
  const { findByRole, getByText } = shows({ field: { tables: 7, done: 2 } })
  await findByRole('progressbar', { name: 'Que jueguen también los robots' })
  getByText('Han jugado 2 de 7 mesas de robots…')
})

test('another table is opened for the same boards, with its link to send', async () => {
  vi.spyOn(sets, 'playAgain').mockResolvedValue({ id: 'otra', path: '/t/otra' })
  const { findByRole, findByLabelText } = shows()
  await fireEvent.click(await findByRole('button', { name: 'Abrir otra mesa' }))
  const link = (await findByLabelText('Invita con este enlace')) as HTMLInputElement
  expect(link.value).toBe(`${window.location.origin}/t/otra`)
})

test('whoever may still play the boards reads why he is shown nothing', async () => {
  const text = { es: 'Esto es para quien ha jugado.', ca: '', en: '' }
  vi.spyOn(sets, 'results').mockRejectedValue(new Refusal({ code: 'table/set-not-yours', law: null, text }))
  const { findByRole } = render(SetPage, { id: 'mesa1', unit: 1 })
  expect((await findByRole('alert')).textContent).toContain('Esto es para quien ha jugado.')
})

test('with one table there is nothing to compare', async () => {
  const { findByText } = shows({ ranking: { ns: [], ew: [] } })
  await findByText(/no hay con qué comparar/)
})
