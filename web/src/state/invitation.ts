/** The link by which one is invited to a table, as people paste it. */

const IN_LINK = /\/t\/([\w-]+)/
const BARE = /^[\w-]{6,}$/

/** The table's own path, from a whole link or the code at its end; null when it is neither. */
export function tablePathOf(pasted: string): string | null {
  const text = pasted.trim()
  const id = IN_LINK.exec(text)?.[1] ?? (BARE.test(text) ? text : null)
  return id === null ? null : `/t/${id}`
}
