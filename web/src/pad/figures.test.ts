// @vitest-environment node
import { expect, test } from 'vitest'
import { money, signed } from './figures'

test('what was won and lost has its sign', () => {
  expect([signed(10, 'es'), signed(-9, 'ca'), signed(0, 'en'), signed(-12345, 'en')]).toEqual([
    '+10',
    '−9',
    '0',
    '−12,345',
  ])
})

test('money is written as the reader writes it, with as many decimals as were agreed on', () => {
  expect(money('-4.50', '€', 'es')).toBe('−4,50\u00a0€')
  expect(money('12', '', 'en')).toBe('12')
})
