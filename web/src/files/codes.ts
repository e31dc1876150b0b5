/** What is wrong, in the reader's language, by its code; the library's sentence tells the particulars. */

import type { Key } from '../i18n/translator'

const TITLES: Readonly<Record<string, Key>> = {
  'call/auction-over': 'file.code.auction-over',
  'call/inadmissible-double': 'file.code.double',
  'call/inadmissible-redouble': 'file.code.redouble',
  'call/insufficient': 'file.code.insufficient',
  'play/must-follow': 'file.code.must-follow',
  'play/not-held': 'file.code.not-held',
  'play/out-of-turn': 'file.code.out-of-turn',
  'play/over': 'file.code.play-over',
  'record/card-twice': 'file.code.card-twice',
  'record/claim': 'file.code.claim',
  'record/contract': 'file.code.contract',
  'record/declarer': 'file.code.declarer',
  'record/hand-too-long': 'file.code.hand-too-long',
  'record/incomplete-auction': 'file.code.incomplete-auction',
  'record/incomplete-play': 'file.code.incomplete-play',
  'record/missing-contract': 'file.code.missing-contract',
  'record/missing-dealer': 'file.code.missing-dealer',
  'record/missing-hand': 'file.code.missing-hand',
  'record/play-after-pass-out': 'file.code.play-after-pass-out',
  'record/result': 'file.code.result',
  'record/score': 'file.code.score',
  'score/tricks-impossible': 'file.code.tricks-impossible',
}

/** Of a code that has no words of its own, what kind of thing it is. */
const KINDS: Readonly<Record<string, Key>> = {
  call: 'file.kind.call',
  convert: 'file.kind.convert',
  notation: 'file.kind.notation',
  play: 'file.kind.play',
}

export function titleOf(code: string): Key {
  return TITLES[code] ?? KINDS[code.split('/')[0]!] ?? 'file.kind.record'
}
