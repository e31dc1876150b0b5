import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NOTHING_TO_LEARN } from '../fixtures/grading'
import type { Seat, SeatGrading } from '../wire'
import { Graded } from './graded.svelte'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const READY: SeatGrading = { ...NOTHING_TO_LEARN, own: 'S' }

function answering(...states: readonly SeatGrading['state'][]) {
  const left = [...states]
  return vi.fn(async (seat: Seat | null) => ({ ...READY, seat: seat ?? 'S', state: left.shift() ?? 'ready' }))
}

test('the own seat is shown first, and asked for again while it is thought over', async () => {
  const grading = answering('working', 'working')
  const graded = new Graded(grading, 10)
  await graded.ask()
  await vi.advanceTimersByTimeAsync(100)
  expect(grading.mock.calls).toEqual([[null], ['S'], ['S']])
  expect([graded.seat, graded.value?.state]).toEqual(['S', 'ready'])
})

test('another seat is asked for once', async () => {
  const grading = answering()
  const graded = new Graded(grading, 10)
  await graded.ask()
  graded.choose('W')
  await vi.advanceTimersByTimeAsync(50)
  graded.choose('S')
  graded.choose('W')
  await vi.advanceTimersByTimeAsync(50)
  expect(grading.mock.calls).toEqual([[null], ['W']])
  expect(graded.value?.seat).toBe('W')
})
