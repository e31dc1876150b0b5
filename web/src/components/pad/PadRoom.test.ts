import { cleanup, fireEvent, render, screen as page, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LAW_BOOK } from '../../fixtures/laws'
import { PADS } from '../../fixtures/pads'
import { i18n, t, type Key } from '../../i18n'
import { PadKept } from '../../pad/pad.svelte'
import { Browser, PROBLEM, Server } from '../../pad/testing/server'
import type { AnyPadCommand } from '../../wire'

// The widths of the screen are asked for when the module is loaded.
vi.stubGlobal('scrollTo', () => undefined)
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
const { default: PadRoom } = await import('./PadRoom.svelte')

let server: Server
let browser: Browser
let pad: PadKept

beforeEach(() => {
  i18n.locale = 'es'
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('no network')))
  // jsdom has dialogs, but does not open them.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

afterEach(() => {
  pad.close()
  cleanup()
})

async function show(name: keyof typeof PADS, form = PADS[name].form): Promise<void> {
  server = new Server({ ...PADS[name], form })
  browser = new Browser(server)
  pad = new PadKept('p', browser.surroundings)
  pad.open()
  await browser.settle()
  render(PadRoom, { kept: pad, view: pad.view! })
}

const written = (): AnyPadCommand[] => server.taken.map(({ command }) => command)
const called = (element: Element) => element.ariaLabel ?? element.textContent.replace(/\s+/g, ' ').trim()

/** By role and name, without asking the whole page what each thing is: a test has many taps. */
function found(selector: string, name: string | RegExp, inside: ParentNode): HTMLElement {
  const all = [...inside.querySelectorAll<HTMLElement>(selector)]
  const one = all.find((each) => (typeof name === 'string' ? called(each) === name : name.test(called(each))))
  if (one === undefined) throw new Error(`no ${selector} is called ${name}: ${all.map(called).join(', ')}`)
  return one
}

const button = (name: string | RegExp, inside: ParentNode = document) =>
  found('button', name, inside) as HTMLButtonElement
const group = (key: Key, inside: ParentNode = document) => found('[role=group]', t(key), inside)
const handOf = (name: string) => found('[role=group]', name, slip())
const press = async (name: string | RegExp, inside?: ParentNode) => {
  await fireEvent.click(button(name, inside))
  await browser.settle()
}
const slip = () => document.querySelector('dialog')!

async function tapFourHearts(): Promise<void> {
  await press('4', group('table.level'))
  await press(t('suit.H'), group('table.strain'))
  await press(/Bernat/, group('pad.declarer'))
}

test('dealer, vulnerability and the number of the deal are in sight', async () => {
  await show('rubber')
  expect(page.getByText(t('pad.deal', { deal: 4 }))).toBeTruthy()
  expect(page.getByText(t('pad.deals', { name: 'David' }))).toBeTruthy()
  expect(page.getByText(t('pad.vulnerable', { names: 'Anna y Carme' }))).toBeTruthy()
})

test('a deal is entered with level, strain, declarer and one tap more', async () => {
  await show('rubber')
  const enter = () => button(t('pad.enter', { deal: 4 }))
  expect(enter().disabled).toBe(true)
  await tapFourHearts()
  expect(page.getAllByText(/por Bernat; cumplido justo/)).toBeTruthy()
  await fireEvent.click(enter())
  await browser.settle()
  expect(written()).toEqual([
    {
      type: 'enter-deal',
      unit: 'u',
      deal: expect.any(String),
      result: { contract: '4H', declarer: 'E', tricks: 10, honors: [], doubled_by: null },
      after: 'u3',
    },
  ])
})

test('doubling, tricks and honors are a tap each, and a deal may be passed out', async () => {
  await show('rubber')
  await tapFourHearts()
  await press(t('table.doubling.X'), group('pad.doubling'))
  await press(t('pad.tricks.fewer'))
  await press(t('pad.honors'))
  await press('4', handOf('David'))
  await press(t('pad.honors.done'))
  await press(t('pad.enter', { deal: 4 }))
  expect(written()[0]).toMatchObject({ result: { contract: '4HX', tricks: 9, honors: [['W', 4]] } })
  cleanup()
  await show('rubber')
  await press(t('pad.passed'))
  await press(t('pad.enter', { deal: 4 }))
  expect(written()[0]).toMatchObject({ result: { contract: 'pass', declarer: null, tricks: null } })
})

