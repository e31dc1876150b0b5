/** The house's systems: the card of each book, and where it is to be had on paper. */

import type { Locale } from '../i18n/locales'
import type { Alphabet } from '../settings/settings'
import type { Form, SystemCard } from '../wire'
import { ask } from './rest'

export type Book = SystemCard['book']
export const BOOKS: readonly Book[] = ['contract', 'auction1920']

export function systemCard(book: Book): Promise<SystemCard> {
  return ask<SystemCard>('GET', `/api/system/${book}`)
}

/** The page of the card by which robots bid that form. */
export function systemPage(form: Form): string {
  return `/system/${form === 'auction1920' ? 'auction1920' : 'contract'}`
}

/** The card as PDF; whoever reads other letters than English ones gets those of the language. */
export function systemPdf(book: Book, locale: Locale, letters: Alphabet): string {
  return `/api/system/${book}/card.pdf?language=${locale}${letters === 'AKQJ' ? '' : '&own_letters=true'}`
}
