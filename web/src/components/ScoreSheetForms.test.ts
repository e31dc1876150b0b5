import { fireEvent, render } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import { FORM_SHEETS } from '../fixtures/forms'
import { i18n } from '../i18n'
import type { Seat, SheetSeen } from '../wire'
import ScoreSheet from './ScoreSheet.svelte'

beforeEach(() => {
  i18n.locale = 'es'
})

const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
const show = (sheet: SheetSeen, seat: Seat | null = 'S', dealsAt?: string) =>
  render(ScoreSheet, { sheet, seat, ...(dealsAt === undefined ? {} : { dealsAt }) })
const cell = (element: Element) => {
  const figures = [...element.querySelectorAll('button')].map((button) => words(button.textContent))
  return figures.length > 0 ? figures.join(' ') : words(element.textContent)
}
const rows = (container: HTMLElement) =>
  [...container.querySelectorAll('tbody tr, tfoot tr')].map((row) => [...row.children].map(cell))

test('in 1920 a game asks for tricks, bid or not, and nobody is vulnerable', () => {
  const { container } = show(FORM_SHEETS.auction1920)
  const text = words(container.textContent)
  expect(text).toContain('Nuestra manga, desde cero: 9 bazas a ST')
  expect(text).toContain('Ellos tienen 18 abajo: su manga pide 8 bazas')
  expect(text).toContain('Cuentan las bazas que se hagan, anunciadas o no.')
  expect(text).not.toContain('vulnerables')
})

test('a figure of 1920 names the chapter of its own rules and no law', async () => {
  const { getAllByRole, container } = show(FORM_SHEETS.auction1920)
  await fireEvent.click(getAllByRole('button', { name: '18: Honores' })[0]!)
  const reason = container.querySelector('.reason')!.textContent!
  expect(reason).toContain('Los honores de 1920')
  expect(reason).toContain('tres ases valen 30')
  expect(reason).not.toMatch(/Ley/)
})

test('on the paper of Chicago each deal has its vulnerability, and a part-score is carried', () => {
  const { container } = show(FORM_SHEETS.chicago)
  const found = rows(container)
  expect(found.map((row) => row.slice(1))).toEqual([
    ['60 30', ''],
    ['', '40'],
    ['', ''],
    ['', ''],
    ['60', '40'],
    ['90', '40'],
  ])
  expect(found[1]![0]).toContain('E–O')
  expect(found[1]![0]).toContain('Pasado, se repite')
})

test('the deal in progress stands on the paper of Chicago with its vulnerability', () => {
  const now = { deal: 3, vulnerability: 'NS' } as const
  const { container } = render(ScoreSheet, { sheet: FORM_SHEETS.chicago, seat: 'S', now })
  const heads = [...container.querySelectorAll('tbody th')].map((head) => words(head.textContent))
  expect([heads[2], heads[3]]).toEqual([
    expect.stringContaining('N–S'),
    expect.not.stringContaining('vulnerables'),
  ])
})

test('a game of Chicago is closed with a line, and its bonus has a rule and no law of its own', async () => {
  const { container, getByRole } = show(FORM_SHEETS.chicagoGame)
  expect([...container.querySelectorAll('tr.game th')].map((head) => words(head.textContent))).toEqual([
    expect.stringContaining('3'),
  ])
  expect(rows(container)).toHaveLength(5)
  await fireEvent.click(getByRole('button', { name: '500: Prima de manga' }))
  const reason = container.querySelector('.reason')!.textContent!
  expect(reason).toContain('El reparto que completa una manga vale 300 más')
  expect(reason).toContain('La anotación')
  expect(reason).not.toMatch(/Ley/)
})

test('a set of boards is a list, with the sign of the reader’s side', () => {
  const scores = (seat: Seat | null) => {
    const { container, unmount } = show(FORM_SHEETS.duplicate, seat)
    const found = rows(container).map((row) => row.at(-1))
    unmount()
    return found
  }
  expect(scores('S')).toEqual(['+420', '+300', '0', '+720'])
  expect(scores('E')).toEqual(['-420', '-300', '0', '-720'])
  expect(scores(null)).toEqual(scores('N'))
})

test('the score of a board opens what it is made of, each part with its law', async () => {
  const { container, getByRole } = show(FORM_SHEETS.duplicate)
  const score = getByRole('button', { name: 'Estuche 1: +420' })
  await fireEvent.click(score)
  expect(score.getAttribute('aria-expanded')).toBe('true')
  const why = words(container.querySelector('.why')!.textContent)
  expect(why).toContain('Estuche 1: 4 por Norte; cumplido justo.')
  expect(why).toContain('Bazas contratadas 120')
  expect(why).toContain('Prima de manga 300')
  expect(why).toContain('Ley 77 de las Leyes del bridge duplicado')
  expect(why).not.toContain('línea')
  await fireEvent.click(score)
  expect(words(container.querySelector('.why')!.textContent)).toBe('')
})

test('a board passed out scores nothing, and says so', async () => {
  const { container, getByRole } = show(FORM_SHEETS.duplicate)
  await fireEvent.click(getByRole('button', { name: 'Estuche 3: 0' }))
  expect(words(container.querySelector('.why')!.textContent)).toContain('No se anotó nada.')
})

test('boards lead to their pages, and an empty list says that it is empty', () => {
  const { getByRole, unmount } = show(FORM_SHEETS.duplicate, 'S', '/t/x/deal/1')
  expect(getByRole('link', { name: 'Ver el estuche 2' }).getAttribute('href')).toBe('/t/x/deal/1/2')
  unmount()
  const { container } = show({ ...FORM_SHEETS.duplicate, deals: [], entries: [] })
  expect(words(container.textContent)).toContain('Aún no se ha jugado ningún estuche.')
})
