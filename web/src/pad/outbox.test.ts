// @vitest-environment node
import { expect, test } from 'vitest'
import type { AnyPadCommand } from '../wire'
import { Outbox } from './outbox'
import { Drawer } from './testing/drawer'

const name = (player: string): AnyPadCommand => ({ type: 'rename-player', player, name: player })
const ids = (outbox: Outbox) => outbox.all.map(({ id }) => id)

test('what is written waits in the order in which it was written, though the clock stands or goes back', () => {
  const outbox = new Outbox(new Drawer(), 'p')
  outbox.add('c', name('1'), 1_000)
  outbox.add('a', name('2'), 1_000)
  outbox.add('b', name('3'), 400)
  expect(ids(outbox)).toEqual(['c', 'a', 'b'])
})

test('a page that is opened again finds all of it, and another pad nothing', () => {
  const drawer = new Drawer()
  const before = new Outbox(drawer, 'p')
  before.add('a', name('1'), 1)
  before.add('b', name('2'), 2)
  before.drop('a')
  expect(new Outbox(drawer, 'p').all).toEqual(before.all)
  expect(new Outbox(drawer, 'p').all).toHaveLength(1)
  expect(new Outbox(drawer, 'q').all).toEqual([])
})

test('two windows on one pad lose nothing to each other', () => {
  const drawer = new Drawer()
  const [one, other] = [new Outbox(drawer, 'p'), new Outbox(drawer, 'p')]
  one.add('a', name('1'), 1)
  other.add('b', name('2'), 2)
  one.read()
  other.read()
  expect([ids(one), ids(other)]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
  one.drop('a')
  other.read()
  expect(ids(other)).toEqual(['b'])
})

test('a command that was mended keeps its place', () => {
  const drawer = new Drawer()
  const outbox = new Outbox(drawer, 'p')
  outbox.add('a', name('1'), 1)
  outbox.add('b', name('2'), 2)
  const problem = { code: 'pad/same-name', law: null, text: { es: '', ca: '', en: '' } }
  outbox.put({ ...outbox.all[0]!, problem })
  expect(new Outbox(drawer, 'p').all[0]!.problem).toEqual(problem)
  outbox.replace('a', 'z', name('9'))
  expect(new Outbox(drawer, 'p').all).toEqual([
    { id: 'z', at: 1, command: name('9'), problem: null },
    { id: 'b', at: 2, command: name('2'), problem: null },
  ])
})

test('where nothing more can be kept it still waits, says so, and is kept as soon as there is room', () => {
  const drawer = new Drawer()
  drawer.isFull = true
  const outbox = new Outbox(drawer, 'p')
  outbox.add('a', name('1'), 1)
  expect([outbox.isKept, ids(outbox)]).toEqual([false, ['a']])
  outbox.read()
  expect(ids(outbox)).toEqual(['a'])
  drawer.isFull = false
  outbox.add('b', name('2'), 2)
  expect([outbox.isKept, ids(new Outbox(drawer, 'p'))]).toEqual([true, ['a', 'b']])
})

test('what cannot be read in the storage is as if it were not there', () => {
  const drawer = new Drawer()
  drawer.setItem('tapete.pad.p.waiting.x', '{')
  drawer.setItem('tapete.pad.p.waiting.y', '7')
  expect(new Outbox(drawer, 'p').all).toEqual([])
})
