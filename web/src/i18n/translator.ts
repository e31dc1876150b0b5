/** From a key and values to a sentence in one language (ICU messages). */

import { IntlMessageFormat } from 'intl-messageformat'

import ca from './ca.json'
import en from './en.json'
import es from './es.json'
import type { Locale } from './locales'

/** Every key there is: Spanish is the measure, and a test holds the others to it. */
export type Key = keyof typeof es

export type Values = Readonly<Record<string, string | number | boolean>>

export type Translate = (key: Key, values?: Values) => string

export const CATALOGUES: Readonly<Record<Locale, Readonly<Record<Key, string>>>> = { es, ca, en }

/** A translator keeps the messages that it has parsed. */
export function translator(locale: Locale): Translate {
  const parsed = new Map<Key, IntlMessageFormat>()
  return (key, values) => {
    let message = parsed.get(key)
    if (message === undefined) {
      message = new IntlMessageFormat(CATALOGUES[locale][key], locale, undefined, { ignoreTag: true })
      parsed.set(key, message)
    }
    return String(message.format(values))
  }
}
