// @vitest-environment node
import { expect, test } from 'vitest'
import type { PadView } from '../wire'
import {
  keepList,
  keepView,
  keptList,
  keptView,
  lastNames,
  rememberedNames,
  rememberNames,
  rememberPad,
} from './memory'
import { Drawer } from './testing/drawer'

const VIEW = { version: 3, choices: {}, units: [] } as unknown as PadView

test('the last view of each pad is kept', () => {
  const drawer = new Drawer()
  keepView(drawer, 'p', VIEW)
  expect([keptView(drawer, 'p'), keptView(drawer, 'q')]).toEqual([VIEW, null])
})

test('what cannot be read is as if it were not there', () => {
  const drawer = new Drawer()
  keepView(drawer, 'p', VIEW)
  for (const key of drawer.held.keys()) drawer.setItem(key, '{"version":')
  drawer.setItem('tapete.pads', '7')
  drawer.setItem('tapete.pad-players', '{}')
  expect([keptView(drawer, 'p'), keptList(drawer), rememberedNames(drawer)]).toEqual([null, [], []])
  expect(lastNames(drawer)).toEqual([])
})

test('a pad that was opened is on the list, each once, the last first', () => {
  const drawer = new Drawer()
  const view = { ...VIEW, form: 'rubber', players: [{ id: 'a', name: 'Anna' }], ended: null } as PadView
  rememberPad(drawer, 'p', view, 1_000)
  rememberPad(drawer, 'q', view, 2_000)
  rememberPad(drawer, 'p', view, 3_000)
  expect(keptList(drawer).map(({ id, begun_at, written_at }) => [id, begun_at, written_at])).toEqual([
    ['p', 1, 3],
    ['q', 2, 2],
  ])
  keepList(drawer, [{ ...keptList(drawer)[1]!, id: 'r' }])
  expect(keptList(drawer).map(({ id }) => id)).toEqual(['r', 'p', 'q'])
})

test('those who played last come first, each once', () => {
  const drawer = new Drawer()
  rememberNames(drawer, ['Anna', 'Bernat'])
  rememberNames(drawer, ['Carme', 'Anna'])
  expect(rememberedNames(drawer)).toEqual(['Carme', 'Anna', 'Bernat'])
  expect(lastNames(drawer)).toEqual(['Carme', 'Anna'])
})

test('a full storage is no trouble for what is only remembered', () => {
  const drawer = new Drawer()
  drawer.isFull = true
  keepView(drawer, 'p', VIEW)
  keepList(drawer, [])
  expect(keptView(drawer, 'p')).toBeNull()
})
