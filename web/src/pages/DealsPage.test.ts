import { fireEvent, render, within } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deals } from '../api/deals'
import { Refusal } from '../api/rest'
import { i18n } from '../i18n'
import { me } from '../state/me.svelte'
import type { DealFound, DealLanguage, DealsFound } from '../wire'
import DealsPage from './DealsPage.svelte'

vi.stubGlobal('matchMedia', () => ({ matches: true }))

const A = 'hcp(N) in 15..17 and balanced(N)'
const LANGUAGE: DealLanguage = {
  examples: [{ id: 'one-notrump', title: { es: 'Apertura de 1 ST', ca: '1 SA', en: '1NT' }, condition: A }],
  functions: [
    { signature: 'hcp(who)', words: { es: 'puntos', ca: 'punts', en: 'points' }, example: 'hcp(N) > 3' },
  ],
  formats: ['bri', 'lin', 'pbn'],
}
const DEAL: DealFound = {
  board: 1,
  dealer: 'N',
  vulnerability: 'None',
  text: 'N:...',
  hands: { north: ['SA', 'HK'], east: ['S2'], south: ['S3'], west: ['S4'] },
  hcp: { north: 7, east: 0, south: 0, west: 0 },
}
const FOUND: DealsFound = { deals: [DEAL], seed: 5, tries: 20, wanted: 1, ended: 'found' }

function shows(found: Partial<DealsFound> = {}) {
  vi.spyOn(deals, 'language').mockResolvedValue(LANGUAGE)
  const find = vi.spyOn(deals, 'find').mockResolvedValue({ ...FOUND, ...found })
  return { ...render(DealsPage), find }
}

beforeEach(() => {
  i18n.locale = 'es'
  me.name = 'Marta'
  me.isKnown = true
})

afterEach(() => {
  vi.restoreAllMocks()
})

test('a condition that is ready is put into the field and dealt', async () => {
  const { findByRole, getByRole, getByLabelText, find, findByText } = shows()
  await fireEvent.click(await findByRole('button', { name: 'Apertura de 1 ST', hidden: true }))
  expect((getByLabelText('Condición') as HTMLTextAreaElement).value).toBe(A)
  await fireEvent.click(getByRole('button', { name: 'Repartir' }))
  expect(find).toHaveBeenCalledWith(expect.objectContaining({ where: A, count: 8, seed: null }))
  await findByText(/^1 reparto en 20 intentos/)
  const north = within(getByRole('group', { name: 'Norte' }))
  north.getByText('7 PH')
  const results = getByRole('region', { name: 'Lo que ha salido' })
  await vi.waitFor(() => expect(document.activeElement).toBe(results))
})

test('what was not found in time is told', async () => {
  const { findByRole, findByText } = shows({ deals: [], wanted: 8, tries: 3, ended: 'time' })
  await fireEvent.click(await findByRole('button', { name: 'Repartir' }))
  await findByText(/Se acabó el tiempo: 0 de 8 en 3 intentos/)
})

test('hands that change places and the most tries wait behind a fold', async () => {
  const { findByRole, getByRole, getByLabelText, getByText, find, findByText } = shows({ ended: 'tries' })
  await fireEvent.click(getByText('Más opciones'))
  await fireEvent.click(getByRole('radio', { name: 'Este y Oeste', hidden: true }))
  await fireEvent.change(getByLabelText('Intentos, como mucho'), { target: { selectedIndex: 0 } })
  await fireEvent.click(await findByRole('button', { name: 'Repartir' }))
  expect(find).toHaveBeenCalledWith(expect.objectContaining({ swap: 'EW', tries: 1_000 }))
  await findByText(/No hay más intentos: 1 de 1 en 20/)
})

test('the place of a fault is marked and selected', async () => {
  const { findByRole, getByLabelText, find, findByText } = shows()
  const text = { es: 'nada se llama «hpc»', ca: '', en: '' }
  const problem = { code: 'condition/unknown', law: null, text, line: 1, column: 1, length: 3, seat: null }
  find.mockRejectedValue(new Refusal(problem))
  const field = getByLabelText('Condición') as HTMLTextAreaElement
  await fireEvent.input(field, { target: { value: 'hpc(N) > 3' } })
  await fireEvent.click(await findByRole('button', { name: 'Repartir' }))
  await findByText('Línea 1, columna 1: nada se llama «hpc».')
  expect([field.selectionStart, field.selectionEnd, document.activeElement]).toEqual([0, 3, field])
  expect(document.querySelector('mark')?.textContent).toBe('hpc')
  await fireEvent.input(field, { target: { value: 'hcp(N) > 3' } })
  expect(document.querySelector('mark')).toBeNull()
})

test('the seat whose cards cannot be given is told', async () => {
  const { findByRole, getByLabelText, find, findByText } = shows()
  const text = { es: 'SA está dos veces', ca: '', en: '' }
  const problem = { code: 'given/twice', law: null, text, line: 0, column: 0, length: 0, seat: 'S' as const }
  find.mockRejectedValue(new Refusal(problem))
  await fireEvent.click(await findByRole('button', { name: 'Repartir' }))
  await findByText('Sur: SA está dos veces')
  expect(getByLabelText('Sur').getAttribute('aria-invalid')).toBe('true')
})

test('deals that were seen are laid out for others', async () => {
  const { findByRole, findByLabelText } = shows()
  const table = vi.spyOn(deals, 'table').mockResolvedValue({ id: 'otra', path: '/t/otra' })
  await fireEvent.click(await findByRole('button', { name: 'Repartir' }))
  await fireEvent.click(await findByRole('button', { name: 'Abrir la mesa' }))
  expect(table).toHaveBeenCalledWith(expect.objectContaining({ seen: ['N:...'] }))
  const link = (await findByLabelText('Invita con este enlace')) as HTMLInputElement
  expect(link.value).toBe(`${window.location.origin}/t/otra`)
})

test('whoever wants to play them has them dealt unseen', async () => {
  const { findByRole, getByRole, find, findByText } = shows()
  const table = vi.spyOn(deals, 'table').mockResolvedValue({ id: 'otra', path: '/t/otra' })
  await fireEvent.click(await findByRole('switch', { name: 'No quiero ver las cartas' }))
  await fireEvent.click(getByRole('button', { name: 'Abrir la mesa' }))
  await findByText(/Nadie ha visto los repartos/)
  expect(table.mock.calls[0]![0]).toMatchObject({ unseen: { count: 8 } })
  expect(find).not.toHaveBeenCalled()
})

test('a seed has digits only', async () => {
  const { findByRole, getByLabelText, find, findByText } = shows()
  await fireEvent.input(getByLabelText('Semilla'), { target: { value: '12a' } })
  await findByText('Solo cifras, quince como mucho.')
  await fireEvent.click(await findByRole('button', { name: 'Repartir' }))
  expect(find).not.toHaveBeenCalled()
})
