import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sets } from '../api/sets'
import { SET_RESULTS } from '../fixtures/sets'
import { Results } from './results.svelte'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const answers = (...values: object[]) => {
  const asked = vi.spyOn(sets, 'results').mockReset()
  for (const value of values) asked.mockResolvedValueOnce({ ...SET_RESULTS, ...value })
  return asked
}

test('the usual method is asked for first, and then the one that is shown', async () => {
  const asked = answers({}, { method: 'butler' }, { method: 'butler' })
  const results = new Results('mesa1', 1)
  await results.ask()
  await results.ask('butler')
  await results.ask()
  expect(asked.mock.calls.map(([, , method]) => method)).toEqual([null, 'butler', 'butler'])
  expect(results.value?.method).toBe('butler')
})

test('while robots play the results are asked for again, and then no more', async () => {
  const asked = answers({ field: { tables: 3, done: 1 } }, { field: { tables: 3, done: 3 } })
  await new Results('mesa1', 1, 10).ask()
  await vi.advanceTimersByTimeAsync(100)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a page that is left asks no more', async () => {
  const asked = answers({ field: { tables: 3, done: 1 } })
  const results = new Results('mesa1', 1, 10)
  await results.ask()
  results.close()
  await vi.advanceTimersByTimeAsync(100)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('what was shown stays when newer results cannot be had', async () => {
  answers({}).mockRejectedValueOnce(new Error('no line'))
  const results = new Results('mesa1', 1)
  await results.ask()
  await results.ask('imps')
  expect(results.value?.method).toBe('matchpoints')
  expect(results.error).toBeInstanceOf(Error)
})

test('with robots to compare with, the method for two tables gives way to the usual one', async () => {
  const asked = answers({ method: 'imps' }, {})
  vi.spyOn(sets, 'askField').mockResolvedValue({ tables: 3, done: 0 })
  const results = new Results('mesa1', 1)
  await results.ask()
  await results.askField(3)
  expect(asked.mock.calls.at(-1)).toEqual(['mesa1', 1, null])
})
