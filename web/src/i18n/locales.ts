/** The languages of the house, and which of them a reader is met in. */

export const LOCALES = ['es', 'ca', 'en'] as const

export type Locale = (typeof LOCALES)[number]

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Locale, string> = { es: 'Castellano', ca: 'Català', en: 'English' }

export function isLocale(text: unknown): text is Locale {
  return (LOCALES as readonly unknown[]).includes(text)
}

/** The language chosen before, else the first of the browser's that we speak, else Spanish. */
export function chooseLocale(saved: string | null, languages: readonly string[]): Locale {
  if (isLocale(saved)) return saved
  for (const language of languages) {
    const base = language.toLowerCase().split('-')[0]
    if (isLocale(base)) return base
  }
  return 'es'
}
