/** What a deal would come to if it were entered so: asked of the server while it is being tapped. */

import { pads } from '../api/pads'
import { Refusal } from '../api/rest'
import type { CorrectDeal, EnterDeal, PadPreview, Problem } from '../wire'

/** Milliseconds for another tap to follow. */
const A_MOMENT = 150

export class Preview {
  seen = $state.raw<PadPreview | null>(null)
  problem = $state.raw<Problem | null>(null)
  private asked = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly pad: string) {}

  /** Null: there is nothing to ask yet. An answer to an older question is dropped. */
  ask(command: EnterDeal | CorrectDeal | null): void {
    const asked = (this.asked += 1)
    clearTimeout(this.timer)
    this.settle(asked, null, null)
    if (command === null) return
    this.timer = setTimeout(() => void this.send(asked, command), A_MOMENT)
  }

  private async send(asked: number, command: EnterDeal | CorrectDeal): Promise<void> {
    try {
      this.settle(asked, await pads.preview(this.pad, command), null)
    } catch (error) {
      this.settle(asked, null, error instanceof Refusal ? error.problem : null)
    }
  }

  private settle(asked: number, seen: PadPreview | null, problem: Problem | null): void {
    if (asked !== this.asked) return
    this.seen = seen
    this.problem = problem
  }
}
