// @vitest-environment node
import { expect, test } from 'vitest'
import { tablePathOf } from './invitation'

test.each([
  'https://club.example/t/ab-Cd_12',
  '  /t/ab-Cd_12  ',
  'http://10.0.0.2:8000/t/ab-Cd_12?x=1',
  'ab-Cd_12',
])('a link as people paste it leads to its table: %s', (link) => {
  expect(tablePathOf(link)).toBe('/t/ab-Cd_12')
})

test.each(['', 'hola', 'https://club.example/', 'dos palabras'])('this is no link of a table: %s', (text) => {
  expect(tablePathOf(text)).toBeNull()
})
