/** Books of reference: from the server, and from what this browser kept when there is none. */

import { Unreachable } from './rest'

export async function orKept<Book>(name: string, ask: () => Promise<Book>): Promise<Book> {
  try {
    const book = await ask()
    keep(name, book)
    return book
  } catch (error) {
    const kept = error instanceof Unreachable ? keptBook<Book>(name) : null
    if (kept === null) throw error
    return kept
  }
}

function keep(name: string, book: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(book))
  } catch {
    // A browser that is full, or keeps nothing: the book is read all the same.
  }
}

function keptBook<Book>(name: string): Book | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') as Book | null
  } catch {
    return null
  }
}
