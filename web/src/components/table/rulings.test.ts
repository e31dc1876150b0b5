import { cleanup, configure, fireEvent, render, screen as page, within } from '@testing-library/svelte'
import axe from 'axe-core'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { rest } from '../../api/rest'
import { FIXTURES } from '../../fixtures'
import { LAW_BOOK } from '../../fixtures/laws'
import { i18n } from '../../i18n'
import { TableStore } from '../../state/table.svelte'
import type { AnyIntent, TableView } from '../../wire'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
const { default: TableRoom } = await import('./TableRoom.svelte')

let sent: AnyIntent[]
let store: TableStore

const show = (name: string) => showView(FIXTURES[name]!)

function showView(view: TableView): void {
  store = new TableStore()
  store.open(() => ({
    send: (intent) => `id-${sent.push(intent)}`,
    askHint: () => '',
    retry() {},
    close() {},
  }))
  store.listener.view({ type: 'view', view, events: [] })
  store.listener.status('online')
  render(TableRoom, { store, path: '/t/abc' })
}

/** The server has taken what was sent last, and shows this. */
function goesOn(view: TableView): void {
  const next = { ...view, version: store.view!.version + 1 }
  store.listener.done(`id-${sent.length}`, next.version)
  store.listener.view({ type: 'view', view: next, events: [] })
}

const slip = (title = 'Mesa parada') => page.getByRole('region', { name: title })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const buttons = () =>
  within(slip())
    .queryAllByRole('button')
    .map((each) => each.textContent!.trim())
const tap = (name: string | RegExp) => fireEvent.click(button(name))

beforeAll(() => {
  i18n.locale = 'es'
  // Nothing of this is hidden by a style, and to ask every time takes long.
  configure({ defaultHidden: true })
  Element.prototype.scrollTo = () => {}
})
beforeEach(() => {
  sent = []
  vi.spyOn(rest, 'laws').mockResolvedValue(LAW_BOOK)
})
afterEach(cleanup)

describe('stopping the table', () => {
  test('is in the menu while it may be done, and nowhere else', async () => {
    show('ruled')
    await tap('Menú de la mesa')
    await tap(/^Parar la mesa/)
    expect(sent).toEqual([{ type: 'stop-table' }])
  })

  test('is not to be done twice', async () => {
    show('stopped')
    await tap('Menú de la mesa')
    expect(page.queryByRole('button', { name: /^Parar la mesa/ })).toBeNull()
  })

  test('says to all who stopped it and who is waited for', () => {
    show('stoppedWatched')
    expect(slip().textContent).toMatch(/La ha parado Pere.*Esperando a Pere/s)
    expect(buttons()).toEqual([])
  })

  test('whoever stopped it may let it go on with nothing entered', async () => {
    show('stopped')
    await tap('Seguir sin anotar nada')
    expect(sent).toEqual([{ type: 'resume-table' }])
  })
})

describe('naming what happened', () => {
  test('whoever stopped it is at the search, finds the law and says whose it was', async () => {
    show('stopped')
    const field = await page.findByRole('searchbox', { name: '¿Qué ha pasado?' })
    expect(document.activeElement).toBe(field)
    await fireEvent.input(field, { target: { value: 'consumado' } })
    await tap(/^Ley 64A/)
    expect(slip().textContent).toContain('Pasó.')
    const seats = within(page.getByRole('group', { name: '¿Quién ha sido?' }))
    expect(seats.getAllByRole('button').map((seat) => seat.textContent!.replace(/\s+/g, ' ').trim())).toEqual(
      ['N Núria, Norte', 'E Robot Este, Este', 'S Tú, Sur', 'O Robot Oeste, Oeste'],
    )
    await fireEvent.click(seats.getByRole('button', { name: /Oeste$/ }))
    expect(sent).toEqual([{ type: 'name-irregularity', irregularity: 'revoke-established', offender: 'W' }])
  })

  test('only laws of the code of this form are there', async () => {
    show('stopped')
    const cases = within(await page.findByRole('list', { name: 'Casos' }))
    expect(cases.getAllByRole('button')).toHaveLength(2)
    cleanup()
    showView({ ...FIXTURES.stopped!, form: 'duplicate', sheet: FIXTURES.playDuplicate!.sheet })
    await fireEvent.click((await page.findAllByRole('button', { name: /^Ley 27/ }))[0]!)
    await tap(/Este$/)
    expect(sent).toMatchObject([{ irregularity: 'insufficient-bid-duplicate' }])
  })

  test('without the book one can still settle what no law names', async () => {
    vi.spyOn(rest, 'laws').mockRejectedValue(new Error('away'))
    show('stopped')
    expect(await page.findByRole('alert')).toBeTruthy()
    await tap('Otra cosa, que ninguna ley nombra')
    await fireEvent.input(page.getByLabelText('Puntos'), { target: { value: '50' } })
    await fireEvent.input(page.getByLabelText(/^Qué pasó/), { target: { value: ' Dos cartas ' } })
    await tap('Proponerlo')
    expect(sent).toEqual([{ type: 'propose-remedy', side: 'NS', tricks: 0, points: 50, note: 'Dos cartas' }])
  })

  test('in the rules of 1920 it is proposed at once, for no law names it', () => {
    show('stopped1920')
    expect(page.queryByRole('searchbox')).toBeNull()
    expect(slip().textContent).toContain('Las reglas de 1920 no dicen')
    expect(button('Proponer que no se anote nada')).toBeTruthy()
  })

  test('it can be named otherwise, later', async () => {
    show('optionChosen')
    await tap('Era otra cosa')
    expect(await page.findByRole('searchbox')).toBeTruthy()
    expect(page.queryByRole('button', { name: /^Otra cosa/ })).toBeNull()
    await tap('Volver')
    expect(page.queryByRole('searchbox')).toBeNull()
  })
})

