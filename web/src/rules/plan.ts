/** What the page of each form's rules has, in order: sections with their anchors, and the texts in each. */

import type { Form, Reason } from '../wire'

/** The texts of each section; forms share those that they play alike. */
export const PLAN = {
  rubber: {
    intro: ['intro.rubber'],
    'first-hand': ['steps.contract'],
    deal: ['draw.highest', 'deal.table'],
    auction: ['auction', 'passed.next', 'agreements'],
    play: ['lead', 'trick'],
    claims: ['claims.binding'],
    tricks: ['tricks.contract'],
    overtricks: ['overtricks.contract'],
    insult: ['insult'],
    slam: ['slam.bid'],
    undertricks: ['undertricks.contract'],
    honors: ['honors.one-hand', 'honors.claimed'],
    game: ['game.rubber', 'vulnerable.by-game'],
    rubber: ['rubber.contract'],
    unfinished: ['unfinished.bonuses'],
    'back-score': ['back-score'],
    adjustment: ['adjustment', 'adjustment.above'],
    examples: ['examples'],
  },
  auction1920: {
    intro: ['intro.1920', 'history.1920'],
    'first-hand': ['steps.1920'],
    deal: ['draw.lowest', 'deal.table'],
    auction: ['auction', 'passed.next', 'auction.1920'],
    play: ['lead', 'trick'],
    claims: ['claims.none'],
    tricks: ['tricks.1920'],
    overtricks: ['overtricks.1920'],
    insult: ['insult.1920'],
    slam: ['slam.taken'],
    undertricks: ['undertricks.1920'],
    honors: ['honors.pair'],
    game: ['game.1920'],
    rubber: ['rubber.1920'],
    unfinished: ['unfinished.nothing'],
    adjustment: ['adjustment', 'adjustment.above'],
    examples: ['examples'],
  },
  chicago: {
    intro: ['intro.chicago'],
    'first-hand': ['steps.contract'],
    deal: ['draw.highest', 'deal.table', 'vulnerable.chicago'],
    auction: ['auction', 'passed.again', 'agreements'],
    play: ['lead', 'trick'],
    claims: ['claims.binding'],
    tricks: ['tricks.contract', 'tricks.chicago'],
    overtricks: ['overtricks.contract'],
    insult: ['insult'],
    slam: ['slam.bid'],
    undertricks: ['undertricks.contract'],
    honors: ['honors.agreed', 'honors.one-hand', 'honors.claimed'],
    game: ['game.chicago'],
    game_bonus: ['game-bonus.chicago'],
    part_score_bonus: ['part-score.chicago'],
    end: ['end.chicago'],
    adjustment: ['adjustment', 'adjustment.above'],
    examples: ['examples'],
  },
  duplicate: {
    intro: ['intro.duplicate'],
    'first-hand': ['steps.duplicate'],
    deal: ['deal.duplicate'],
    auction: ['auction', 'passed.board', 'agreements'],
    play: ['lead', 'trick', 'play.duplicate'],
    claims: ['claims.judged'],
    tricks: ['tricks.duplicate'],
    overtricks: ['overtricks.duplicate'],
    insult: ['insult'],
    slam: ['slam.bid'],
    undertricks: ['undertricks.contract'],
    honors: ['honors.none'],
    game_bonus: ['game-bonus.duplicate'],
    part_score_bonus: ['part-score.duplicate'],
    end: ['end.duplicate'],
    adjustment: ['adjustment', 'adjustment.duplicate'],
    examples: ['examples'],
  },
} as const satisfies Record<Form, Record<string, readonly string[]>>

type Sections<F extends Form> = (typeof PLAN)[F]
export type Anchor = { [F in Form]: keyof Sections<F> }[Form]
type TextOf<S> = { [A in keyof S]: S[A] extends readonly (infer T)[] ? T : never }[keyof S]
export type TextName = { [F in Form]: TextOf<Sections<F>> }[Form]

/** A section of a page: where a link can point to, and the names of its texts. */
export interface Section {
  readonly anchor: Anchor
  readonly texts: readonly TextName[]
}

export function sectionsOf(form: Form): readonly Section[] {
  const sections = Object.entries(PLAN[form]) as [Anchor, readonly TextName[]][]
  return sections.map(([anchor, texts]) => ({ anchor, texts }))
}

/** The section that tells of a reason for points. */
export function anchorOf(reason: Reason): Anchor {
  return reason === 'unfinished_game' || reason === 'unfinished_part_score' ? 'unfinished' : reason
}

/** The address of that section. */
export function placeOf(form: Form, reason: Reason): string {
  return `/rules/${form}#${anchorOf(reason)}`
}

/** What the forms are compared by. */
export const DIFFERENCES = [
  'draw',
  'passed',
  'vulnerable',
  'below',
  'tricks',
  'game',
  'bonus',
  'part',
  'slam',
  'honors',
  'claims',
  'end',
] as const

export type Difference = (typeof DIFFERENCES)[number]
