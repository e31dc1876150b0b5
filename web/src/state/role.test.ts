// @vitest-environment node
import { expect, test } from 'vitest'
import { FIXTURES } from '../fixtures'
import { seatRole } from './role'

const of = (name: string, seat: 'N' | 'E' | 'S' | 'W') => seatRole(FIXTURES[name]!, seat)

test('declarer plays from his hand and from dummy, each in its turn', () => {
  expect(of('play', 'S')).toBe('your-hand')
  expect(of('leading', 'S')).toBe('your-dummy')
  expect(of('leading', 'N')).toBe('dummy-turn')
})

test('whoever else is in turn is said to be', () => {
  expect(of('waiting', 'W')).toBe('turn')
  expect(of('waiting', 'S')).toBeNull()
})

test('a question turns to whoever must answer it', () => {
  expect(of('undoAsked', 'S')).toBe('your-answer')
  expect(of('claimed', 'W')).toBe('your-answer')
  const view = FIXTURES.doubtful!
  expect(seatRole(view, view.seat!)).toBe('your-answer')
})

test('while a claim or a stopped table waits, the plates say who decides', () => {
  expect(of('claimed', 'E')).toBe('decides')
  expect(of('stoppedByWest', 'W')).toBe('decides')
  expect(of('stoppedByWest', 'S')).toBe('declarer')
  expect(of('stopped', 'S')).toBe('your-answer')
  expect(of('adjudicated', 'N')).toBe('decides')
})

test('in the result the plates say who is ready', () => {
  expect(of('result', 'E')).toBe('ready')
  expect(of('result', 'S')).toBe('your-ready')
  expect(of('result', 'N')).toBeNull()
})

test('at rest the plates say who declares and who is dummy', () => {
  expect(of('fromWest', 'S')).toBe('declarer')
  expect(of('fromWest', 'N')).toBe('dummy')
})
