/** What a learner is told of a card, as the page groups and words it. */

import type { Translate } from '../i18n/translator'
import type { Locale } from '../i18n/locales'
import { theCard } from '../notation/names'
import { oneDecimal, percent } from '../state/hint'
import type { CardGraded, CardKind } from '../wire'

/** In the order in which they come in a deal, more or less. */
const KINDS: readonly CardKind[] = [
  'opening-lead',
  'trumps',
  'suit',
  'finesse',
  'duck',
  'third-hand',
  'entries',
  'cashing',
  'ruff',
  'discard',
  'following',
]
/** Chances that differ by less are not worth naming: then the tricks tell more. */
const WORTH_NAMING = 0.03

export interface KindGroup {
  readonly kind: CardKind
  readonly cards: readonly CardGraded[]
}

/** The cards about which there is something to say, by what they decided. */
export function byKind(cards: readonly CardGraded[]): readonly KindGroup[] {
  const told = cards.filter(({ verdict }) => verdict !== 'good')
  return KINDS.map((kind) => ({ kind, cards: told.filter((card) => card.kind === kind) })).filter(
    (group) => group.cards.length > 0,
  )
}

/** What is to be said of a card, in a sentence. */
export function lessonOf(t: Translate, locale: Locale, graded: CardGraded, declares: boolean): string {
  const { verdict, cost } = graded
  const better = graded.better[0] === undefined ? '' : theCard(t, graded.better[0])
  switch (verdict) {
    case 'error':
      return t('lesson.error', { cost, chances: chances(t, locale, graded, declares) })
    case 'lucky':
      return t('lesson.lucky', { chances: chances(t, locale, graded, declares) })
    case 'unlucky':
      return t('lesson.unlucky', { cost, better })
    default:
      return t('lesson.costly', { cost, better })
  }
}

function chances(t: Translate, locale: Locale, { card, known }: CardGraded, declares: boolean): string {
  if (known === null) return ''
  const names = { best: theCard(t, known.best), card: theCard(t, card) }
  if (known.best_goal - known.goal < WORTH_NAMING) {
    const tricks = oneDecimal(known.tricks, locale)
    return t('lesson.tricks', { ...names, best_tricks: oneDecimal(known.best_tricks, locale), tricks })
  }
  const goals = { best_goal: percent(known.best_goal), goal: percent(known.goal) }
  return t(declares ? 'lesson.goal.make' : 'lesson.goal.beat', { ...names, ...goals })
}
