import { cleanup, fireEvent, render, screen as page, within } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { RECORD } from '../../fixtures/record'
import { i18n, t } from '../../i18n'
import { Graded } from '../../replay/graded.svelte'
import type { CardGraded, Seat, SeatGrading } from '../../wire'
import Lesson from './Lesson.svelte'

const words = (text: string) => ({ es: text, ca: text, en: text })
const declarer = RECORD.contract!.declarer
const slip: CardGraded = {
  place: 8,
  seat: declarer,
  card: 'DQ',
  kind: 'finesse',
  verdict: 'unlucky',
  cost: 1,
  better: ['DA'],
  known: null,
}
const READY: SeatGrading = {
  seat: declarer,
  own: declarer,
  calls: [
    {
      place: 0,
      call: '1NT',
      kind: 'opening',
      standing: 'misleads',
      explanation: words('No-trump opening'),
      against: words('asks for 15-17'),
      book: '1C',
      book_explanation: words('Opening'),
      looked_at: [
        { call: '2NT', explanation: words('Strong'), fits: false, against: words('asks for 20-22') },
        { call: '3NT', explanation: words('Very strong'), fits: false, against: words('asks for 23') },
      ],
    },
    {
      place: 4,
      call: 'P',
      kind: 'rebid',
      standing: 'book',
      explanation: words('Enough'),
      against: words(''),
      book: 'P',
      book_explanation: words('Enough'),
      looked_at: [],
    },
  ],
  state: 'ready',
  thought: 3,
  of: 3,
  cards: [slip, { ...slip, place: 12, verdict: 'good', cost: 0, better: [] }],
  claim: null,
}

async function show(grading: Partial<SeatGrading>) {
  const asked = vi.fn(async (seat: Seat | null) => ({ ...READY, ...grading, seat: seat ?? declarer }))
  const graded = new Graded(asked, 1_000_000)
  await graded.ask()
  render(Lesson, { graded, contract: RECORD.contract, at: 0 })
  return { asked, close: () => graded.close() }
}

beforeAll(() => (i18n.locale = 'en'))
afterEach(cleanup)

test('a call that is not the book’s is told with what is against it; those that are, are counted', async () => {
  await show({})
  expect(page.getByText('Shows what is not there')).toBeTruthy()
  expect(page.getByText('asks for 15', { exact: false })).toBeTruthy()
  expect(page.getByText('One call, as the book has it.')).toBeTruthy()
})

test('each call opens to what the book looked at before its own, and what the hand lacks for it', async () => {
  await show({})
  const summary = page.getByText('Before it the book looked at 2 other calls')
  await fireEvent.click(summary)
  const rows = within(summary.closest('details')!).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('asks for 20'),
    expect.stringContaining('asks for 23'),
  ])
  expect(page.getByText('The book looked at no other before.')).toBeTruthy()
})

test('a card that was right by what could be known is called unlucky, and leads to its moment', async () => {
  await show({})
  const card = page.getByRole('button', { name: /Unlucky/ })
  expect(page.getByRole('heading', { name: 'Finesses' })).toBeTruthy()
  await fireEvent.click(card)
  expect(card.getAttribute('aria-current')).toBe('step')
  expect(page.getByText('There is nothing to say about the other card.')).toBeTruthy()
})

test('while choices are thought over it says how far it has come', async () => {
  const { close } = await show({ state: 'working', thought: 1 })
  expect(page.getByRole('status').textContent).toContain('1 of 3')
  close()
})

test('dummy chose nothing', async () => {
  const dummy = ({ N: 'S', S: 'N', E: 'W', W: 'E' } as const)[declarer]
  const { asked } = await show({ cards: [] })
  await fireEvent.click(page.getByRole('button', { name: t(`seat.${dummy}`) }))
  expect(asked).toHaveBeenLastCalledWith(dummy)
  expect(await page.findByText('Declarer played these cards', { exact: false })).toBeTruthy()
})
