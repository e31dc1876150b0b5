/** What is wrong with a file, in the groups in which it is told. */

import type { BoardListed, FaultSeen, FileSeen, ProblemSeen } from '../wire'

export interface FaultyBoard {
  readonly board: BoardListed
  readonly problems: readonly ProblemSeen[]
}

export interface Faults {
  /** What belongs to no board. */
  readonly ofFile: readonly ProblemSeen[]
  readonly boards: readonly FaultyBoard[]
  readonly warnings: readonly ProblemSeen[]
}

export function faultsOf({ boards, faults }: FileSeen): Faults {
  return {
    ofFile: faults.filter(({ board, is_warning }) => board === null && !is_warning).map(problemOf),
    boards: boards
      .filter(({ problems }) => problems.length > 0)
      .map((board) => ({ board, problems: board.problems })),
    warnings: faults.filter(({ is_warning }) => is_warning).map(problemOf),
  }
}

function problemOf({ code, text, law, line, column }: FaultSeen): ProblemSeen {
  return { code, text, law, where: line === 0 ? '' : `${line}:${column}` }
}
