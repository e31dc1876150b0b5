// @vitest-environment node
import { expect, test } from 'vitest'
import { DEFAULTS, readSettings } from './settings'

test('whoever has chosen nothing has the usual settings', () => {
  expect(readSettings(null)).toEqual(DEFAULTS)
})

test('what was chosen is read back', () => {
  const chosen = { ...DEFAULTS, letters: 'ARDV', colors: 2, deck: 'classic', confirm: true } as const
  expect(readSettings(JSON.stringify(chosen))).toEqual(chosen)
})

test.each(['not json', '3', 'null', '{"colors": 3, "letters": "XYZ", "more": 1}'])(
  'what cannot be read is as if it had not been chosen: %s',
  (text) => {
    expect(readSettings(text)).toEqual(DEFAULTS)
  },
)
