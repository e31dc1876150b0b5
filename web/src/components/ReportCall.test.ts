import { fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reports } from '../api/reports'
import { Refusal } from '../api/rest'
import { words } from '../fixtures/base'
import { i18n } from '../i18n'
import '../patience'
import ReportCall from './ReportCall.svelte'

const CALL = { seat: 'N', call: '1NT', explanation: words('15-17', '15-17', '15-17') } as const
const shows = () => render(ReportCall, { table: 'mesa', unit: 1, place: 2, at: 3, call: CALL })

beforeEach(() => {
  i18n.locale = 'es'
})
afterEach(() => vi.restoreAllMocks())

test('a call is reported with a remark, and that it was is said', async () => {
  const send = vi.spyOn(reports, 'send').mockResolvedValue({ id: 'x' })
  const { getByRole, getByLabelText, findByText } = shows()
  await fireEvent.click(getByRole('button', { name: /^Avisar de un sin triunfo de Norte/ }))
  await fireEvent.input(getByLabelText(/raro/), { target: { value: ' tiene 13 ' } })
  await fireEvent.click(getByRole('button', { name: 'Enviar el aviso' }))
  await findByText('Avisado.')
  expect(send).toHaveBeenCalledWith('mesa', { unit: 1, place: 2, call: 3, remark: 'tiene 13' })
})

test('what is typed is no call and no card of the table', async () => {
  const onkeydown = vi.fn()
  window.addEventListener('keydown', onkeydown)
  const { getByRole, getByLabelText } = shows()
  await fireEvent.click(getByRole('button', { name: /^Avisar/ }))
  await fireEvent.keyDown(getByLabelText(/raro/), { key: 'p' })
  expect(onkeydown).not.toHaveBeenCalled()
  window.removeEventListener('keydown', onkeydown)
})

test('why it was refused is said in the reader’s words, and what was typed stays', async () => {
  const problem = { code: 'reports/too-many', law: null, text: words('Ya hay demasiados', '', '') }
  vi.spyOn(reports, 'send').mockRejectedValue(new Refusal(problem))
  const { getByRole, getByLabelText, findByRole } = shows()
  await fireEvent.click(getByRole('button', { name: /^Avisar/ }))
  await fireEvent.input(getByLabelText(/raro/), { target: { value: 'otra' } })
  await fireEvent.click(getByRole('button', { name: 'Enviar el aviso' }))
  expect((await findByRole('alert')).textContent).toBe('Ya hay demasiados')
  expect((getByLabelText(/raro/) as HTMLTextAreaElement).value).toBe('otra')
})
