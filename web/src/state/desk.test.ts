import { beforeEach, expect, test } from 'vitest'
import { FIXTURES } from '../fixtures'
import type { AnyIntent, TableView } from '../wire'
import { Desk } from './desk.svelte'
import { TableStore } from './table.svelte'

let sent: AnyIntent[]
let store: TableStore
let confirms: boolean

function deskAt(view: TableView): Desk {
  store = new TableStore()
  store.open(() => ({
    send: (intent) => `id-${sent.push(intent)}`,
    askHint: () => '',
    retry() {},
    close() {},
  }))
  store.listener.view({ type: 'view', view, events: [] })
  return new Desk(store, () => confirms)
}

beforeEach(() => {
  sent = []
  confirms = false
})

test('a legal card tapped is played; another does nothing', () => {
  const desk = deskAt(FIXTURES.play!)
  desk.tapCard('HA')
  desk.tapCard('D6')
  expect(sent).toEqual([{ type: 'play-card', card: 'D6' }])
})

test('with two taps the first only chooses', () => {
  confirms = true
  const desk = deskAt(FIXTURES.play!)
  desk.tapCard('D6')
  expect([sent, desk.chosen]).toEqual([[], 'D6'])
  desk.tapCard('D2')
  desk.tapCard('D2')
  expect(sent).toEqual([{ type: 'play-card', card: 'D2' }])
})

test('nothing is sent twice while the first, or what came of it, is on its way', () => {
  const desk = deskAt(FIXTURES.play!)
  desk.tapCard('D6')
  desk.tapCard('D2')
  expect(sent).toHaveLength(1)
  store.listener.done('id-1', 71)
  desk.tapCard('D2')
  expect(sent).toHaveLength(1)
  store.listener.view({ type: 'view', view: { ...FIXTURES.play!, version: 71 }, events: [] })
  desk.tapCard('D2')
  expect(sent).toHaveLength(2)
})

test('a call carries what it shows, once', () => {
  const desk = deskAt(FIXTURES.auction!)
  desk.explanation = ' 15-17 '
  desk.tapCall('2NT')
  expect(sent).toEqual([
    { type: 'make-call', call: '2NT', explanation: { es: '15-17', ca: '15-17', en: '15-17' } },
  ])
  expect(desk.explanation).toBe('')
})

test('while a claim is built tapped cards make its line, in order, and tapped again they leave it', () => {
  const desk = deskAt(FIXTURES.play!)
  desk.beginClaim()
  for (const card of ['HA', 'HK', 'SQ', 'HK'] as const) desk.tapCard(card)
  desk.claim = { ...desk.claim!, tricks: 7, words: ' arrastro ' }
  desk.sendClaim()
  expect(sent).toEqual([{ type: 'claim', tricks: 7, line: ['HA', 'SQ'], words: 'arrastro' }])
})

test('a defender begins with conceding all, and no card is a step of it', () => {
  const desk = deskAt(FIXTURES.defending!)
  desk.beginClaim()
  desk.tapCard('DT')
  desk.sendClaim()
  expect(sent).toEqual([{ type: 'claim', tricks: 0, line: [], words: '' }])
})

test('a claim being built is put away when it can no longer be made', () => {
  const desk = deskAt(FIXTURES.play!)
  desk.beginClaim()
  desk.tidy(FIXTURES.play!, FIXTURES.claimed!)
  expect(desk.claim).toBeNull()
})

test('half a bid is forgotten when the turn has passed', () => {
  const desk = deskAt(FIXTURES.auction!)
  desk.typed = { level: 3, suit: null }
  desk.tidy(FIXTURES.auction!, FIXTURES.waiting!)
  expect(desk.typed.level).toBeNull()
})

test('when a robot is to cut, the page mixes in bytes of its own once, and says nothing if it was too late', () => {
  const cut = FIXTURES.cut!
  const robot = { ...cut.seats.north, is_robot: true, name: null, is_you: false }
  deskAt({
    ...cut,
    seats: { ...cut.seats, north: robot },
    proof: { ...cut.proof!, cut_by: 'N' },
    may: { ...cut.may, cut: false, add_entropy: true },
  })
  store.mixIn(() => 'ab')
  store.mixIn(() => 'cd')
  expect(sent).toEqual([{ type: 'add-entropy', entropy: 'ab' }])
  store.listener.refused({
    type: 'refused',
    command_id: 'id-1',
    code: 'table/not-now',
    law: null,
    text: { es: '', ca: '', en: '' },
  })
  expect(store.refusal).toBeNull()
})

test('when a person is to cut, the page adds nothing by itself', () => {
  const cut = FIXTURES.cut!
  deskAt({ ...cut, may: { ...cut.may, cut: true, add_entropy: true } })
  store.mixIn(() => 'ab')
  expect(sent).toEqual([])
})
