import { fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { practice } from '../../api/practice'
import { i18n } from '../../i18n'
import { me } from '../../state/me.svelte'
import '../../patience'
import PracticeFrom from './PracticeFrom.svelte'

const NAMES = { north: 'Núria', east: null, south: null, west: 'Joan' }
const OF = { of: { table: 'mesa', unit: 1, place: 2 } }

beforeEach(() => {
  i18n.locale = 'es'
  me.name = 'Joan'
  me.isKnown = true
})
afterEach(() => vi.restoreAllMocks())

function shows(at: number, of: number, hasContract = true) {
  const open = vi.spyOn(practice, 'open').mockResolvedValue({ id: 'otra', path: '/t/otra' })
  return { ...render(PracticeFrom, { source: OF, names: NAMES, hasContract, at, of }), open }
}

test('one sits where one sat, and the deal begins at the card that is shown', async () => {
  const { getByRole, open } = shows(6, 52)
  await fireEvent.click(getByRole('button', { name: 'Desde aquí, 6 cartas jugadas' }))
  expect(open).toHaveBeenCalledWith(expect.objectContaining({ ...OF, seat: 'W', cards: 6 }))
})

test('or at its first call, at any seat', async () => {
  const { getByRole, getByLabelText, open } = shows(0, 52)
  await fireEvent.change(getByLabelText('Sentarse en'), { target: { value: 'E' } })
  await fireEvent.click(getByRole('button', { name: 'Jugarlo otra vez' }))
  expect(open).toHaveBeenCalledWith(expect.objectContaining({ ...OF, seat: 'E' }))
})

test('a finished play goes on from no card, and a deal passed out has none', () => {
  expect(shows(52, 52).queryByRole('button', { name: /Desde aquí/ })).toBeNull()
})

test('a deal passed out is bid again and not played', () => {
  const { queryByRole, getByRole } = shows(0, 0, false)
  expect(queryByRole('button', { name: 'Desde la salida' })).toBeNull()
  getByRole('button', { name: 'Solo la subasta' })
})
