import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { programs } from '../../api/programs'
import { Refusal } from '../../api/rest'
import { i18n } from '../../i18n'
import MyPrograms from './MyPrograms.svelte'

const GIB = { id: 'g1', name: 'Gib', made_at: 1767225600, used_at: null, is_listening: false }
const TOKEN = 'tapete_23456789abcdefghjkmnpqrstuvwxyz2'

beforeEach(() => {
  i18n.locale = 'es'
  vi.spyOn(programs, 'mine').mockResolvedValue([])
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function made() {
  vi.spyOn(programs, 'make').mockResolvedValue({ program: GIB, token: TOKEN })
  const page = render(MyPrograms)
  await page.findByText('Aún no tienes ninguno.')
  await fireEvent.input(page.getByLabelText('Nombre del robot nuevo'), { target: { value: 'Gib' } })
  await fireEvent.submit(page.container.querySelector('form')!)
  await page.findByLabelText('La clave del robot Gib')
  return page
}

test('a new robot is listed, and its token shown with the keyboard in it', async () => {
  const page = await made()
  expect(programs.make).toHaveBeenCalledWith({ name: 'Gib' })
  const field = page.getByLabelText('La clave del robot Gib') as HTMLInputElement
  expect([field.value, document.activeElement]).toEqual([TOKEN, field])
  expect(page.getByRole('listitem').textContent).toContain('sin estrenar')
})

test('a token is shown once: whoever comes back does not see it', async () => {
  await made()
  cleanup()
  vi.mocked(programs.mine).mockResolvedValue([GIB])
  const page = render(MyPrograms)
  await page.findByText('Gib')
  expect(page.container.textContent).not.toContain(TOKEN)
  expect(page.container.querySelector('input[readonly]')).toBeNull()
})

test('a token is revoked only when it was asked twice', async () => {
  const page = await made()
  const revoke = vi.spyOn(programs, 'revoke').mockResolvedValue([])
  await fireEvent.click(page.getByRole('button', { name: 'Anular la clave' }))
  const keep = await page.findByRole('button', { name: 'Conservarla' })
  await vi.waitFor(() => expect(document.activeElement).toBe(keep))
  await fireEvent.click(keep)
  expect(revoke).not.toHaveBeenCalled()
  await fireEvent.click(page.getByRole('button', { name: 'Anular la clave' }))
  await fireEvent.click(await page.findByRole('button', { name: 'Sí, anularla' }))
  await page.findByText('La clave del robot Gib ya no vale.')
  expect(revoke).toHaveBeenCalledWith('g1')
  expect(page.queryByLabelText('La clave del robot Gib')).toBeNull()
})

test('what the server refuses is said in the reader’s language', async () => {
  const text = { es: 'Di primero cómo te llamas.', ca: '', en: '' }
  vi.spyOn(programs, 'make').mockRejectedValue(new Refusal({ code: 'table/no-name', law: null, text }))
  const page = render(MyPrograms)
  await fireEvent.submit(page.container.querySelector('form')!)
  expect((await page.findByRole('alert')).textContent).toContain('Di primero cómo te llamas.')
})