test('in the game of 1920 each hand may hold any of the honors, as long as there are some', async () => {
  await show('of1920')
  await tapFourHearts()
  await press(t('pad.honors'))
  await press('3', handOf('Anna'))
  expect(button('3', handOf('Carme')).disabled).toBe(true)
  await press('2', handOf('Carme'))
  await press(t('pad.honors.done'))
  await press(t('pad.enter', { deal: 1 }))
  expect(written()[0]).toMatchObject({
    result: {
      honors: [
        ['N', 3],
        ['S', 2],
      ],
    },
  })
})

test('what waits is shown at once as it was tapped, and what was refused is mended in the form', async () => {
  await show('rubber')
  server.refuses = () => true
  await tapFourHearts()
  await press(t('pad.enter', { deal: 4 }))
  expect(page.getByRole('alert').textContent).toBe(PROBLEM.text.es)
  expect(page.getByRole('status').textContent).toContain(t('pad.state.stuck'))
  await press(t('pad.waiting.mend'))
  await press(t('pad.tricks.more'))
  server.refuses = () => false
  await press(t('pad.enter.again'))
  expect(written()).toMatchObject([{ type: 'enter-deal', after: 'u3', result: { tricks: 11 } }])
})

test('a deal that is in another’s way can be entered after it, or left out', async () => {
  await show('rubber')
  server.refuses = () => true
  await tapFourHearts()
  await press(t('pad.enter', { deal: 4 }))
  await press(t('pad.waiting.drop'))
  expect([pad.waiting, page.queryByRole('alert')]).toEqual([[], null])
})

test('a corrected deal, one changed by it, and a ruling are marked in the list and on the paper', async () => {
  await show('rubber')
  await press(t('pad.tab.deals'))
  expect(page.getByText(t('pad.mark.corrected'))).toBeTruthy()
  expect(page.getByText(t('pad.mark.ruling', { count: 1 }))).toBeTruthy()
  await press(t('pad.tab.sheet'))
  const marked = page
    .getAllByRole('button')
    .filter((one) => one.ariaLabel?.endsWith(t('sheet.mark.corrected')))
  expect(marked.length).toBeGreaterThan(0)
})

test('an earlier deal is corrected, and another removed, with a note', async () => {
  await show('rubber')
  await press(t('pad.tab.deals'))
  const look = async (place: number) => {
    await fireEvent.click(document.querySelectorAll('.deals ol button')[place]!)
    await tick()
  }
  await look(0)
  await press(t('pad.correct'))
  await press(t('pad.tricks.more'), slip())
  await fireEvent.input(within(slip()).getByLabelText(t('pad.note')), { target: { value: ' ten ' } })
  await press(t('pad.correct.send'))
  await look(2)
  await press(t('pad.remove'))
  await press(t('pad.remove.yes'))
  expect(written()).toEqual([
    { type: 'correct-deal', deal: 'u1', result: expect.objectContaining({ tricks: 10 }), note: 'ten' },
    { type: 'remove-deal', deal: 'u3', note: '' },
  ])
})

test('honors are claimed late while the view says they are in time', async () => {
  await show('rubber')
  await press(t('pad.tab.deals'))
  await fireEvent.click(document.querySelectorAll('.deals ol button')[2]!)
  await press(t('pad.honors.late'))
  await press('5', handOf('Carme'))
  expect(written()).toEqual([{ type: 'enter-honors', deal: 'u3', seat: 'S', count: 5 }])
})

test('between two rubbers the view proposes who plays; two taps change it', async () => {
  await show('between')
  const out = PADS.between.proposal.sits_out
  expect(out.length).toBe(1)
  await press('Anna', group('pad.next.out'))
  await press(/Bernat/, group('pad.next.seats'))
  await press(t('pad.next.start'))
  const [begun] = written()
  expect(begun).toMatchObject({ type: 'start-unit', first_dealer: 'N' })
  const seats = Object.values((begun as Extract<AnyPadCommand, { type: 'start-unit' }>).seats)
  expect([seats.includes('A'), seats.includes('B'), new Set(seats).size]).toEqual([true, false, 4])
})

