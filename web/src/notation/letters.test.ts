// @vitest-environment node
import { expect, test } from 'vitest'
import { bidText, cardText, rankText, seatLetter, sideLetters, strainText } from './letters'

test('honors have the letters that the reader chose', () => {
  expect(['A', 'K', 'Q', 'J'].map((rank) => rankText(rank as 'A', 'ARDV'))).toEqual(['A', 'R', 'D', 'V'])
  expect(cardText('SK', 'ARDJ')).toBe('R♠')
})

test('the ten is 10 and small cards are themselves in every alphabet', () => {
  expect([rankText('T', 'ARDS'), rankText('9', 'ARDS'), cardText('HT', 'AKQJ')]).toEqual(['10', '9', '10♥'])
})

test('no trump is ST, SA or NT', () => {
  expect([strainText('NT', 'es'), strainText('NT', 'ca'), bidText(3, 'NT', 'en')]).toEqual([
    'ST',
    'SA',
    '3NT',
  ])
})

test('West is O in Spanish and Catalan', () => {
  expect([seatLetter('W', 'es'), seatLetter('W', 'ca'), seatLetter('W', 'en')]).toEqual(['O', 'O', 'W'])
  expect([sideLetters('EW', 'ca'), sideLetters('EW', 'en'), sideLetters('NS', 'es')]).toEqual([
    'E–O',
    'E–W',
    'N–S',
  ])
})
