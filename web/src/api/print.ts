/** Where the pages to print are. */

import type { Locale } from '../i18n/locales'
import type { Alphabet } from '../settings/settings'

/** The sheet of a rubber, a Chicago or a set as PDF. */
export function sheetPdf(table: string, unit: number, locale: Locale): string {
  return `/api/tables/${table}/print/${unit}/sheet.pdf?language=${locale}`
}

/** Its finished deals; whoever reads other letters than English ones gets those of the language. */
export function dealsPdf(table: string, unit: number, locale: Locale, letters: Alphabet): string {
  const own = letters === 'AKQJ' ? '' : '&own_letters=true'
  return `/api/tables/${table}/print/${unit}/deals.pdf?language=${locale}${own}`
}
