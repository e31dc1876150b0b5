import { expect, test } from 'vitest'
import { i18n } from '../i18n'
import { Loaded, troubleOf } from './loaded.svelte'
import { Refusal, Unreachable } from './rest'

test('what was asked for is loading, then there', async () => {
  const loaded = new Loaded(async () => 7)
  expect(loaded.load.state).toBe('loading')
  await Promise.resolve()
  expect(loaded.load).toEqual({ state: 'ready', value: 7 })
})

test('after a failure one may ask again, and a late answer to an older question is dropped', async () => {
  const answers: ((value: number) => void)[] = []
  const loaded = new Loaded(() => new Promise<number>((resolve) => answers.push(resolve)))
  loaded.again()
  answers[1]!(2)
  answers[0]!(1)
  await Promise.resolve()
  await Promise.resolve()
  expect(loaded.load).toEqual({ state: 'ready', value: 2 })
})

test('trouble is told in the reader’s language', () => {
  i18n.locale = 'ca'
  const text = { es: 'No existe', ca: 'No existeix', en: 'There is none' }
  expect(troubleOf(new Refusal({ code: 'x', law: null, text }))).toBe('No existeix')
  expect(troubleOf(new Unreachable())).toMatch(/servidor/)
})
