/** Tables for practice, and what a call shows by the house's card. */

import type { BiddingCompared, ByTheCard, PracticeAsked, TableMade } from '../wire'
import { ask } from './rest'

export const practice = {
  open: (asked: PracticeAsked) => ask<TableMade>('POST', '/api/practice', asked),
  bidding: (table: string) =>
    ask<BiddingCompared>('GET', `/api/tables/${encodeURIComponent(table)}/practice/bidding`),
  byTheCard: (table: string, place: number) =>
    ask<ByTheCard>('GET', `/api/tables/${encodeURIComponent(table)}/auction/${place}/card`),
}
