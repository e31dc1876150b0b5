/** The reader's language, kept in this browser; what `t` says follows it at once. */

import type { Words } from '../wire'
import { chooseLocale, LOCALES, type Locale } from './locales'
import { type Key, type Translate, translator, type Values } from './translator'

const SAVED = 'tapete.locale'

const translators = Object.fromEntries(LOCALES.map((locale) => [locale, translator(locale)])) as Record<
  Locale,
  Translate
>

let locale = $state<Locale>(chooseLocale(localStorage.getItem(SAVED), navigator.languages ?? []))

export const i18n = {
  get locale(): Locale {
    return locale
  },
  /** The language asked for from now on. */
  set locale(chosen: Locale) {
    locale = chosen
    localStorage.setItem(SAVED, chosen)
  },
}

/** A text of ours in the reader's language. */
export function t(key: Key, values?: Values): string {
  return translators[locale](key, values)
}

/** What a player or the house said, in the reader's language; in another if it was said only so. */
export function say(words: Words): string {
  return words[locale] || words.es || words.en || words.ca
}

/** `a, b or c`, as the reader's language joins alternatives. */
export function either(items: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(items)
}

/** `a, b and c`. */
export function both(items: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items)
}
