import { cleanup, fireEvent, render, screen as page } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { FIXTURES } from '../../fixtures'
import { i18n, t } from '../../i18n'
import { callName, cardName } from '../../notation/names'
import { TableStore } from '../../state/table.svelte'
import type { AnyIntent, Call, Card, Refused, TableView } from '../../wire'

// The widths of the screen are asked for when the module is loaded.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
const { default: TableRoom } = await import('./TableRoom.svelte')

let sent: AnyIntent[]
let store: TableStore

const show = (name: string) => showView(FIXTURES[name]!)

function showView(view: TableView): void {
  store = new TableStore()
  store.open(() => ({
    send: (intent) => `id-${sent.push(intent)}`,
    askHint: () => '',
    retry() {},
    close() {},
  }))
  store.listener.view({ type: 'view', view, events: [] })
  store.listener.status('online')
  render(TableRoom, { store, path: '/t/1' })
}

const button = (text: string) => page.getByText(text, { selector: 'button' })
const label = (text: string) => page.getByLabelText(text, { selector: 'button' })

/** The cards that can be tapped, as they are called. */
const tappable = () =>
  [...document.querySelectorAll('button.card-button')].map(
    (button) => button.querySelector('[role=img]')?.getAttribute('aria-label') ?? '',
  )
const names = (cards: readonly Card[]) => cards.map((card) => cardName(t, card))

beforeAll(() => {
  i18n.locale = 'en'
  Element.prototype.scrollTo = () => {}
})
beforeEach(() => {
  sent = []
})
afterEach(cleanup)

const CALLS = ['auction', 'opening', 'waiting']
const CARDS = [
  'play',
  'leading',
  'fromWest',
  'fromNorth',
  'fromEast',
  'bound',
  'claimed',
  'conceded',
  'result',
]
const OTHERS = Object.keys(FIXTURES).filter((name) => ![...CALLS, ...CARDS].includes(name))

describe('every moment of a table can be shown', () => {
  test.each(OTHERS)('%s', (name) => {
    show(name)
    expect(document.querySelector('main')).not.toBeNull()
  })
})

describe('the page offers what the view allows, and nothing else', () => {
  test.each(CALLS)('calls: %s', (name) => {
    show(name)
    const allowed = FIXTURES[name]!.may.calls
    const said = (call: Call) =>
      call === 'P' || call === 'X' || call === 'XX' ? t(`call.${call}`) : callName(t, call)
    const keys = [...document.querySelectorAll('.box button:enabled')].map((key) => key.textContent!.trim())
    for (const call of allowed) expect(keys.filter((key) => key.endsWith(said(call)))).toHaveLength(1)
    // Beside the calls there is the key for saying what one shows.
    expect(keys).toHaveLength(allowed.length === 0 ? 0 : allowed.length + 1)
  })

  test.each(CARDS)('cards: %s', (name) => {
    show(name)
    expect(tappable().toSorted()).toEqual(names(FIXTURES[name]!.may.cards).toSorted())
  })

  test('a claim names the cards that it may name', async () => {
    show('play')
    await fireEvent.click(button(t('table.claim.button')))
    expect(tappable()).toHaveLength(FIXTURES.play!.may.claim_cards.length)
  })
})

describe('what is tapped is sent', () => {
  test('a card', async () => {
    show('play')
    const six = document.querySelectorAll('button.card-button')[0]!
    await fireEvent.click(six)
    expect(sent).toEqual([{ type: 'play-card', card: 'D6' }])
  })

  test('the answer to a claim', async () => {
    show('claimed')
    await fireEvent.click(button(t('table.claim.contest')))
    expect(sent).toEqual([{ type: 'answer-claim', accept: false }])
  })

  test('what a defender concedes: all the rest, unless he says otherwise', async () => {
    show('defending')
    await fireEvent.click(button(t('table.concede.button')))
    expect(tappable()).toHaveLength(0)
    expect(button(t('table.concede.send', { ours: 0, theirs: 9 }))).not.toBeNull()
    await fireEvent.click(label(t('table.claim.more')))
    await fireEvent.click(button(t('table.concede.send', { ours: 1, theirs: 8 })))
    expect(sent).toEqual([{ type: 'claim', tricks: 1, line: [], words: '' }])
  })

  test('the objection of the partner of who concedes', async () => {
    show('conceded')
    await fireEvent.click(button(t('table.concede.object')))
    expect(sent).toEqual([{ type: 'answer-claim', accept: false }])
  })

  test('a question taken back by whoever asked it', async () => {
    const asked = { ...FIXTURES.undoAsked!, may: { ...FIXTURES.play!.may, cards: [], withdraw_undo: true } }
    showView(asked)
    await fireEvent.click(button(t('table.answer.withdraw')))
    expect(sent).toEqual([{ type: 'answer-undo', grant: false }])
  })

  test('a card of the spread pack, by its place', async () => {
    show('draw')
    await fireEvent.click(label(t('table.draw.place', { place: 17 })))
    expect(sent).toEqual([{ type: 'draw-card', place: 17 }])
  })

  test('a cut of sixteen random bytes', async () => {
    show('cut')
    await fireEvent.click(button(t('table.cut.cut')))
    expect(sent[0]).toMatchObject({ type: 'cut', entropy: expect.stringMatching(/^[0-9a-f]{32}$/) })
  })

  test('a bid by its keys', async () => {
    show('auction')
    await fireEvent.keyDown(window, { key: '3' })
    await fireEvent.keyDown(window, { key: 'h' })
    expect(sent).toEqual([{ type: 'make-call', call: '3H' }])
  })
})

test('a refusal is told beside the hand, with its Law, and can be put away', async () => {
  show('auction')
  const text = { es: 'No basta.', ca: 'No n’hi ha prou.', en: 'That is not enough.' }
  const refusal: Refused = { type: 'refused', command_id: null, code: 'call/insufficient', law: 27, text }
  store.listener.refused(refusal)
  expect(await page.findByText(/That is not enough/)).toBeTruthy()
  expect(page.getByText(t('table.law', { law: 27 }))).toBeTruthy()
  store.dismissRefusal()
  await expect.poll(() => page.queryByText(/That is not enough/)).toBeNull()
})

test('a line that broke is told, and what was just done is said to be kept', async () => {
  show('play')
  store.want({ type: 'play-card', card: 'D6' })
  store.listener.status('reconnecting')
  expect(await page.findByText(t('table.net.reconnecting'))).toBeTruthy()
  expect(page.getByText(new RegExp(t('table.net.kept')))).toBeTruthy()
})

describe('a program from outside', () => {
  const { auction } = FIXTURES
  const sits = (maker: string): TableView => {
    const north = { ...auction!.seats.north, name: 'Gib', is_robot: false, program: { maker, claims: true } }
    return { ...auction!, seats: { ...auction!.seats, north } }
  }

  test('is marked beside its name, with the name of who answers for it', () => {
    showView(sits('Núria'))
    expect(page.getByText('Gib').parentElement!.textContent).toContain('robot (Núria)')
  })

  test('is marked as one from outside where nobody at the club made it', () => {
    showView(sits(''))
    expect(page.getByText('Gib').parentElement!.textContent).toContain('outside robot')
  })
})
