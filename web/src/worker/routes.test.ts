// @vitest-environment node
import { expect, test } from 'vitest'
import { wayOf } from './routes'

const HERE = 'http://club.test'
const way = (path: string, mode = 'navigate', method = 'GET') =>
  wayOf({ url: new URL(path, HERE).href, method, mode }, HERE)

test('every page that somebody opens is one that can be kept', () => {
  expect(['/', '/pad', '/pad/x1', '/t/x1', '/settings'].map((path) => way(path))).toEqual(
    Array(5).fill('page'),
  )
})

test('files whose name holds their hash are kept', () => {
  expect(way('/assets/index-a1.js', 'no-cors')).toBe('file')
})

test('what is asked of the server itself is left alone, opened as a page or not', () => {
  expect(
    ['/api/pads/1', '/api/pads/1.csv', '/ws/tables/1', '/schema', '/healthz', '/licences.txt'].map((path) =>
      way(path),
    ),
  ).toEqual(Array(6).fill('leave'))
  expect(way('/api/pads/1', 'cors')).toBe('leave')
})

test('what changes something, and what is somebody else’s, is left alone', () => {
  expect(way('/pad/x1', 'navigate', 'POST')).toBe('leave')
  expect(way('/assets/x.js', 'no-cors', 'PUT')).toBe('leave')
  expect(way('https://elsewhere.test/assets/x.js', 'no-cors')).toBe('leave')
})