test('the ledger has a line for each player, and the evening is settled at a stake', async () => {
  await show('between')
  await press(t('pad.tab.ledger'))
  expect(page.getByRole('row', { name: 'Anna 1 +950 +10' })).toBeTruthy()
  await fireEvent.input(page.getByLabelText(t('pad.end.stake')), { target: { value: '0,50' } })
  await press(t('pad.end'))
  expect(written()).toEqual([{ type: 'end-evening', stake: '0.50', currency: '€' }])
})

test('a board is entered where it was played, and compared with the other result', async () => {
  await show('boards')
  expect(page.getByRole('row', { name: /Anna y Carme/ }).textContent).toContain('+10')
  await press(/estuche 2, N–S David/)
  await press('1', group('table.level', slip()))
  await press(new RegExp(t('pad.strain.NT')), group('table.strain', slip()))
  await press(/David/, group('pad.declarer', slip()))
  await press(t('pad.boards.write', { board: 2 }))
  expect(written()).toMatchObject([{ type: 'enter-deal', board: 2, half: 2, result: { contract: '1NT' } }])
})

test('the paper for the printer has every unit and the ledger', async () => {
  await show('rubber')
  await fireEvent(window, new Event('beforeprint'))
  expect(page.getAllByRole('table', { hidden: true }).length).toBeGreaterThan(1)
  await fireEvent(window, new Event('afterprint'))
  expect(document.querySelector('.printed')).toBeNull()
})

test('without a line the players say that a rubber is over, and begin the next', async () => {
  await show('rubber')
  server.isReachable = false
  await tapFourHearts()
  await press(t('pad.enter', { deal: 4 }))
  await press(t('pad.another', { form: 'rubber' }))
  await press(t('pad.next.start'))
  await tapFourHearts()
  await press(t('pad.enter.next'))
  expect(page.getAllByText(t('pad.waiting.one'))).toHaveLength(3)
  server.isReachable = true
  await browser.tick()
  const [first, begun, second] = written()
  expect([first, begun, second]).toMatchObject([
    { type: 'enter-deal', unit: 'u', after: 'u3' },
    { type: 'start-unit' },
    { type: 'enter-deal', unit: (begun as { unit: string }).unit, after: '' },
  ])
})

test('a ruling names its law, what was agreed on and for whom', async () => {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/laws') return Response.json(LAW_BOOK)
    throw new TypeError('no network')
  })
  await show('rubber')
  await browser.settle()
  await press(t('pad.tab.deals'))
  await fireEvent.click(document.querySelectorAll('.deals ol button')[0]!)
  await press(t('pad.ruling'))
  const field = (key: Key) => within(slip()).getByLabelText(t(key))
  await vi.waitFor(async () => {
    await fireEvent.input(field('pad.ruling.search'), { target: { value: '27' } })
    expect(slip().querySelector('ul button')).not.toBeNull()
  })
  await fireEvent.click(slip().querySelector('ul button')!)
  await press('Bernat y David', slip())
  await fireEvent.input(field('pad.ruling.how-many'), { target: { value: '50' } })
  await fireEvent.input(field('pad.note'), { target: { value: 'de acuerdo' } })
  await press(t('pad.ruling.send'))
  expect(written()).toEqual([
    {
      type: 'record-ruling',
      ruling: expect.any(String),
      deal: 'u1',
      irregularity: LAW_BOOK.chapters
        .flatMap(({ irregularities }) => irregularities)
        .find(({ law }) => law === 27)!.id,
      note: 'de acuerdo',
      side: 'EW',
      points: 50,
      law: 27,
    },
  ])
})

test('the game of 1920 has no law to look up: the four agree', async () => {
  await show('rubber', 'auction1920')
  await press(t('pad.tab.deals'))
  await fireEvent.click(document.querySelectorAll('.deals ol button')[0]!)
  await press(t('pad.ruling'))
  expect(slip().textContent).toContain(t('table.stop.no-laws'))
  expect(slip().querySelector('input[type=search]')).toBeNull()
})
