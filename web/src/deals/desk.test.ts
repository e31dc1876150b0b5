import { afterEach, expect, test, vi } from 'vitest'
import { deals } from '../api/deals'
import { Refusal } from '../api/rest'
import { DealsDesk, piecesOf, rangeOf } from './desk.svelte'

const WORDS = { es: 'mal', ca: 'mal', en: 'bad' }

afterEach(() => {
  vi.restoreAllMocks()
})

test('the fault is cut out of its line', () => {
  const text = 'balanced(N)\nand hpc(S) > 3'
  const problem = { line: 2, column: 5, length: 3 }
  expect(piecesOf(text, problem)).toEqual({ before: 'and ', fault: 'hpc', after: '(S) > 3' })
  expect(text.slice(...rangeOf(text, problem))).toBe('hpc')
})

test('a fault at the end has a place to be seen at', () => {
  expect(piecesOf('hcp(N) >', { line: 1, column: 9, length: 1 }).fault).toBe(' ')
  expect(rangeOf('hcp(N) >', { line: 1, column: 9, length: 1 })).toEqual([8, 8])
})

test('what is asked for has a seed only if one was typed', () => {
  const desk = new DealsDesk()
  expect(desk.asked).toEqual({
    where: '',
    count: 8,
    seed: null,
    given: { north: '', east: '', south: '', west: '' },
    swap: 'none',
    tries: 10_000_000,
  })
  desk.seed = ' 12 '
  desk.given.W = 'SA'
  expect(desk.asked).toMatchObject({ seed: 12, given: { west: 'SA' } })
})

test('a fault with a place is a problem, anything else is trouble', async () => {
  const desk = new DealsDesk()
  const problem = {
    code: 'condition/unknown',
    law: null,
    text: WORDS,
    line: 1,
    column: 1,
    length: 3,
    seat: null,
  }
  vi.spyOn(deals, 'find').mockRejectedValueOnce(new Refusal(problem))
  expect(await desk.deal()).toBe(false)
  expect([desk.problem, desk.error]).toEqual([problem, null])
  const busy = new Refusal({ code: 'deals/busy', law: null, text: WORDS })
  vi.spyOn(deals, 'find').mockRejectedValueOnce(busy)
  expect(await desk.deal()).toBe(false)
  expect([desk.problem, desk.error, desk.isBusy]).toEqual([null, busy, false])
})
