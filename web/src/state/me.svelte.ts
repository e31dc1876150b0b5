/** Who the reader is to the others: a name, asked for once and kept by the server's cookie. */

import { rest } from '../api/rest'

class Reader {
  /** Null until a name was given. */
  name = $state<string | null>(null)
  isKnown = $state(false)

  async load(): Promise<void> {
    if (this.isKnown) return
    this.name = (await rest.me()).name
    this.isKnown = true
  }

  async rename(name: string): Promise<void> {
    this.name = (await rest.rename(name.trim())).name
    this.isKnown = true
  }
}

export const me = new Reader()
