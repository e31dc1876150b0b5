import { beforeEach, expect, test, vi } from 'vitest'
import { rest } from '../api/rest'
import { me } from './me.svelte'
import { Naming } from './naming.svelte'

vi.mock('../api/rest', () => ({ rest: { me: vi.fn(), rename: vi.fn() } }))

let reopened: number
let naming: Naming

beforeEach(() => {
  reopened = 0
  naming = new Naming(() => (reopened += 1))
  me.name = null
  me.isKnown = false
  vi.mocked(rest.me).mockResolvedValue({ name: null })
  vi.mocked(rest.rename).mockImplementation((name) => Promise.resolve({ name }))
})

test('a name typed and not saved is given when it is needed', async () => {
  naming.typed = ' Núria '
  expect(await naming.settle()).toBe(true)
  expect([me.name, reopened]).toEqual(['Núria', 1])
})

test('without a name it is asked for', async () => {
  expect(await naming.settle()).toBe(false)
  expect(naming.isMissing).toBe(true)
})

test('a name known already is given to nobody again', async () => {
  vi.mocked(rest.me).mockResolvedValue({ name: 'Pere' })
  await naming.load()
  expect(naming.typed).toBe('Pere')
  expect(await naming.settle()).toBe(true)
  expect(reopened).toBe(0)
})

test('where the server does not answer nothing is said to be missing', async () => {
  vi.mocked(rest.me).mockRejectedValue(new Error('away'))
  expect(await naming.settle()).toBe(false)
  expect([naming.isMissing, naming.error]).toEqual([false, new Error('away')])
})
