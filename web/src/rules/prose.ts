/** The rules in words, one file a language; `{name}` stands for a figure of the scorer's. */

import type { Locale } from '../i18n/locales'
import type { Form } from '../wire'
import type { Anchor, Difference, TextName } from './plan'

export interface Prose {
  readonly titles: Readonly<Record<Anchor, string>>
  /** Paragraphs. */
  readonly texts: Readonly<Record<TextName, readonly string[]>>
  readonly differences: Readonly<Record<Difference, Readonly<Record<'name' | Form, string>>>>
  /** By the names that the examples have on the wire: form, then name. */
  readonly examples: Readonly<Record<string, readonly [title: string, ...paragraphs: string[]]>>
}

const FILES: Readonly<Record<Locale, () => Promise<{ PROSE: Prose }>>> = {
  es: () => import('./es'),
  ca: () => import('./ca'),
  en: () => import('./en'),
}

const loaded = new Map<Locale, Promise<Prose>>()

/** Asked for once: few readers want rules in three languages. */
export function proseIn(locale: Locale): Promise<Prose> {
  let prose = loaded.get(locale)
  if (prose === undefined) {
    prose = FILES[locale]().then(({ PROSE }) => PROSE)
    loaded.set(locale, prose)
  }
  return prose
}

/** The text with its figures. A figure that nobody has is a fault of ours, and a test finds it. */
export function filled(text: string, figures: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => figures[name] ?? whole)
}
