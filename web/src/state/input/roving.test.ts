// @vitest-environment node
import { expect, test } from 'vitest'
import { nextBox, type Box } from './roving'

const at = (left: number, top: number): Box => ({ left, top, width: 10, height: 10 })

/**  0 1 2
 *   3 4 5  */
const field = [at(0, 0), at(20, 0), at(40, 0), at(0, 20), at(20, 20), at(40, 20)]

test('an arrow leads to the neighbour that way', () => {
  expect(nextBox(field, 0, 'ArrowRight')).toBe(1)
  expect(nextBox(field, 1, 'ArrowLeft')).toBe(0)
  expect(nextBox(field, 1, 'ArrowDown')).toBe(4)
  expect(nextBox(field, 5, 'ArrowUp')).toBe(2)
})

test('at the edge it leads nowhere', () => {
  expect(nextBox(field, 2, 'ArrowRight')).toBeNull()
  expect(nextBox(field, 0, 'ArrowUp')).toBeNull()
})

test('it passes over gaps', () => {
  expect(nextBox([at(0, 0), at(200, 0)], 0, 'ArrowRight')).toBe(1)
})

test('other keys lead nowhere', () => {
  expect(nextBox(field, 0, 'a')).toBeNull()
})
