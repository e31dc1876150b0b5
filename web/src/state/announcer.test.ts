// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { BASE, person, robot, SILENCE, words, you } from '../fixtures/base'
import { FORM_SHEETS } from '../fixtures/forms'
import { optionAwaited, optionChosen, remedyAsked, revokeNamed, RULINGS, stopped } from '../fixtures/stopped'
import { conceded } from '../fixtures/play'
import { LOCALES, type Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import type { AnyEvent, ContractSeen, TableView } from '../wire'
import { announce, type Place, sentenceOf } from './announcer'

const HOST = { kind: 'person', id: '', name: 'Joan', program: null } as const
const FOUR_HEARTS: ContractSeen = {
  level: 4,
  strain: 'H',
  doubling: '',
  declarer: 'S',
  dummy: 'N',
  tricks_needed: 10,
  tricks_to_defeat: 4,
}

/** One event of every kind there is: the type fails to compile when a kind is forgotten. */
const EVERY: { readonly [T in AnyEvent['type']]: Extract<AnyEvent, { type: T }> } = {
  'table-opened': { type: 'table-opened', host: HOST, options: BASE.options, form: 'rubber' },
  'seat-taken': { type: 'seat-taken', seat: 'N', person: { ...HOST, name: 'Núria' } },
  'seat-left': { type: 'seat-left', seat: 'N', held: true, at: 0 },
  'robot-seated': { type: 'robot-seated', seat: 'W' },
  'robot-removed': { type: 'robot-removed', seat: 'W' },
  'boards-brought': { type: 'boards-brought', origin: 'mesa', deals: [] },
  'positions-laid': { type: 'positions-laid', positions: [], origin: null },
  'position-begun': { type: 'position-begun', place: 0 },
  'bidding-ended': { type: 'bidding-ended' },
  'system-declared': { type: 'system-declared', seat: 'N', house_card: true },
  'partners-changed': {
    type: 'partners-changed',
    came_from: { north: 'W', east: 'N', south: 'S', west: 'E' },
  },
  'rubber-begun': { type: 'rubber-begun', rubber: 1 },
  'pack-spread': { type: 'pack-spread', secret: '', commitment: '00' },
  'card-drawn': { type: 'card-drawn', seat: 'E', place: 7, card: 'HT' },
  'seats-drawn': { type: 'seats-drawn', came_from: { north: 'N', east: 'S', south: 'E', west: 'W' } },
  'dealer-drawn': { type: 'dealer-drawn', dealer: 'S' },
  shuffled: { type: 'shuffled', secret: '', commitment: '00' },
  'entropy-added': { type: 'entropy-added', seat: 'N', entropy: '00' },
  'deal-prepared': { type: 'deal-prepared', deal: '' },
  'pack-cut': { type: 'pack-cut', seat: 'E', entropy: '00' },
  'call-made': {
    type: 'call-made',
    seat: 'W',
    call: '1S',
    explanation: words('4+ picas', '4+ piques', '4+ spades'),
  },
  'call-explained': { type: 'call-explained', place: 0, explanation: words('fuerte', 'fort', 'strong') },
  'card-played': { type: 'card-played', seat: 'W', card: 'D9' },
  'claim-made': { type: 'claim-made', seat: 'S', tricks: 7, line: ['HA'], words: '' },
  'claim-answered': { type: 'claim-answered', seat: 'E', accepted: false },
  'claim-adjudicated': { type: 'claim-adjudicated', tricks: 6, cards: [] },
  'adjudication-answered': { type: 'adjudication-answered', seat: 'W', accepted: false },
  'play-refused': { type: 'play-refused', seat: 'E', card: 'CA' },
  'play-let-pass': { type: 'play-let-pass', seat: 'E' },
  'deal-scored': { type: 'deal-scored', outcome: { contract: null, tricks_taken: 0, honors: [] } },
  'honors-claimed': { type: 'honors-claimed', seat: 'N', deal: 2, count: 4 },
  'undo-asked': { type: 'undo-asked', seat: 'E', calls: 3, cards: 0 },
  'undo-answered': { type: 'undo-answered', seat: 'N', granted: true },
  undone: { type: 'undone', calls: 3, cards: 0 },
  'interrupt-asked': { type: 'interrupt-asked', seat: 'N' },
  'interrupt-answered': { type: 'interrupt-answered', seat: 'S', agreed: true },
  'rubber-interrupted': { type: 'rubber-interrupted' },
  'table-stopped': { type: 'table-stopped', seat: 'E' },
  'table-resumed': { type: 'table-resumed', seat: 'E' },
  'irregularity-named': {
    type: 'irregularity-named',
    seat: 'E',
    irregularity: 'revoke',
    offender: 'S',
  },
  'option-chosen': { type: 'option-chosen', seat: 'E', option: 'accept' },
  'remedy-proposed': {
    type: 'remedy-proposed',
    seat: 'E',
    remedy: { side: 'EW', tricks: 1, points: 0, note: '' },
  },
  'remedy-answered': { type: 'remedy-answered', seat: 'S', agreed: true },
  'ruling-made': { type: 'ruling-made' },
  'made-ready': { type: 'made-ready', seat: 'N' },
  'deal-cleared': { type: 'deal-cleared' },
  'rubber-scored': { type: 'rubber-scored' },
  said: { type: 'said', seat: 'N', name: 'Núria', text: 'Bona mà', at: 0 },
  'dummy-said': { type: 'dummy-said', seat: 'N', phrase: 'having-none' },
}

const AFTER: TableView = {
  ...BASE,
  seats: { north: person('Núria'), east: robot(), south: you('Joan'), west: robot() },
  auction: [{ seat: 'S', call: '1H', explanation: SILENCE }],
  rulings: RULINGS,
  stop: {
    stopped_by: 'E',
    law: {
      id: 'revoke',
      number: '61',
      code: 'rubber',
      title: words('Renuncio', 'Renúncia', 'A revoke'),
      happened: SILENCE,
      unsure: false,
    },
    offender: 'S',
    options: [
      {
        id: 'accept',
        text: words('Se acepta.', 'S’accepta.', 'It is accepted.'),
        tricks: 0,
        choosers: ['E'],
        unsure: false,
      },
    ],
    option: null,
    chosen_by: null,
    remedy: null,
    proposed_by: null,
    answers: { north: null, east: null, south: null, west: null },
  },
}

function place(locale: Locale, after: TableView = AFTER, before: TableView | null = AFTER): Place {
  return { t: translator(locale), say: (said) => said[locale], before, after }
}

describe.each(LOCALES)('in %s', (locale) => {
  test.each(Object.values(EVERY))('$type is told in a whole sentence', (event) => {
    const sentence = sentenceOf(event, place(locale))
    expect(sentence).toMatch(/^[\p{Lu}\d«“¡¿].*\S$/u)
    expect(sentence).not.toMatch(/[{}]|undefined/)
  })
})

const inPlay: TableView = {
  ...AFTER,
  phase: 'play',
  auction: [],
  contract: FOUR_HEARTS,
  turn: 'S',
  stop: null,
}
const yourCard = {
  ...inPlay,
  may: { ...BASE.may, cards: ['DA'] as const },
  trick: { leader: 'W', cards: ['D9'], winner: null },
} as TableView

test('a card of a robot, and then the listener’s turn', () => {
  const events = [EVERY['card-played']]
  expect(announce(events, place('es', yourCard, inPlay))).toBe(
    'El robot Oeste juega el nueve de diamantes. Te toca jugar de tu mano.',
  )
  expect(announce(events, place('ca', yourCard, inPlay))).toBe(
    'El robot Oest juga el nou de diamants. Et toca jugar de la teva mà.',
  )
  expect(announce(events, place('en', yourCard, inPlay))).toBe(
    'Robot West plays the nine of diamonds. You are to play from your hand.',
  )
})

test('the turn is told once, however much is said while it lasts', () => {
  expect(announce([EVERY.said], place('es', yourCard, yourCard))).toBe('Núria dice: Bona mà')
})

test('a card from dummy is declarer’s, and the trick it ends is named', () => {
  const done: TableView = {
    ...inPlay,
    last_trick: { leader: 'E', cards: ['D2', 'D3', 'D4', 'DA'], winner: 'N' },
  }
  const played = { type: 'card-played', seat: 'N', card: 'DA' } as const
  expect(announce([played], place('es', done, inPlay))).toBe(
    'Juegas el as de diamantes del muerto. Gana la baza el muerto.',
  )
  expect(announce([played], place('ca', done, inPlay))).toBe(
    'Jugues l’as de diamants del mort. Guanya la basa el mort.',
  )
})

test('a call is told with what it shows, and the contract when the auction ends', () => {
  expect(sentenceOf(EVERY['call-made'], place('es'))).toBe('El robot Oeste dice una pica. 4+ picas.')
  const pass = { type: 'call-made', seat: 'E', call: 'P', explanation: SILENCE } as const
  expect(sentenceOf(pass, place('es', inPlay, AFTER))).toBe(
    'El robot Este pasa. Contrato: cuatro corazones por Sur.',
  )
})

test('a result is told with its contract', () => {
  const contract = { bid: '4H', doubling: '', declarer: 'S' } as const
  const scored = { type: 'deal-scored', outcome: { contract, tricks_taken: 11, honors: [] } } as const
  expect(sentenceOf(scored, place('es', inPlay))).toBe(
    'Fin del reparto: cuatro corazones por Sur; cumplido con 1 baza extra.',
  )
})

const heard = (event: AnyEvent, change: Partial<TableView>, locale: Locale = 'es') =>
  sentenceOf(event, place(locale, { ...AFTER, ...change }))

test('what begins and what ends has the name of its form', () => {
  const begun = EVERY['rubber-begun']
  expect(heard(begun, { form: 'auction1920' })).toBe('Empieza el rubber 1, con las reglas de 1920.')
  expect(heard(begun, { form: 'chicago' }, 'ca')).toBe('Comença el Chicago 1: quatre repartiments.')
  expect(heard(begun, { form: 'duplicate', boards: 1 }, 'en')).toBe('Set 1 begins, of 1 board.')
  const chicago = { form: 'chicago', sheet: FORM_SHEETS.chicagoOver } as const
  expect(heard(EVERY['rubber-scored'], chicago)).toBe('Fin del Chicago: Norte-Sur 660, Este-Oeste 200.')
})

test('four passes mean something else in each form', () => {
  const passed = EVERY['deal-scored']
  const said = (form: TableView['form']) => heard(passed, { form, contract: null })
  expect(said('auction1920')).toBe('Pasan los cuatro: no se anota nada.')
  expect(said('chicago')).toBe('Pasan los cuatro: vuelve a repartir el mismo jugador.')
  expect(said('duplicate')).toBe('Pasan los cuatro: el estuche vale 0.')
})

test('a board is told with its score, and whose it is', () => {
  const contract = { bid: '4H', doubling: '', declarer: 'S' } as const
  const scored = { type: 'deal-scored', outcome: { contract, tricks_taken: 11, honors: [] } } as const
  const sheet = FORM_SHEETS.duplicate
  const lost = { ...sheet, deals: [{ ...sheet.deals[0]!, score_ns: -450 }] }
  expect(heard(scored, { ...inPlay, form: 'duplicate', sheet: lost })).toBe(
    'Fin del estuche: cuatro corazones por Sur; cumplido con 1 baza extra. 450 para Este-Oeste.',
  )
})

test('new partners of Chicago are told where the listener now sits', () => {
  expect(heard(EVERY['partners-changed'], { form: 'chicago', seat: 'W' })).toBe(
    'Cambian las parejas. Ahora te sientas en Oeste.',
  )
  expect(heard(EVERY['partners-changed'], { form: 'chicago', seat: null })).toBe('Cambian las parejas.')
})

test('a claim contested in duplicate is adjudicated, elsewhere it is played on', () => {
  const contested = EVERY['claim-answered']
  expect(heard(contested, { form: 'duplicate' })).toContain('se decide lo que vale')
  expect(heard(contested, { form: 'chicago' })).toContain('se sigue jugando')
})

test('a concession is told to its partner with what he may do, and his objection to all', () => {
  const told = { type: 'claim-made', seat: 'E', tricks: 0, line: [], words: '' } as const
  expect(announce([told], place('es', conceded))).toContain(
    'Tu compañero cede: tienes que aceptar u oponerte.',
  )
  const refused = { type: 'claim-answered', seat: 'W', accepted: false } as const
  expect(heard(refused, { claim: conceded.claim })).toBe(
    'El robot Oeste se opone: no se ha cedido nada y se sigue jugando.',
  )
})

test('what is settled is told with its law, what was chosen, and what goes on the sheet', () => {
  const named = {
    type: 'irregularity-named',
    seat: 'N',
    irregularity: 'revoke-established',
    offender: 'W',
  } as const
  expect(heard(named, revokeNamed)).toBe(
    'Núria señala: Renuncio consumado: bazas que pasan (ley 64A), de Oeste.',
  )
  const proposed = { type: 'remedy-proposed', seat: 'N', remedy: remedyAsked.stop!.remedy! } as const
  expect(heard(proposed, remedyAsked, 'ca')).toBe('Núria proposa: passen 2 bases a Nord-Sud.')
  expect(heard({ type: 'ruling-made' }, { rulings: RULINGS })).toBe(
    'Queda arreglado: 50 puntos para Norte-Sur. La mesa sigue.',
  )
  const refused = { type: 'remedy-answered', seat: 'W', agreed: false } as const
  expect(heard(refused, remedyAsked, 'en')).toBe('Robot West does not agree. The table is still stopped.')
  const resumed = { type: 'table-resumed', seat: null } as const
  expect(heard(resumed, {})).toBe('La mesa sigue, sin anotar nada.')
})

test('whoever is waited for while the table is stopped is told what for, and nobody else', () => {
  const told = (after: TableView) => announce([], { ...place('es', after), before: null })
  expect(told(stopped)).toBe('Tienes que decir qué ha pasado.')
  expect(told(revokeNamed)).toBe('Puedes elegir qué se hace.')
  expect(told(optionAwaited)).toBe('')
  expect(told(optionChosen)).toBe('Propón qué se anota.')
  expect(told(remedyAsked)).toBe('Tienes que decir si estás de acuerdo.')
})
