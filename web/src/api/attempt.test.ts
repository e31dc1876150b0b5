import { expect, test } from 'vitest'
import { Attempt } from './attempt.svelte'

test('it is busy until there is an answer', async () => {
  const attempt = new Attempt()
  const made = attempt.make(async () => expect(attempt.isBusy).toBe(true))
  await made
  expect(attempt.isBusy).toBe(false)
  expect(attempt.error).toBeNull()
})

test('why it failed is told until it is tried again', async () => {
  const attempt = new Attempt()
  const why = new Error('no table')
  await attempt.make(() => Promise.reject(why))
  expect([attempt.isBusy, attempt.error]).toEqual([false, why])
  await attempt.make(async () => expect(attempt.error).toBeNull())
})
