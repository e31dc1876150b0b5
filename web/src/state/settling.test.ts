// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { FIXTURES } from '../fixtures'
import type { TableView } from '../wire'
import { remedyByLaw, Settling, stepOf } from './settling.svelte'

const view = (name: string): TableView => FIXTURES[name]!
const step = (name: string) => stepOf(view(name).stop!)

test('a matter goes from the law by its option to what goes on the sheet', () => {
  expect(['stopped', 'revokeNamed', 'optionChosen', 'remedyAsked'].map(step)).toEqual([
    'find',
    'choose',
    'propose',
    'answer',
  ])
  const { stop } = view('revokeNamed')
  expect(stepOf({ ...stop!, options: [] })).toBe('propose')
})

test('first is proposed what the option gives to the side that did not offend', () => {
  expect(remedyByLaw(view('optionChosen'))).toMatchObject({ side: 'NS', tricks: 2, points: 0 })
  const chosen = view('optionChosen')
  expect(remedyByLaw({ ...chosen, stop: { ...chosen.stop!, offender: 'N' } }).side).toBe('EW')
})

test('what no law names is first proposed for the own side, and nothing of it', () => {
  expect(remedyByLaw({ ...view('stopped'), seat: 'W' })).toMatchObject({ side: 'EW', tricks: 0 })
})

describe('on a phone the slip on which it is settled', () => {
  const opened = (before: TableView | null, now: TableView) => {
    const settling = new Settling()
    settling.tidy(before, now)
    return settling.isOpen
  }

  test('comes by itself to whoever stopped the table, once', () => {
    expect(opened(view('play'), view('stopped'))).toBe(true)
    expect(opened(null, view('stopped'))).toBe(false)
    expect(opened(view('stopped'), view('stopped'))).toBe(false)
    expect(opened(view('play'), view('stoppedByWest'))).toBe(false)
  })

  test('goes when the table goes on', () => {
    const settling = new Settling()
    settling.isOpen = true
    settling.tidy(view('remedyAsked'), view('play'))
    expect(settling.isOpen).toBe(false)
  })
})

test('what was written for a remedy stays when it was refused, and goes with another option', () => {
  const settling = new Settling()
  settling.draft = view('remedyAsked').stop!.remedy
  settling.tidy(view('remedyAsked'), view('optionChosen'))
  expect(settling.draft).not.toBeNull()
  settling.tidy(view('optionChosen'), view('revokeNamed'))
  expect(settling.draft).toBeNull()
})

test('what is looked for stays while nothing else happens', () => {
  const settling = new Settling()
  settling.words = 'renuncio'
  settling.tidy(view('stopped'), { ...view('stopped'), version: 81 })
  expect(settling.words).toBe('renuncio')
  settling.tidy(view('stopped'), view('revokeNamed'))
  expect(settling.words).toBe('')
})
