/** What is asked over REST of deals under a condition. */

import type {
  DealFileAsked,
  DealLanguage,
  DealsAsked,
  DealsFound,
  DealsProblem,
  DealTableAsked,
  TableMade,
} from '../wire'
import { ask, contentOf, Refusal, sent } from './rest'

export const deals = {
  language: () => ask<DealLanguage>('GET', '/api/deals'),
  find: (asked: DealsAsked) => ask<DealsFound>('POST', '/api/deals', asked),
  table: (asked: DealTableAsked) => ask<TableMade>('POST', '/api/deals/table', asked),
  async file(asked: DealFileAsked): Promise<Blob> {
    const answer = await sent('POST', '/api/deals/file', asked)
    return answer.ok ? answer.blob() : contentOf<Blob>(answer)
  },
}

/** What is wrong with what was asked, and where; null for any other trouble. */
export function problemOf(error: unknown): DealsProblem | null {
  return error instanceof Refusal && 'column' in error.problem ? (error.problem as DealsProblem) : null
}
