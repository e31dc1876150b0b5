export { both, either, i18n, say, t } from './i18n.svelte'
export { LANGUAGE_NAMES, LOCALES, type Locale } from './locales'
export type { Key, Translate, Values } from './translator'
