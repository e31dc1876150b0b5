import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followLink, go, router, routeOf } from './router.svelte'

beforeEach(() => {
  window.scrollTo = vi.fn()
})
afterEach(() => go('/'))

test('each form has a page of rules, and there is one that compares them', () => {
  expect(routeOf('/rules')).toEqual({ page: 'rules-overview' })
  expect(routeOf('/rules/')).toEqual({ page: 'rules-overview' })
  for (const form of ['rubber', 'auction1920', 'chicago', 'duplicate'])
    expect(routeOf(`/rules/${form}`)).toEqual({ page: 'rules', form })
  expect(routeOf('/rules/whist')).toEqual({ page: 'missing' })
})

test('a file has a page, and each of its boards one of ours and one for frames', () => {
  expect(routeOf('/file')).toEqual({ page: 'file' })
  expect(routeOf('/file/x1')).toEqual({ page: 'file-boards', id: 'x1' })
  const board = { page: 'file-board', id: 'x1', place: 12 }
  expect(routeOf('/file/x1/12')).toEqual({ ...board, isFramed: false })
  expect(routeOf('/embed/file/x1/12')).toEqual({ ...board, isFramed: true })
})

test('nothing but a board is shown in frames', () => {
  for (const path of ['/embed', '/embed/', '/embed/file/x1', '/embed/file/x1/0', '/embed/t/x1', '/embed/pad'])
    expect(routeOf(path)).toEqual({ page: 'missing' })
})

test('a link to a place on another page keeps the place', () => {
  go('/rules/rubber#honors')
  expect(router.route).toEqual({ page: 'rules', form: 'rubber' })
  expect(window.location.hash).toBe('#honors')
})

test('a link that opens by itself is the browser’s', () => {
  const link = document.createElement('a')
  link.href = '/rules/rubber#honors'
  link.target = '_blank'
  document.body.append(link)
  const click = new MouseEvent('click', { cancelable: true })
  Object.defineProperty(click, 'target', { value: link })
  followLink(click)
  expect([click.defaultPrevented, window.location.pathname]).toEqual([false, '/'])
  link.target = ''
  followLink(click)
  expect([click.defaultPrevented, window.location.pathname + window.location.hash]).toEqual([
    true,
    '/rules/rubber#honors',
  ])
})
