/** Calls that somebody reports to the owner of a table. */

import type { CallReport, ReportDone, ReportsSeen } from '../wire'
import { ask } from './rest'

export const reports = {
  send: (table: string, report: CallReport) => ask<ReportDone>('POST', `${at(table)}/reports`, report),
  all: (table: string) => ask<ReportsSeen>('GET', `${at(table)}/reports`),
  file: (table: string) => `${at(table)}/reports.json`,
}

function at(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}`
}
