import { cleanup, render, screen as page } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { FIXTURES } from '../../fixtures'
import { i18n } from '../../i18n'
import { TableStore } from '../../state/table.svelte'
import type { CallHint, Hint, TableView } from '../../wire'

// The widths of the screen are asked for when the module is loaded.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
const { default: TableRoom } = await import('./TableRoom.svelte')

const words = (text: string) => ({ es: text, ca: text, en: text })
const told = (call: CallHint['call'], text: string, against = ''): CallHint => ({
  call,
  explanation: words(text),
  fits: against === '',
  against: words(against),
})
const HINT: Hint = {
  type: 'hint',
  request_id: 'asked',
  at_version: 1,
  call: null,
  card: null,
  explanation: words(''),
  basis: 'book',
  calls: [],
  looked_at: [],
  cards: [],
  layouts: 0,
}

let store: TableStore
let asked: number

function asks(name: string): void {
  store = new TableStore()
  asked = 0
  store.open(() => ({ send: () => '', askHint: () => (asked++, 'asked'), retry() {}, close() {} }))
  store.listener.view({ type: 'view', view: FIXTURES[name] as TableView, events: [] })
  store.listener.status('online')
  render(TableRoom, { store, path: '/t/1' })
  store.askHint()
}

beforeAll(() => {
  i18n.locale = 'en'
  Element.prototype.scrollTo = () => {}
})
afterEach(cleanup)

test('calls are told with what is against them, and the rows that the book looked at before', async () => {
  asks('auction')
  const calls = [told('2H', 'Raise'), told('P', 'Nothing to show', 'asks for up to 5 points')]
  const looked_at = [told('3H', 'Jump raise', 'too few'), told('3H', 'Weak jump', 'too many')]
  store.listener.hint({ ...HINT, call: '2H', explanation: words('Raise'), calls, looked_at })
  const panel = await page.findByRole('region', { name: 'Hint' })
  expect(panel.textContent).toContain('asks for up to 5 points')
  expect(panel.textContent).toContain('Before it the book looked at 2 other calls')
})

test('cards are told with their chance and the tricks expected', async () => {
  asks('fromWest')
  const cards = [
    { card: 'DT', goal: 0.58, tricks: 4.6 },
    { card: 'D9', goal: 0.58, tricks: 4.6 },
  ] as const
  store.listener.hint({ ...HINT, basis: 'layouts', layouts: 80, card: 'DT', cards })
  const panel = await page.findByRole('region', { name: 'Hint' })
  expect(panel.textContent).toContain('Beat')
  expect(panel.textContent).toContain('58')
  expect(panel.textContent).toContain('4.6')
})

test('a rule of thumb is told as one', async () => {
  asks('fromWest')
  store.listener.hint({ ...HINT, basis: 'thumb', card: 'DT' })
  expect((await page.findByRole('region', { name: 'Hint' })).textContent).toContain('rule of thumb')
})

test('a hint that is no longer waited for is not shown', async () => {
  asks('fromWest')
  store.dismissHint()
  store.listener.hint({ ...HINT, basis: 'thumb', card: 'DT' })
  expect(page.queryByRole('region', { name: 'Hint' })).toBeNull()
})

test('a hint that is waited for is not asked for again, unless the line broke', () => {
  asks('fromWest')
  store.askHint()
  expect(asked).toBe(1)
  store.listener.status('connecting')
  store.listener.status('online')
  store.askHint()
  expect(asked).toBe(2)
})
