/** What the page asks of the server besides the table itself (docs/protocol.md). */

import type {
  DealAnalysis,
  DealRecord,
  Form,
  LawBook,
  Me,
  NewTable,
  Problem,
  RulesBook,
  Seat,
  SeatGrading,
  TableListed,
  TableMade,
} from '../wire'

/** The server understood and said no. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code)
  }
}

/** No answer, or none that can be read: the network, or a server that is down. */
export class Unreachable extends Error {}

export const rest = {
  me: () => ask<Me>('GET', '/api/me'),
  rename: (name: string) => ask<Me>('PUT', '/api/me', { name }),
  laws: () => ask<LawBook>('GET', '/api/laws'),
  rules: (form: Form) => ask<RulesBook>('GET', `/api/rules/${form}`),
  tables: () => ask<TableListed[]>('GET', '/api/tables'),
  open: (table: NewTable) => ask<TableMade>('POST', '/api/tables', table),
  deal: (id: string, rubber: number, place: number) =>
    ask<DealRecord>('GET', `/api/tables/${encodeURIComponent(id)}/deals/${rubber}/${place}`),
  analysis: (id: string, rubber: number, place: number) =>
    ask<DealAnalysis>('GET', `/api/tables/${encodeURIComponent(id)}/deals/${rubber}/${place}/analysis`),
  grading: (id: string, rubber: number, place: number, seat: Seat | null) =>
    ask<SeatGrading>(
      'GET',
      `/api/tables/${encodeURIComponent(id)}/deals/${rubber}/${place}/grading${seat ? `?seat=${seat}` : ''}`,
    ),
}

export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  return contentOf(await sent(method, path, body))
}

/** What the server answered; raises `Refusal` when it said no, and `Unreachable` when it was not the server. */
export async function contentOf<Answer>(answer: Response): Promise<Answer> {
  const content: unknown = await answer.json().catch(() => null)
  if (answer.ok && content !== null) return content as Answer
  if (isProblem(content)) throw new Refusal(content)
  throw new Unreachable(`${answer.url}: ${answer.status}`)
}

export async function sent(
  method: string,
  path: string,
  body?: unknown,
  more: RequestInit = {},
): Promise<Response> {
  const content =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  try {
    return await fetch(path, { method, ...content, ...more })
  } catch (error) {
    throw new Unreachable(`${method} ${path}`, { cause: error })
  }
}

function isProblem(content: unknown): content is Problem {
  return typeof content === 'object' && content !== null && 'code' in content && 'text' in content
}