test('who presses a key stays at the matter when what he pressed is gone', async () => {
  show('revokeNamed')
  const choose = page.getAllByRole('button', { name: 'Elegir esto' })[0]!
  choose.focus()
  await fireEvent.click(choose)
  goesOn(FIXTURES.optionChosen!)
  const group = page.getByRole('group', { name: 'Mesa parada' })
  await vi.waitFor(() => expect(document.activeElement).toBe(group))
})

describe('choosing an option of the law', () => {
  test('whoever is entitled to it chooses; what is uncertain says so', async () => {
    show('revokeNamed')
    const options = within(page.getByRole('list', { name: 'Qué se puede hacer' })).getAllByRole('listitem')
    expect(options.map((option) => /libro de leyes/.test(option.textContent!))).toEqual([false, true, false])
    expect(options[0]!.textContent).toContain('Pasan 2 bazas')
    expect(page.getAllByText('Elige: cualquiera de los cuatro.')).toHaveLength(1)
    const choose = page.getAllByRole('button', { name: 'Elegir esto' })
    expect(choose[1]!.getAttribute('aria-describedby')).toBe(options[1]!.querySelector('p')!.id)
    await fireEvent.click(choose[1]!)
    expect(sent).toEqual([{ type: 'choose-option', option: 'one' }])
  })

  test('the others read who chooses, and wait', () => {
    show('optionAwaited')
    expect(page.queryByRole('button', { name: 'Elegir esto' })).toBeNull()
    expect(slip().textContent).toMatch(
      /Elige: Núria\..*Elige: Robot Oeste\..*Esperando a Núria y Robot Oeste/s,
    )
  })

  test('another option may be chosen before anything is agreed', async () => {
    show('optionChosen')
    expect(page.queryByRole('button', { name: 'Elegir esto' })).toBeNull()
    await tap('Elegir de nuevo')
    expect(page.getAllByRole('button', { name: 'Elegir esto' })).toHaveLength(2)
    expect(page.queryByRole('button', { name: /^Proponer/ })).toBeNull()
  })
})

describe('what goes on the sheet', () => {
  test('is first what the option gives to the side that did not offend', async () => {
    show('optionChosen')
    await tap('Proponerlo')
    expect(sent).toEqual([{ type: 'propose-remedy', side: 'NS', tricks: 2, points: 0, note: '' }])
  })

  test('may be less, more, for the others, or nothing', async () => {
    show('optionChosen')
    await tap('Una menos')
    await tap('Una menos')
    await fireEvent.click(page.getByRole('radio', { name: /Robot Este y Robot Oeste/ }))
    await tap('Proponer que no se anote nada')
    expect(sent).toEqual([{ type: 'propose-remedy', side: 'EW', tricks: 0, points: 0, note: '' }])
  })

  test('of a deal passed out there is nothing to adjust', () => {
    const view = FIXTURES.optionChosen!
    showView({ ...view, may: { ...view.may, settle: { ...view.may.settle, adjust: false } } })
    expect(page.queryByLabelText('Puntos')).toBeNull()
    expect(button('Proponer que no se anote nada')).toBeTruthy()
  })

  test.each([
    ['De acuerdo', true],
    ['No estoy de acuerdo', false],
  ])('each of the others says: %s', async (name, agree) => {
    show('remedyAsked')
    expect(slip().textContent).toMatch(
      /Núria propone:.*Pasan 2 bazas a Norte-Sur.*Robot Oeste está de acuerdo/s,
    )
    await tap(name)
    expect(sent).toEqual([{ type: 'answer-remedy', agree }])
  })

  test('whoever proposed it waits for those who have not answered', () => {
    show('remedyWaits')
    expect(page.queryByRole('button', { name: 'De acuerdo' })).toBeNull()
    expect(slip().textContent).toMatch(/Propones:.*Esperando a Núria/s)
  })

  test('what was being written is put away when another option is chosen', async () => {
    show('optionChosen')
    await tap('Una más')
    await tap('Elegir de nuevo')
    await fireEvent.click(page.getAllByRole('button', { name: 'Elegir esto' })[0]!)
    const view = FIXTURES.optionChosen!
    goesOn({ ...view, stop: { ...view.stop!, option: 'one' } })
    await fireEvent.click(await page.findByRole('button', { name: 'Proponerlo' }))
    expect(sent.at(-1)).toMatchObject({ tricks: 1 })
  })
})

