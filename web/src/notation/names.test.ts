// @vitest-environment node
import { expect, test } from 'vitest'
import { translator } from '../i18n/translator'
import type { Call, ContractSeen } from '../wire'
import { callName, cardName, contractName, contractText, resultSign, resultText, theCard } from './names'

const es = translator('es')
const ca = translator('ca')
const en = translator('en')

test('a card is named in the reader’s language', () => {
  expect([cardName(es, 'D9'), cardName(ca, 'D9'), cardName(en, 'D9')]).toEqual([
    'nueve de diamantes',
    'nou de diamants',
    'nine of diamonds',
  ])
})

test('articles follow gender and vowel', () => {
  expect([theCard(es, 'SQ'), theCard(es, 'SA'), theCard(ca, 'SA'), theCard(ca, 'SJ')]).toEqual([
    'la dama de picas',
    'el as de picas',
    'l’as de piques',
    'la sota de piques',
  ])
})

test('one of a suit is singular', () => {
  const calls: Call[] = ['1S', '2S', '1NT', '3NT', 'X']
  expect(calls.map((call) => callName(es, call))).toEqual([
    'una pica',
    'dos picas',
    'un sin triunfo',
    'tres sin triunfo',
    'doblo',
  ])
  expect(calls.map((call) => callName(ca, call))).toEqual([
    'una pica',
    'dues piques',
    'un sense trumfos',
    'tres sense trumfos',
    'doblo',
  ])
})

test('a contract says who plays it and whether it is doubled', () => {
  const contract: ContractSeen = {
    level: 3,
    strain: 'NT',
    doubling: 'X',
    declarer: 'E',
    dummy: 'W',
    tricks_needed: 9,
    tricks_to_defeat: 5,
  }
  expect(contractName(es, contract)).toBe('tres sin triunfo por Este, doblado')
  expect(contractText(ca, contract, 'ca')).toBe('3SA d’Est, doblat')
  expect(contractText(en, { ...contract, doubling: 'XX' }, 'en')).toBe('3NT by East, redoubled')
})

test('a result says how far from the contract', () => {
  expect([11, 10, 9].map((taken) => resultText(es, taken, 10))).toEqual([
    'cumplido con 1 baza extra',
    'cumplido justo',
    '1 baza de menos',
  ])
  expect([11, 10, 8].map((taken) => resultSign(taken, 10))).toEqual(['+1', '=', '−2'])
  expect(resultText(ca, 8, 10)).toBe('cau de 2 bases')
})
