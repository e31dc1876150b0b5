// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { Refusal, rest, Unreachable } from './rest'

const answer = (content: unknown, status = 200) => vi.fn(async () => Response.json(content, { status }))

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a name is put with its content type', async () => {
  const fetch = answer({ name: 'Núria' })
  vi.stubGlobal('fetch', fetch)
  expect(await rest.rename('Núria')).toEqual({ name: 'Núria' })
  expect(fetch).toHaveBeenCalledWith('/api/me', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Núria"}',
  })
})

test('a refusal keeps the server’s words', async () => {
  const problem = { code: 'table/no-deal', law: null, text: { es: 'No', ca: 'No', en: 'No' } }
  vi.stubGlobal('fetch', answer(problem, 404))
  await expect(rest.deal('x', 1, 9)).rejects.toThrow(Refusal)
  await expect(rest.deal('x', 1, 9)).rejects.toMatchObject({ problem })
})

test('no network and an answer that is not ours are both unreachable', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')))
  await expect(rest.tables()).rejects.toThrow(Unreachable)
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('<html>', { status: 502 })),
  )
  await expect(rest.tables()).rejects.toThrow(Unreachable)
})
