// @vitest-environment node
import { expect, test } from 'vitest'
import { LAW_BOOK } from '../fixtures/laws'
import { addressOf, lawAt, lawNumbered, lawsOf, numberOf, search } from './search'

const LAWS = lawsOf(LAW_BOOK)
const found = (words: string) => search(LAWS, words).map((law) => law.id)

test('a word is found in any language, with or without accents and capitals', () => {
  for (const words of ['insufficient', 'DECLARACION', 'declaració', 'Insuficiént'])
    expect(found(words)).toContain('insufficient-bid')
  expect(found('renege')).toEqual(['revoke-established'])
})

test('all words must be there', () => {
  expect(found('renuncio consumado')).toEqual(['revoke-established'])
  expect(found('renuncio insuficiente')).toEqual([])
})

test('a number is that of a law, and a part is found within the whole law', () => {
  expect(found('27')).toEqual(['insufficient-bid', 'insufficient-bid-duplicate'])
  expect(found('27b')).toEqual(['insufficient-bid', 'insufficient-bid-duplicate'])
  expect(found('64A')).toEqual(['revoke-established'])
  expect(found('64b')).toEqual([])
  expect(found('6')).toEqual([])
})

test('a law that has no irregularity of its own leads to those that refer to it', () => {
  expect(found('99')).toEqual(['insufficient-bid'])
})

test('what is in a title comes before what is only told', () => {
  const told = { ...LAWS[0]!, id: 'told', title: { es: '', ca: '', en: '' }, also: [] }
  const texts = { es: 'Declaración', ca: '', en: '' }
  expect(search([{ ...told, happened: texts }, LAWS[0]!], 'declaracion')[0]!.id).toBe('insufficient-bid')
})

test('an address names a law by its own name or by its number in a code', () => {
  expect(lawAt(LAWS, 'revoke-established')?.law).toBe(64)
  expect(addressOf(27, 'rubber')).toBe('/laws/27')
  expect(lawAt(LAWS, '27')?.id).toBe('insufficient-bid')
  expect(addressOf(27, 'duplicate')).toBe('/laws/27-duplicate')
  expect(lawAt(LAWS, '27-duplicate')?.id).toBe('insufficient-bid-duplicate')
  expect(lawAt(LAWS, null)).toBeUndefined()
})

test('nothing asked is nothing found', () => {
  expect(found(' … ')).toEqual([])
})

test('a law is cited with its part, and is known by number in a code', () => {
  expect(LAWS.map(numberOf)).toEqual(['27', '27', '64A'])
  expect(lawNumbered(LAWS, 27, 'duplicate')?.id).toBe('insufficient-bid-duplicate')
  expect(lawNumbered(LAWS, 99, 'rubber')).toBeUndefined()
})
