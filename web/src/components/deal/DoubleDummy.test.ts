import { fireEvent, render } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { rest } from '../../api/rest'
import { ANALYSIS } from '../../fixtures/analysis'
import { RECORD } from '../../fixtures/record'
import { i18n } from '../../i18n'
import { Analysed } from '../../replay/analysed.svelte'
import { choiceAt } from '../../replay/worth'
import type { DealAnalysis } from '../../wire'
import CardWorths from './CardWorths.svelte'
import DealBoard from './DealBoard.svelte'
import DoubleDummy from './DoubleDummy.svelte'
import { momentAt } from '../../replay/replay'

const play = ANALYSIS.play!
const dear = play.findIndex(({ cost }) => cost > 0) + 1

async function shows(...answers: (Partial<DealAnalysis> | Error)[]) {
  const asked = vi.spyOn(rest, 'analysis').mockReset()
  for (const answer of answers)
    if (answer instanceof Error) asked.mockRejectedValueOnce(answer)
    else asked.mockResolvedValueOnce({ ...ANALYSIS, ...answer })
  const analysed = new Analysed(() => rest.analysis('mesa1', 1, 1), 1e6)
  const page = render(DoubleDummy, { contract: RECORD.contract, analysed, at: 0 })
  await analysed.ask()
  return { ...page, asked }
}

const nothing = { makeable: null, par: null, result: null, play: null }

beforeEach(() => {
  i18n.locale = 'es'
})

test('the table has a row for each declarer, and marks the contract that was played', async () => {
  const { findByRole } = await shows({})
  const south = await findByRole('row', { name: /^Sur/ })
  expect([...south.children].map((cell) => cell.textContent?.trim())).toEqual([
    'Sur',
    '7',
    '11',
    '7',
    '6',
    '9, lo jugado',
  ])
})

test('par is told with its contracts, and what this result scores beside it', async () => {
  const { findByText, container } = await shows({})
  await findByText('Par')
  expect(container.textContent).toContain('Se hicieron 9 bazas; se podían hacer 9.')
  const lines = [...container.querySelectorAll('dd')].map((line) =>
    line.textContent?.replace(/\s+/g, ' ').trim(),
  )
  expect(lines[0]).toMatch(/^400 para Norte-Sur 3ST por Norte-Sur, = ?5.* por Norte-Sur, =$/)
  expect(lines[1]).toBe('400 para Norte-Sur')
})

test('where nobody should bid par says so, and in 1920 there is none', async () => {
  const pass = await shows({ par: { score_ns: 0, contracts: [] } })
  await pass.findByText('A nadie le conviene declarar.')
  pass.unmount()
  const of1920 = await shows({ par: null })
  await of1920.findByText('Cartas que costaron bazas')
  expect(of1920.queryByText('Par')).toBeNull()
})

test('each card that cost tricks says how many, and is a way to its moment', async () => {
  const { findAllByRole } = await shows({})
  const slips = await findAllByRole('button')
  expect(slips.length).toBe(play.filter(({ cost }) => cost > 0).length)
  expect(slips[0]!.textContent).toMatch(/−1.*1 baza perdida/s)
  await fireEvent.click(slips[0]!)
  expect(slips[0]!.getAttribute('aria-current')).toBe('step')
})

test('what is still worked on is awaited, the table before the play', async () => {
  const first = await shows({ ...nothing, makeable_state: 'working', play_state: 'working' })
  await first.findByText('Calculando lo que se podía hacer…')
  expect(first.queryByText('Calculando lo que costó cada carta…')).toBeNull()
  first.unmount()
  const then = await shows({ play: null, play_state: 'working' })
  await then.findByText('Calculando lo que costó cada carta…')
  await then.findByRole('table')
})

test('a deal that takes minutes is said to be one, and a fault can be tried again', async () => {
  const over = await shows({ ...nothing, makeable_state: 'over-budget', play_state: 'over-budget' })
  expect((await over.findAllByText(/pocos que piden minutos/)).length).toBe(1)
  over.unmount()
  const failed = await shows({ play: null, play_state: 'failed' }, {})
  await fireEvent.click(await failed.findByRole('button', { name: 'Reintentar' }))
  await failed.findByText('Cartas que costaron bazas')
})

test('a server that cannot be reached can be asked again', async () => {
  const { findByRole, asked } = await shows(new Error('no line'), {})
  await fireEvent.click(await findByRole('button', { name: 'Reintentar' }))
  await findByRole('table')
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a card that cost tricks says so, with a sign, and what the others were worth', () => {
  const choice = choiceAt(play, dear)!
  const { container } = render(CardWorths, { choice, isDone: true })
  expect(container.textContent).toMatch(/costó 1 baza/)
  expect(container.querySelector('.sign')?.textContent?.trim()).toBe('−1')
  expect(container.querySelectorAll('dd span.played').length).toBe(1)
})

test('the hand that played has the cost of every legal card at its foot', () => {
  const choice = choiceAt(play, dear)!
  const { container } = render(DealBoard, { record: RECORD, moment: momentAt(RECORD, dear), choice })
  const signs = [...container.querySelectorAll('small')].map((sign) => sign.textContent)
  expect(signs.length).toBe(choice.legal.length)
  expect(signs).toContain('=')
  expect(signs).toContain('−1')
})
