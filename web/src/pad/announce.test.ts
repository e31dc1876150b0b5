import { expect, test } from 'vitest'
import { PADS } from '../fixtures/pads'
import { i18n, t } from '../i18n'
import type { PadView } from '../wire'
import { changesIn } from './announce'

i18n.locale = 'es'
const said = (before: PadView, now: PadView) => changesIn(t, 'es', before, now)
const { new: empty, rubber, between } = PADS

/** The rubber with the deals that are left of it. */
function withDeals(
  view: PadView,
  keep: (deal: PadView['units'][number]['deals'][number]) => boolean,
): PadView {
  return { ...view, units: view.units.map((unit) => ({ ...unit, deals: unit.deals.filter(keep) })) }
}

test('a rubber that begins, each deal and its end are told', () => {
  expect(said(empty, between)).toEqual([
    'Empieza el rubber 1: Anna, Bernat, Carme y David.',
    'Reparto 1: 3ST por Anna; cumplido justo. 100 para Anna y Carme.',
    'Reparto 2: 4♠ por Carme; cumplido con 1 baza extra. 150 para Anna y Carme.',
  ])
  const playing = { ...between, units: between.units.map((unit) => ({ ...unit, is_over: false })) }
  expect(said(playing, between)).toEqual(['Ha terminado el rubber 1.'])
})

test('nothing is told twice, and of what did not change nothing', () => {
  expect(said(rubber, rubber)).toEqual([])
  expect(
    said(
      withDeals(rubber, ({ id }) => id !== 'u3'),
      rubber,
    ),
  ).toEqual(['Reparto 3: 2♥ por Carme; cumplido con 1 baza extra. 140 para Anna y Carme.'])
})

test('a deal that was taken out is told, and so is one that another’s correction has changed', () => {
  expect(
    said(
      rubber,
      withDeals(rubber, ({ id }) => id !== 'u2'),
    ),
  ).toEqual(['Se ha quitado el reparto 2.'])
  const [unit] = rubber.units
  const changed = {
    ...rubber,
    units: [{ ...unit!, deals: unit!.deals.map((deal) => ({ ...deal, score_ns: deal.score_ns - 10 })) }],
  }
  expect(said(rubber, changed)[0]).toMatch(/^Reparto 1, cambiado por la corrección: /)
})

test('a correction is told as the deal it makes', () => {
  const before = {
    ...rubber,
    units: rubber.units.map((unit) => ({
      ...unit,
      deals: unit.deals.map((deal) => ({ ...deal, was: [] })),
    })),
  }
  expect(said(before, rubber)).toEqual(['Reparto 2: 2♠ por Bernat; cumplido justo. 60 para Bernat y David.'])
})
