/** The book of laws: from the server, and from what this browser kept when there is none. */

import { rest, Unreachable } from '../api/rest'
import type { LawBook } from '../wire'

const KEPT = 'tapete.laws'

export async function lawBook(): Promise<LawBook> {
  try {
    const book = await rest.laws()
    keep(book)
    return book
  } catch (error) {
    const kept = error instanceof Unreachable ? keptBook() : null
    if (kept === null) throw error
    return kept
  }
}

function keep(book: LawBook): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(book))
  } catch {
    // A browser that is full, or keeps nothing: the book is read all the same.
  }
}

function keptBook(): LawBook | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? 'null') as LawBook | null
  } catch {
    return null
  }
}
