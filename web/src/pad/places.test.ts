// @vitest-environment node
import { expect, test } from 'vitest'
import { exchanged, placesOf } from './places'

const PROPOSED = { north: 'a', east: 'b', south: 'c', west: 'd' }

test('whoever has no seat sits out', () => {
  expect(placesOf(PROPOSED, ['e', 'a', 'b', 'c', 'd', 'f'])).toEqual({
    seats: ['a', 'b', 'c', 'd'],
    out: ['e', 'f'],
  })
})

test('two change places: at the table, or one for another who sat out', () => {
  const places = placesOf(PROPOSED, ['a', 'b', 'c', 'd', 'e'])
  expect(exchanged(places, 'a', 'd').seats).toEqual(['d', 'b', 'c', 'a'])
  expect(exchanged(places, 'e', 'b')).toEqual({ seats: ['a', 'e', 'c', 'd'], out: ['b'] })
  expect(exchanged(places, 'a', 'a')).toEqual(places)
})
