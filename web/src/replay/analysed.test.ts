import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rest } from '../api/rest'
import { ANALYSIS } from '../fixtures/analysis'
import { Analysed } from './analysed.svelte'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const answers = (...values: object[]) => {
  const asked = vi.spyOn(rest, 'analysis').mockReset()
  for (const value of values) asked.mockResolvedValueOnce({ ...ANALYSIS, ...value })
  return asked
}

test('while a part is worked on it is asked for again, and then no more', async () => {
  const asked = answers({ makeable_state: 'working' }, { play_state: 'working' }, {})
  await new Analysed(() => rest.analysis('mesa1', 1, 2), 10).ask()
  await vi.advanceTimersByTimeAsync(100)
  expect(asked.mock.calls).toEqual([
    ['mesa1', 1, 2],
    ['mesa1', 1, 2],
    ['mesa1', 1, 2],
  ])
})

test('a page that is left asks no more', async () => {
  const asked = answers({ play_state: 'working' })
  const analysed = new Analysed(() => rest.analysis('mesa1', 1, 2), 10)
  await analysed.ask()
  analysed.close()
  await vi.advanceTimersByTimeAsync(100)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('what was shown stays when newer cannot be had', async () => {
  answers({}).mockRejectedValueOnce(new Error('no line'))
  const analysed = new Analysed(() => rest.analysis('mesa1', 1, 2), 10)
  await analysed.ask()
  await analysed.ask()
  expect(analysed.value?.makeable_state).toBe('ready')
  expect(analysed.error).toBeInstanceOf(Error)
})
