/** What is said of one moment of the play, for those who read. */

import type { Locale } from '../i18n/locales'
import type { Translate } from '../i18n/translator'
import { sideLetters } from '../notation/letters'
import type { Moment } from './replay'

/** `Baza 3 de 13`, or that the opening lead is still to come. */
export function trickText(t: Translate, { trick }: Moment): string {
  return trick === 0 ? t('deal.before-lead') : t('deal.trick', { trick, of: 13 })
}

/** The tricks that each side has won so far. */
export function wonText(t: Translate, { won }: Moment, locale: Locale): string {
  return t('deal.won', {
    ns: `${sideLetters('NS', locale)} ${won.ns}`,
    ew: `${sideLetters('EW', locale)} ${won.ew}`,
  })
}
