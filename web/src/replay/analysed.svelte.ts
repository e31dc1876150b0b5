/** A finished deal double dummy on the page: what is known by now, asked for again while more is worked out. */

import type { DealAnalysis } from '../wire'

const WHILE_AT_WORK = 1_000

export class Analysed {
  value = $state.raw<DealAnalysis | null>(null)
  error = $state.raw<unknown>(null)
  private asked = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly analysis: () => Promise<DealAnalysis>,
    private readonly waits = WHILE_AT_WORK,
  ) {}

  /** Ask; what was shown stays when newer cannot be had. */
  async ask(): Promise<void> {
    clearTimeout(this.timer)
    const asked = (this.asked += 1)
    try {
      const value = await this.analysis()
      if (asked !== this.asked) return
      this.value = value
      this.error = null
      if (isAtWork(value)) this.timer = setTimeout(() => this.ask(), this.waits)
    } catch (error) {
      if (asked === this.asked) this.error = error
    }
  }

  close(): void {
    clearTimeout(this.timer)
    this.asked += 1
  }
}

export function isAtWork(analysis: DealAnalysis): boolean {
  return analysis.makeable_state === 'working' || analysis.play_state === 'working'
}
