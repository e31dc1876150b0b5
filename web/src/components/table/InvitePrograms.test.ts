import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { programs } from '../../api/programs'
import { Refusal } from '../../api/rest'
import { FIXTURES } from '../../fixtures'
import { i18n } from '../../i18n'
import { TableStore } from '../../state/table.svelte'
import type { TableView } from '../../wire'

// The widths of the screen are asked for when the module is loaded.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
const { default: TableRoom } = await import('./TableRoom.svelte')

const GIB = { id: 'g1', name: 'Gib', made_at: 1767225600, used_at: 1767225600, is_listening: true }
const DEAF = { ...GIB, id: 'd1', name: 'Deaf', is_listening: false }

beforeEach(() => {
  i18n.locale = 'es'
  Element.prototype.scrollTo = () => {}
  window.history.replaceState(null, '', '/t/k4m')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function lobby(free: TableView['may']['take_seats']) {
  const { seating } = FIXTURES
  const store = new TableStore()
  store.open(() => ({ send: () => '', askHint: () => '', retry() {}, close() {} }))
  const view = { ...seating!, may: { ...seating!.may, take_seats: free } }
  store.listener.view({ type: 'view', view, events: [] })
  store.listener.status('online')
  return render(TableRoom, { store, path: '/t/k4m' })
}

test('a robot of mine that waits is offered the free seats, and told the one I choose', async () => {
  vi.spyOn(programs, 'mine').mockResolvedValue([GIB, DEAF])
  const invite = vi.spyOn(programs, 'invite').mockResolvedValue({ table: 'k4m', path: '/t/k4m', seat: 'E' })
  const page = lobby(['N', 'E'])
  const seats = await page.findAllByRole('button', { name: /Sentar el robot/ })
  expect(seats.map((button) => button.textContent)).toEqual(['N', 'E'])
  await fireEvent.click(seats[1]!)
  expect(invite).toHaveBeenCalledWith('/t/k4m', { program: 'g1', seat: 'E' })
  await page.findByText('El robot Gib está avisado.')
})

test('one that has stopped waiting is said to have', async () => {
  const text = { es: 'Ese robot no está esperando.', ca: '', en: '' }
  vi.spyOn(programs, 'mine').mockResolvedValue([GIB])
  vi.spyOn(programs, 'invite').mockRejectedValue(new Refusal({ code: 'x', law: null, text }))
  const page = lobby(['N'])
  await fireEvent.click(await page.findByRole('button', { name: /Sentar el robot/ }))
  await page.findByText(text.es)
})

test('who has no robot that waits sees nothing of all this', async () => {
  const mine = vi.spyOn(programs, 'mine').mockResolvedValue([DEAF])
  const page = lobby(['N'])
  await vi.waitFor(() => expect(mine).toHaveBeenCalled())
  expect(page.queryByText('Tus robots que esperan')).toBeNull()
})
