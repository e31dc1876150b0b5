/** Sums as they stand in a ledger. */

import type { Locale } from '../i18n/locales'

/** `+10`, `−9`, `0`. */
export function signed(sum: number, locale: Locale): string {
  const text = new Intl.NumberFormat(locale).format(Math.abs(sum))
  if (sum === 0) return text
  return (sum > 0 ? '+' : '−') + text
}

/** A decimal as the server writes it, as the reader does: `−4,50 €`. */
export function money(sum: string, currency: string, locale: Locale): string {
  const digits = sum.split('.')[1]?.length ?? 0
  const number = Number(sum)
  const text = new Intl.NumberFormat(locale, { minimumFractionDigits: digits }).format(Math.abs(number))
  return [(number < 0 ? '−' : '') + text, currency].filter((part) => part !== '').join('\u00a0')
}
