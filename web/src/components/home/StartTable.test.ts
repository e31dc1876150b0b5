import { cleanup, fireEvent, render, screen as page } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { i18n, t } from '../../i18n'
import type { Form, NewTable } from '../../wire'
import StartTable from './StartTable.svelte'

let asked: { path: string; body: unknown }[]

beforeEach(() => {
  i18n.locale = 'es'
  asked = []
  window.scrollTo = () => {}
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string } = {}) => {
    asked.push({ path, body: body === undefined ? null : JSON.parse(body) })
    const answer = path === '/api/me' ? { name: 'Joan' } : { id: 'x', path: '/t/x' }
    return Promise.resolve(new Response(JSON.stringify(answer)))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const choose = (form: Form) => fireEvent.click(page.getByRole('radio', { name: t(`form.${form}`) }))

/** Open the table, and say what was asked of the server. */
async function opened(): Promise<NewTable> {
  // Who one is was asked once, by whichever test came first.
  const name = page.queryByLabelText(t('home.name.label'))
  if (name !== null) await fireEvent.input(name, { target: { value: 'Joan' } })
  await fireEvent.click(page.getByRole('button', { name: t('home.start.button') }))
  await vi.waitFor(() => expect(asked.at(-1)?.path).toBe('/api/tables'))
  return asked.at(-1)!.body as NewTable
}

test('four forms can be chosen, each with its sentence, and one tap opens a rubber', async () => {
  render(StartTable)
  const forms = page.getAllByRole('radio').filter((radio) => radio.getAttribute('aria-describedby'))
  const meant = forms
    .slice(0, 4)
    .map((radio) => document.getElementById(radio.getAttribute('aria-describedby')!))
  expect(
    meant.map((sentence) => sentence?.textContent?.trim().length ?? 0).every((length) => length > 40),
  ).toBe(true)
  expect((await opened()).form).toBe('rubber')
})

test.each(['auction1920', 'chicago'] as const)('%s is opened as chosen', async (form) => {
  render(StartTable)
  await choose(form)
  expect((await opened()).form).toBe(form)
})

test('Chicago has options of its own', async () => {
  render(StartTable)
  expect(page.queryByText(t('option.vulnerable'))).toBeNull()
  await choose('chicago')
  await fireEvent.click(page.getByLabelText(t('option.vulnerable.nondealer')))
  await fireEvent.click(page.getByLabelText(t('option.partners.keep')))
  await fireEvent.click(page.getByLabelText(t('option.honors')))
  expect(page.queryByText(t('option.honors_reminder'))).toBeNull()
  expect((await opened()).options).toMatchObject({
    vulnerable: 'nondealer',
    partners: 'keep',
    honors: false,
  })
})

test('a set has as many boards as wanted, one to thirty-six, and nobody draws for seats', async () => {
  render(StartTable)
  await fireEvent.click(page.getByLabelText(t('option.seats.drawn')))
  await choose('duplicate')
  expect(page.queryByText(t('option.seats'))).toBeNull()
  const boards = page.getByLabelText(t('option.boards'), { selector: 'input' })
  await fireEvent.change(boards, { target: { value: '99' } })
  expect((boards as HTMLInputElement).value).toBe('36')
  await fireEvent.click(page.getByRole('button', { name: t('option.boards.fewer') }))
  expect(await opened()).toMatchObject({ form: 'duplicate', options: { boards: 35, seats: 'fixed' } })
})
