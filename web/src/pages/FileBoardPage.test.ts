import { fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { files } from '../api/files'
import { ANALYSIS } from '../fixtures/analysis'
import { BOARD } from '../fixtures/files'
import { NOTHING_TO_LEARN } from '../fixtures/grading'
import { i18n } from '../i18n'
import { go } from '../router.svelte'
import type { BoardSeen } from '../wire'
import FileBoardPage from './FileBoardPage.svelte'

function shows(more: Partial<BoardSeen> = {}, isFramed = false) {
  vi.spyOn(files, 'board').mockResolvedValue({ ...BOARD, ...more })
  const analysis = vi.spyOn(files, 'analysis').mockReset().mockResolvedValue(ANALYSIS)
  return { ...render(FileBoardPage, { id: 'x1', place: 2, isFramed }), analysis }
}

beforeEach(() => {
  i18n.locale = 'es'
  window.scrollTo = vi.fn()
})
afterEach(() => go('/'))

test('a board tells where it was played, by whom, and what is wrong with it', async () => {
  const { findByRole, container } = shows()
  await findByRole('heading', { name: 'Estuche 2' })
  for (const text of ['Aina', 'Copa de l’Àliga', 'Reus', '2026.11.30', 'Sala cerrada', '100 para Este-Oeste'])
    expect(container.textContent).toContain(text)
  expect(container.textContent).toContain('Buenas tardes desde el club.')
  expect(container.textContent).toContain('Un renuncio: no se sirvió al palo')
})

test('it is played again card by card with what each was worth', async () => {
  const { findByRole, findByText, container } = shows()
  await findByText('Cartas que costaron bazas')
  await fireEvent.keyDown(document.body, { key: 'End' })
  await findByRole('heading', { name: /Baza 13 de 13/ })
  expect(container.querySelector('.worths')).not.toBeNull()
})

test('shift and an arrow go to the next board, the arrow alone to the next card', async () => {
  const { findByRole } = shows()
  await findByRole('heading', { name: 'Estuche 2' })
  await fireEvent.keyDown(document.body, { key: 'ArrowRight', shiftKey: true })
  expect(window.location.pathname).toBe('/file/x1/3')
  await findByRole('heading', { name: /Antes de la salida/ })
})

test('what is not known is not asked for double dummy, and nothing is made up', async () => {
  const unknown = { north: BOARD.hands.north, east: [], south: [], west: [] }
  const bare = { auction: [], tricks: [], contract: null, dealer: null, vulnerability: null, score_ns: null }
  const { findAllByText, queryByText, analysis } = shows({
    ...bare,
    hands: unknown,
    is_solvable: false,
    problems: [],
    comments: [],
  })
  expect((await findAllByText('No se conoce esta mano.')).length).toBe(3)
  expect(queryByText('A doble muerto')).toBeNull()
  expect(analysis).not.toHaveBeenCalled()
})

test('its calls and cards are graded when somebody asks, by a book that the page names', async () => {
  const grading = vi.spyOn(files, 'grading').mockResolvedValue(NOTHING_TO_LEARN)
  const { findByRole, findByText } = shows()
  const ask = await findByRole('button', { name: 'Mirar voces y cartas' })
  expect(grading).not.toHaveBeenCalled()
  await fireEvent.click(ask)
  await findByRole('button', { name: 'Sur', pressed: true })
  await findByText('No llegó a hablar.')
  await findByText(/libro de Tapete, aunque se jugara otro sistema/)
  await fireEvent.click(await findByRole('button', { name: 'Este' }))
  expect(grading).toHaveBeenLastCalledWith('x1', 2, 'E')
})

test.each([
  [{ is_gradable: false }, false],
  [{}, true],
])('a board that cannot be graded, or is in a frame, offers no grades', async (more, isFramed) => {
  const { findByRole, queryByRole } = shows(more, isFramed)
  await findByRole('heading', { name: 'Estuche 2' })
  expect(queryByRole('button', { name: 'Mirar voces y cartas' })).toBeNull()
})

test('in a frame there is no header, and the boards beside it are in frames too', async () => {
  const { findByRole, queryByRole, queryByLabelText } = shows({}, true)
  const next = await findByRole('link', { name: /Siguiente/ })
  expect(next.getAttribute('href')).toBe('/embed/file/x1/3')
  expect(queryByRole('banner')).toBeNull()
  expect(queryByLabelText('Ponerlo en tu página')).toBeNull()
  const out = await findByRole('link', { name: 'Abrir en Tapete' })
  expect([out.getAttribute('href'), out.getAttribute('target')]).toEqual(['/file/x1/2', '_blank'])
})

test('the piece of a page to copy has the title of the board, escaped', async () => {
  const { findByLabelText } = shows({ title: '"7" <b>' })
  const field = (await findByLabelText('Ponerlo en tu página')) as HTMLInputElement
  expect(field.value).toContain(`src="${window.location.origin}/embed/file/x1/2"`)
  expect(field.value).toContain('title="Estuche &quot;7&quot; &lt;b&gt;"')
})
