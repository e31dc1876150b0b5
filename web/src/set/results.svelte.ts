/** The results of a set on the page: shown until newer ones come, and asked for again while robots play. */

import { sets } from '../api/sets'
import type { Comparison, SetResults } from '../wire'

const WHILE_ROBOTS_PLAY = 1_000

export class Results {
  value = $state.raw<SetResults | null>(null)
  error = $state.raw<unknown>(null)
  private asked = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly id: string,
    private readonly unit: number,
    private readonly waits = WHILE_ROBOTS_PLAY,
  ) {}

  /** Ask for them by a method, or by the usual one; an answer to an older question is dropped. */
  async ask(method: Comparison | null = this.value?.method ?? null): Promise<void> {
    clearTimeout(this.timer)
    const asked = (this.asked += 1)
    try {
      const value = await sets.results(this.id, this.unit, method)
      if (asked !== this.asked) return
      this.value = value
      this.error = null
      if (value.field.done < value.field.tables) this.timer = setTimeout(() => this.ask(), this.waits)
    } catch (error) {
      if (asked === this.asked) this.error = error
    }
  }

  /** Robots are to play too: the usual method may change with so many more to compare with. */
  async askField(tables: number): Promise<void> {
    await sets.askField(this.id, this.unit, tables)
    await this.ask(this.value?.method === 'imps' ? null : undefined)
  }

  close(): void {
    clearTimeout(this.timer)
    this.asked += 1
  }
}
