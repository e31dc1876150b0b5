/** Something asked of the server: on its way, there, or failed with a reason to show. */

import { say, t } from '../i18n'
import { Refusal } from './rest'

export type Load<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly error: unknown }

export class Loaded<T> {
  load = $state.raw<Load<T>>({ state: 'loading' })
  private asked = 0

  constructor(private readonly ask: () => Promise<T>) {
    this.again()
  }

  /** Ask again; an answer to an older question is dropped. */
  again(): void {
    const asked = (this.asked += 1)
    this.load = { state: 'loading' }
    this.ask().then(
      (value) => this.settle(asked, { state: 'ready', value }),
      (error: unknown) => this.settle(asked, { state: 'failed', error }),
    )
  }

  private settle(asked: number, load: Load<T>): void {
    if (asked === this.asked) this.load = load
  }
}

/** What went wrong, in the reader's language. */
export function troubleOf(error: unknown): string {
  return error instanceof Refusal ? say(error.problem.text) : t('page.offline')
}
