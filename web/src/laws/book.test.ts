import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refusal, rest, Unreachable } from '../api/rest'
import { LAW_BOOK } from '../fixtures/laws'
import { lawBook } from './book'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
})

test('the book is the server’s, and is still there when the server is not', async () => {
  vi.spyOn(rest, 'laws').mockResolvedValueOnce(LAW_BOOK).mockRejectedValueOnce(new Unreachable('/api/laws'))
  expect(await lawBook()).toEqual(LAW_BOOK)
  expect(await lawBook()).toEqual(LAW_BOOK)
})

test('without a server and without a kept book there is none', async () => {
  vi.spyOn(rest, 'laws').mockRejectedValue(new Unreachable('/api/laws'))
  await expect(lawBook()).rejects.toThrow(Unreachable)
  localStorage.setItem('tapete.laws', '{half')
  await expect(lawBook()).rejects.toThrow(Unreachable)
})

test('what the server refuses is told, whatever was kept', async () => {
  localStorage.setItem('tapete.laws', JSON.stringify(LAW_BOOK))
  const text = { es: 'No', ca: 'No', en: 'No' }
  vi.spyOn(rest, 'laws').mockRejectedValue(new Refusal({ code: 'x', law: null, text }))
  await expect(lawBook()).rejects.toThrow(Refusal)
})

test('a browser that keeps nothing reads the book all the same', async () => {
  vi.spyOn(rest, 'laws').mockResolvedValue(LAW_BOOK)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await lawBook()).toEqual(LAW_BOOK)
})
