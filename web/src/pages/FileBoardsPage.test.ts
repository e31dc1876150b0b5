import { fireEvent, render, within } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { files } from '../api/files'
import { FILE, listed } from '../fixtures/files'
import { i18n } from '../i18n'
import type { FileSeen } from '../wire'
import FileBoardsPage from './FileBoardsPage.svelte'

function shows(more: Partial<FileSeen> = {}) {
  vi.spyOn(files, 'seen').mockResolvedValue({ ...FILE, ...more })
  return render(FileBoardsPage, { id: 'x1' })
}

const texts = (row: Element) => [...row.children].map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim())

beforeEach(() => {
  i18n.locale = 'es'
})

test('each board is a line that leads to it', async () => {
  const { findAllByRole, getByRole } = shows()
  const rows = (await findAllByRole('row')).slice(1)
  expect(rows.length).toBe(3)
  expect(texts(rows[0]!).slice(0, 2)).toEqual(['1 Sala abierta', 'Aina – Clara Bernat – Dídac'])
  expect(texts(rows[0]!)[4]).toBe('−50')
  expect(texts(rows[1]!).slice(3)).toEqual(['', '', '! 1 1 cosa no cuadra'])
  expect(texts(rows[2]!)[2]).toBe('Pasado')
  expect(getByRole('link', { name: '2' }).getAttribute('href')).toBe('/file/x1/2')
})

test('what does not add up is told by board, with words, code and place; warnings are folded', async () => {
  const { findByText, container } = shows()
  const revoke = (await findByText('Un renuncio: no se sirvió al palo')).closest('li')!
  expect(revoke.textContent?.replace(/\s+/g, ' ')).toContain('play/must-follow · card 26')
  const ofFile = (
    await findByText('No se entiende lo escrito', { selector: ':not(details) > ul b' })
  ).closest('li')!
  expect(ofFile.textContent?.replace(/\s+/g, ' ')).toContain('notation/code · 3:7')
  const folded = container.querySelector('details')!
  expect([folded.open, folded.querySelector('summary')!.textContent]).toEqual([false, '1 aviso'])
  expect(folded.textContent).toContain('Ley 18')
})

test('only what does not add up can be shown', async () => {
  const { findByLabelText, getAllByRole } = shows()
  await fireEvent.click(await findByLabelText('Solo el que no cuadra'))
  expect(getAllByRole('row').length).toBe(2)
})

test('a file without a fault says so', async () => {
  const { findByText, queryByRole } = shows({ boards: [listed(1)], faults: [] })
  await findByText('Todo cuadra.')
  expect(queryByRole('checkbox')).toBeNull()
})

test('a long file grows as it is asked for', async () => {
  const boards = Array.from({ length: 400 }, (_, place) => listed(place + 1))
  const { findByRole, getAllByRole, getByText } = shows({ boards, faults: [] })
  const more = await findByRole('button', { name: 'Ver 150 más' })
  expect(getAllByRole('row').length).toBe(151)
  await fireEvent.click(more)
  getByText('300 de 400')
  expect(getAllByRole('row').length).toBe(301)
}, 20_000)

test('it is taken along in any format, and printed in the reader’s language', async () => {
  const { findByRole, getByRole } = shows()
  const download = await findByRole('link', { name: 'Descargar' })
  expect(download.getAttribute('href')).toBe('/api/files/x1/as/pbn')
  await fireEvent.change(getByRole('combobox', { name: 'Formato' }), { target: { value: 'lin' } })
  expect(download.getAttribute('href')).toBe('/api/files/x1/as/lin')
  i18n.locale = 'ca'
  const four = await findByRole('link', { name: 'PDF, 4 per pàgina' })
  expect(four.getAttribute('href')).toBe('/api/files/x1/print.pdf?language=ca&boards=4')
})

test('a file that is not there says so, and can be asked for again', async () => {
  vi.spyOn(files, 'seen').mockRejectedValueOnce(new Error('no line')).mockResolvedValue(FILE)
  const { findByRole } = render(FileBoardsPage, { id: 'x1' })
  await fireEvent.click(await findByRole('button', { name: 'Reintentar' }))
  within(await findByRole('main')).getByText('copa.lin')
})