test('rulings stand under the sheet with their deal, their law and what was entered', () => {
  show('ruled')
  const list = page.getByRole('region', { name: 'Arreglos' })
  const [revoke, agreed] = within(list).getAllByRole('listitem')
  expect(revoke!.textContent).toMatch(
    /Reparto 5 ·\s*Ley 64A.*Infracción de Oeste.*Pasan 2 bazas a Norte-Sur/s,
  )
  expect(within(revoke!).getByRole('link').getAttribute('href')).toBe('/laws/revoke-established')
  expect(agreed!.textContent).toMatch(/Acordado entre los jugadores.*50 puntos para Norte-Sur/s)
})

test('an adjustment says why it stands there and leads to its law', async () => {
  show('ruled')
  const figures = page.getAllByRole('button', { name: /^50/ })
  for (const figure of figures)
    if (!page.queryByRole('link', { name: /^Leer la ley/ })) await fireEvent.click(figure)
  expect(page.getByRole('link', { name: /^Leer la ley 64/ }).getAttribute('href')).toBe('/laws/64')
})

test('the result says what was settled in its deal', () => {
  show('ruled')
  expect(page.getByText(/Ley 64A:\s+Pasan 2 bazas a Norte-Sur\./)).toBeTruthy()
})

describe('a contested claim in duplicate', () => {
  const claim = () => slip('Reclamación discutida')

  test('play has ended, and it is being worked out', () => {
    show('contested')
    expect(claim().textContent).toMatch(/Pere la discute.*El juego ha terminado/s)
  })

  test('the worst line is shown card by card with its seats, and each accepts or does not', async () => {
    show('adjudicated')
    expect(claim().textContent).toContain('A lo peor, haces 2 de las 4 bazas que quedaban.')
    const tricks = within(claim()).getAllByRole('listitem')
    const first = tricks
      .map((trick) => trick.textContent!.replace(/\s+/g, ' '))
      .find((text) => /^Baza/.test(text))
    expect(first).toMatch(/Baza 10.*Sur: ?A.*Oeste: ?8.*Norte: ?5.*Este: ?6/)
    await tap('Aceptar')
    expect(sent).toEqual([{ type: 'answer-adjudication', accept: true }])
  })

  test('a trick that had been begun is told with the cards that lie on the table', () => {
    const view = FIXTURES.adjudicated!
    const seen = view.claim!.adjudication!
    showView({
      ...view,
      trick: { leader: 'W', cards: ['D2'], winner: null },
      claim: { ...view.claim!, adjudication: { ...seen, cards: ['D7', 'DQ', 'C3', 'HA'] } },
    })
    const tricks = [...claim().querySelectorAll('details li')].map((trick) => trick.textContent)
    expect(tricks).toHaveLength(2)
    expect(tricks[0]).toMatch(/Oeste:.*2 de diamantes|Oeste:.*dos de diamantes/s)
    expect(tricks[1]).toMatch(/Sur:.*as de corazones/s)
  })

  test('whoever objected may accept after all, and reads that the director decides', async () => {
    show('objected')
    expect(claim().textContent).toContain('A lo peor, Joan hace 2 de las 4')
    expect(claim().textContent).toMatch(/No acepta Pere.*Decide el director: Biel/s)
    await tap('Aceptar, al fin')
    expect(sent).toEqual([{ type: 'answer-adjudication', accept: true }])
  })

  test.each(['forDirector', 'directorWatches'])('the director assigns tricks: %s', async (name) => {
    show(name)
    const held = FIXTURES[name]!.claim!.adjudication!.tricks ?? FIXTURES[name]!.claim!.tricks
    await tap('Una menos')
    await tap('Asignarlas')
    expect(sent).toEqual([{ type: 'assign-tricks', tricks: held - 1 }])
  })
})

/** Milliseconds; one that is cut short stops all that follow. */
const AXE_TAKES = 30_000
const TO_SEE = ['stopped', 'revokeNamed', 'optionChosen', 'remedyAsked', 'adjudicated', 'forDirector']

test.each(TO_SEE)(
  'axe finds nothing wrong with %s',
  async (name) => {
    show(name)
    await vi.waitFor(() => expect(document.querySelector('[role=status]')).toBeNull())
    const { violations } = await axe.run(document.querySelector('aside')!, {
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).toEqual([])
  },
  AXE_TAKES,
)
