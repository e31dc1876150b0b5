/** The grades of a finished deal on the page, seat by seat, asked for again while more is thought over. */

import type { Seat, SeatGrading } from '../wire'

const WHILE_AT_WORK = 1_000

export class Graded {
  /** What is known by seat. */
  private known = $state.raw<Partial<Record<Seat, SeatGrading>>>({})
  /** Whose is shown; the reader's own until he chooses another. */
  seat = $state<Seat | null>(null)
  error = $state.raw<unknown>(null)
  private asked = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly grading: (seat: Seat | null) => Promise<SeatGrading>,
    private readonly waits = WHILE_AT_WORK,
  ) {}

  get value(): SeatGrading | null {
    return this.seat === null ? null : (this.known[this.seat] ?? null)
  }

  choose(seat: Seat): void {
    this.seat = seat
    if (this.value === null || this.value.state === 'working') void this.ask()
    else this.close()
  }

  /** Ask; what was shown stays when newer cannot be had. */
  async ask(): Promise<void> {
    clearTimeout(this.timer)
    const asked = (this.asked += 1)
    try {
      const value = await this.grading(this.seat)
      this.known = { ...this.known, [value.seat]: value }
      if (asked !== this.asked) return
      this.seat ??= value.seat
      this.error = null
      if (value.state === 'working') this.timer = setTimeout(() => this.ask(), this.waits)
    } catch (error) {
      if (asked === this.asked) this.error = error
    }
  }

  close(): void {
    clearTimeout(this.timer)
    this.asked += 1
  }
}
