import { fireEvent, render } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import { SHEET } from '../fixtures/base'
import { i18n } from '../i18n'
import type { SheetSeen } from '../wire'
import ScoreSheet from './ScoreSheet.svelte'

const DEALS: SheetSeen['deals'] = [
  {
    place: 3,
    deal: 3,
    dealer: 'S',
    vulnerability: 'None',
    contract: {
      level: 4,
      strain: 'H',
      doubling: '',
      declarer: 'S',
      dummy: 'N',
      tricks_needed: 10,
      tricks_to_defeat: 4,
    },
    tricks_taken: 11,
    score_ns: 150,
  },
]
const sheet: SheetSeen = { ...SHEET, deals: DEALS }

beforeEach(() => {
  i18n.locale = 'es'
})

test('a player reads We and They, and who is vulnerable', () => {
  const { getAllByRole } = render(ScoreSheet, { sheet, seat: 'E' })
  const heads = getAllByRole('columnheader').map((head) => head.textContent?.replace(/\s+/g, ' ').trim())
  expect(heads).toEqual(['Nosotros', 'Ellos vulnerables'])
})

test('a figure opens its deal, its rule, its law and its chapter, and closes them again', async () => {
  const { getByRole, container } = render(ScoreSheet, { sheet, seat: 'S' })
  const figure = getByRole('button', { name: '120: Bazas contratadas' })
  await fireEvent.click(figure)
  expect(figure.getAttribute('aria-expanded')).toBe('true')
  const reason = container.querySelector('.reason')!.textContent!
  expect(reason).toContain('Reparto 3: 4 por Sur; cumplido con 1 baza extra.')
  expect(reason).toContain('Ley 81')
  expect(reason).toContain('Puntuación completa')
  await fireEvent.click(figure)
  expect(figure.getAttribute('aria-expanded')).toBe('false')
})

test('it says what makes game from here', () => {
  const { container } = render(ScoreSheet, { sheet, seat: 'S' })
  expect(container.textContent).toContain('Con 60 abajo, 2, 2, 2, 2 o 1ST basta para manga.')
})

test('a rubber that is over says who won it', () => {
  const over: SheetSeen = { ...sheet, is_over: true, winner: 'NS', margin: 950 }
  const { container } = render(ScoreSheet, { sheet: over, seat: null })
  expect(container.textContent).toContain('Norte-Sur gana por 950.')
})

test('deals are listed with a way to each', () => {
  const { getByRole } = render(ScoreSheet, { sheet, seat: 'S', dealsAt: '/t/x/deal/1' })
  const link = getByRole('link', { name: 'Ver el reparto 3', hidden: true })
  expect(link.getAttribute('href')).toBe('/t/x/deal/1/3')
})

test('every figure on the sheet leads to the section of the rules that tells of it', async () => {
  const { getAllByRole, container } = render(ScoreSheet, { sheet, seat: 'S' })
  for (const figure of getAllByRole('button').filter((button) => button.hasAttribute('aria-expanded'))) {
    await fireEvent.click(figure)
    const link = container.querySelector<HTMLAnchorElement>('.reason a')!
    expect(link.getAttribute('href')).toMatch(/^\/rules\/rubber#(tricks|overtricks|undertricks|honors)$/)
    expect(link.textContent).toContain('Leerlo en las reglas')
    expect(link.target).toBe('_blank')
  }
})
