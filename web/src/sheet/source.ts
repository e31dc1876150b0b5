/** Why a figure stands on the sheet, and where the rules say so: the law with its code, and the chapter. */

import type { Translate } from '../i18n/translator'
import type { EntrySeen } from '../wire'

const CHAPTERS = [
  '000-04',
  '000-05',
  '000-06',
  '001-03',
  '001-05',
  '001-06',
  '001-07',
  '001-08',
  '004-09',
] as const

export type Chapter = (typeof CHAPTERS)[number]

/** `000 §05` is chapter 000-05; a section without a number is the score of its own rules. */
export function chapterOf(section: string): Chapter {
  const name = section.includes('§') ? section.replace(' §', '-') : `${section}-09`
  return CHAPTERS.find((chapter) => chapter === name) ?? '000-05'
}

export function sourceText(t: Translate, { law, code, section }: EntrySeen): string {
  const title = t(`sheet.chapter.${chapterOf(section)}`)
  return t('sheet.source', { code: law === null ? 'none' : (code ?? 'none'), law: law ?? 0, title })
}

/** What the points were given for; by the rules of 1920 (spec 001) all tricks count, bid or not. */
export function reasonName(t: Translate, { reason, section }: Pick<EntrySeen, 'reason' | 'section'>): string {
  return reason === 'tricks' && section.startsWith('001') ? t('reason.tricks.all') : t(`reason.${reason}`)
}
