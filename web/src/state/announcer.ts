/** What happened at the table, in words: for those who listen to the page instead of looking at it. */

import type { Translate } from '../i18n/translator'
import { callName, contractName, resultText, theCard } from '../notation/names'
import { isPartner, ofSeat } from '../notation/seats'
import type { AnyEvent, Call, Remedy, Seat, TableView, Words } from '../wire'
import { promptOf } from './prompt'
import { remedyText } from './remedy'

type Sentences = {
  readonly [T in AnyEvent['type']]: (event: Extract<AnyEvent, { type: T }>, at: Place) => string
}

/** Who is listening, and the table before and after the events. */
export interface Place {
  readonly t: Translate
  readonly say: (words: Words) => string
  readonly before: TableView | null
  readonly after: TableView
}

/** All that happened, then what the listener is to do; empty when there is nothing to say. */
export function announce(events: readonly AnyEvent[], at: Place): string {
  const sentences = events.map((event) => sentenceOf(event, at))
  const prompt = promptOf(at.t, at.after)
  if (prompt !== null && (at.before === null || promptOf(at.t, at.before)?.moment !== prompt.moment))
    sentences.push(prompt.text)
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

/** One event in one sentence, or two when it ends a trick or the auction. */
export function sentenceOf(event: AnyEvent, at: Place): string {
  const sentence = SENTENCES[event.type] as (event: AnyEvent, at: Place) => string
  return withCapital(sentence(event, at).trim())
}

const SENTENCES: Sentences = {
  'table-opened': ({ host }, { t }) => t('live.table-opened', { name: host.name }),
  'seat-taken': ({ seat, person }, { t, after }) =>
    t('live.seat-taken', {
      you: after.seat === seat,
      name: person.program ? t('live.program', { name: person.name }) : person.name,
      seat: t(`seat.${seat}`),
    }),
  'seat-left': ({ seat, held }, at) =>
    at.t('live.seat-left', { held, who: whoWas(seat, at), seat: at.t(`seat.${seat}`) }),
  'robot-seated': ({ seat }, { t }) => t('live.robot-seated', { seat: t(`seat.${seat}`) }),
  'robot-removed': ({ seat }, { t }) => t('live.robot-removed', { seat: t(`seat.${seat}`) }),
  'boards-brought': (_, { t }) => t('live.boards-brought'),
  'positions-laid': (_, { t }) => t('live.positions-laid'),
  'position-begun': (_, { t, after }) =>
    t('live.position-begun', { place: (after.practice?.place ?? 0) + 1, of: after.practice?.of ?? 1 }),
  'bidding-ended': (_, { t }) => t('live.bidding-ended'),
  'system-declared': ({ seat, house_card }, at) =>
    at.t('live.system-declared', { ...who(seat, at), house: house_card }),
  'partners-changed': (_, { t, after }) =>
    t('live.partners-changed', { seat: after.seat === null ? 'none' : t(`seat.${after.seat}`) }),
  'rubber-begun': ({ rubber }, { t, after: { form, boards } }) =>
    t('live.rubber-begun', { form, rubber, boards: boards ?? 0 }),
  'pack-spread': (_, { t }) => t('live.pack-spread'),
  'card-drawn': ({ seat, card }, at) =>
    at.t('live.card-drawn', { ...who(seat, at), card: theCard(at.t, card) }),
  'seats-drawn': (_, { t, after }) =>
    t('live.seats-drawn', { seat: after.seat === null ? 'none' : t(`seat.${after.seat}`) }),
  'dealer-drawn': ({ dealer }, at) => at.t('live.dealer-drawn', who(dealer, at)),
  shuffled: (_, { t, after: { form, deal } }) => t('live.shuffled', { form, deal }),
  'deal-prepared': (_, { t }) => t('live.deal-prepared'),
  'entropy-added': ({ seat }, at) => at.t('live.entropy-added', who(seat, at)),
  'pack-cut': ({ seat }, at) => at.t('live.pack-cut', who(seat, at)),
  'call-made': ({ seat, call, explanation }, at) =>
    callSentence(seat, call, at) + shown(explanation, at) + contractSentence(at),
  'call-explained': ({ place, explanation }, at) => {
    const made = at.after.auction[place]
    if (made === undefined) return ''
    const call = callName(at.t, made.call)
    return at.t('live.call-explained', { ...who(made.seat, at), call, text: at.say(explanation) })
  },
  'card-played': ({ seat, card }, at) => {
    const playsDummy = at.after.contract?.dummy === seat
    const player = who(playsDummy ? at.after.contract!.declarer : seat, at)
    const from = playsDummy ? 'dummy' : player.you ? 'you' : 'other'
    const played = at.t('live.card-played', { ...player, from, card: theCard(at.t, card) })
    return at.after.last_trick?.cards.at(-1) === card ? `${played} ${trickSentence(at)}` : played
  },
  'claim-made': ({ seat, tricks, words }, at) => {
    const of = at.after.claim?.of ?? at.before?.tricks_left ?? tricks
    return at.t('live.claim-made', { ...who(seat, at), tricks, of, words })
  },
  'claim-answered': ({ seat, accepted }, at) => {
    const claim = at.before?.claim ?? at.after.claim
    if (!accepted && claim?.is_of_defender && isPartner(claim.claimer, seat))
      return at.t('live.concession-refused', who(seat, at))
    return at.t('live.claim-answered', { ...who(seat, at), accepted, form: at.after.form })
  },
  'claim-adjudicated': ({ tricks }, { t }) =>
    t('live.claim-adjudicated', { known: tricks !== null, tricks: tricks ?? 0 }),
  'adjudication-answered': ({ seat, accepted }, at) =>
    at.t('live.adjudication-answered', { ...who(seat, at), accepted }),
  'play-refused': ({ seat, card }, at) =>
    at.t('live.play-refused', { ...who(seat, at), card: theCard(at.t, card) }),
  'play-let-pass': ({ seat }, at) => at.t('live.play-let-pass', who(seat, at)),
  'deal-scored': ({ outcome }, { t, after: { form, contract, sheet } }) => {
    if (outcome.contract === null || contract === null) return t('live.deal-passed-out', { form })
    const result = resultText(t, outcome.tricks_taken, contract.tricks_needed)
    const score = sheet?.deals.at(-1)?.score_ns ?? 0
    const gained = { points: Math.abs(score), side: t(score < 0 ? 'side.EW' : 'side.NS') }
    return t('live.deal-scored', { form, contract: contractName(t, contract), result, ...gained })
  },
  'honors-claimed': ({ seat, count }, at) => at.t('live.honors-claimed', { ...who(seat, at), count }),
  'undo-asked': ({ seat }, at) => at.t('live.undo-asked', who(seat, at)),
  'undo-answered': ({ seat, granted }, at) => at.t('live.undo-answered', { ...who(seat, at), granted }),
  undone: (_, { t }) => t('live.undone'),
  'interrupt-asked': ({ seat }, at) => at.t('live.interrupt-asked', who(seat, at)),
  'interrupt-answered': ({ seat, agreed }, at) =>
    at.t('live.interrupt-answered', { ...who(seat, at), agreed }),
  'rubber-interrupted': (_, { t }) => t('live.rubber-interrupted'),
  'table-stopped': ({ seat }, at) => at.t('live.table-stopped', who(seat, at)),
  'table-resumed': ({ seat }, at) => {
    const resumed = seat === null ? { who: '', you: 'nobody' } : who(seat, at)
    return at.t('live.table-resumed', resumed)
  },
  'irregularity-named': ({ seat, offender }, at) => {
    const law = at.after.stop?.law
    if (!law) return ''
    const { number, title } = law
    const of = at.t(`seat.of.${offender}`)
    return at.t('live.irregularity-named', { ...who(seat, at), law: at.say(title), number, of })
  },
  'option-chosen': ({ seat, option }, at) => {
    const chosen = at.after.stop?.options.find(({ id }) => id === option)
    return chosen ? at.t('live.option-chosen', { ...who(seat, at), option: at.say(chosen.text) }) : ''
  },
  'remedy-proposed': ({ seat, remedy }, at) =>
    at.t('live.remedy-proposed', { ...who(seat, at), remedy: remedyInSentence(remedy, at) }),
  'remedy-answered': ({ seat, agreed }, at) => at.t('live.remedy-answered', { ...who(seat, at), agreed }),
  'ruling-made': (_, at) => {
    const ruling = at.after.rulings.at(-1)
    return ruling ? at.t('live.ruling-made', { remedy: remedyInSentence(ruling.remedy, at) }) : ''
  },
  'made-ready': ({ seat }, at) => at.t('live.made-ready', who(seat, at)),
  'deal-cleared': (_, { t }) => t('live.deal-cleared'),
  'rubber-scored': (_, { t, after }) =>
    t('live.rubber-scored', {
      form: after.form,
      ns: after.sheet?.totals.ns ?? 0,
      ew: after.sheet?.totals.ew ?? 0,
    }),
  said: ({ name, text }, { t }) => t('live.said', { name, text }),
  'dummy-said': ({ phrase }, { t }) => t(`live.dummy-said.${phrase}`),
}

function remedyInSentence(remedy: Remedy, { t }: Place): string {
  const text = remedyText(t, remedy)
  return text.charAt(0).toLocaleLowerCase() + text.slice(1)
}

function callSentence(seat: Seat, call: Call, at: Place): string {
  return at.t('live.call-made', { ...who(seat, at), call, bid: callName(at.t, call) })
}

/** What a call shows: agreements are public, so everyone hears them. */
function shown(explanation: Words, at: Place): string {
  const text = at.say(explanation)
  if (text === '') return ''
  return /[.!?…]$/.test(text) ? ` ${text}` : ` ${text}.`
}

function contractSentence({ t, before, after }: Place): string {
  if (after.contract === null || before?.contract) return ''
  return ` ${t('live.contract', { contract: contractName(t, after.contract) })}`
}

function trickSentence(at: Place): string {
  const seat = at.after.last_trick!.winner
  if (seat === null) return ''
  const winner = at.after.contract?.dummy === seat ? 'dummy' : seat === at.after.seat ? 'you' : 'other'
  return withCapital(at.t('live.trick', { winner, who: who(seat, at).who }))
}

function who(seat: Seat, at: Place): { who: string; you: boolean } {
  return { who: nameOf(seat, at.after, at.t), you: at.after.seat === seat }
}

/** Whoever has just left is named as he was before. */
function whoWas(seat: Seat, { t, before, after }: Place): string {
  return nameOf(seat, before ?? after, t)
}

function nameOf(seat: Seat, view: TableView, t: Translate): string {
  const seen = ofSeat(view.seats, seat)
  if (seen.is_robot) return t('live.robot', { seat: t(`seat.${seat}`) })
  return seen.name ?? t(`seat.${seat}`)
}

function withCapital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1)
}
