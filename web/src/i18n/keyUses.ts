/** Which keys the sources name, for the test that holds the catalogues to the code. */

const SOURCES = import.meta.glob<string>(
  ['../**/*.ts', '../**/*.svelte', '!../**/*.test.ts', '!../wire.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

const LITERAL = /'([a-z][\w-]*(?:\.[\w-]+)+)'/g
const TEMPLATE = /`([a-z][\w-]*\.(?:[\w.-]|\$\{[^}]*\})*)`/g

export interface Uses {
  /** Keys written out, and patterns for keys put together from a value. */
  readonly named: readonly string[]
  readonly patterns: readonly RegExp[]
}

export function sourceTexts(): string[] {
  return Object.values(SOURCES)
}

/** Whatever looks like a key: enough to say that a key is not forgotten. */
export function mentionedIn(sources: readonly string[]): Uses {
  return usesOf(sources)
}

/** What `t(...)` is asked for: each of these must exist. */
export function calledIn(sources: readonly string[]): Uses {
  return usesOf(sources.flatMap(firstArguments))
}

function usesOf(texts: readonly string[]): Uses {
  const named = new Set<string>()
  const patterns = new Map<string, RegExp>()
  for (const text of texts) {
    for (const { 1: literal } of text.matchAll(LITERAL)) named.add(literal!)
    for (const { 1: template } of text.matchAll(TEMPLATE)) patterns.set(template!, patternOf(template!))
  }
  return { named: [...named], patterns: [...patterns.values()] }
}

/** The text between `t(` and the comma or bracket that ends its first argument. */
function firstArguments(source: string): string[] {
  return [...source.matchAll(/(?<![\w$])t\(/g)].map(({ index }) => {
    const start = index + 2
    let depth = 0
    let end = start
    for (; end < source.length; end += 1) {
      const sign = source[end]!
      if (depth === 0 && (sign === ',' || sign === ')')) break
      if ('([{'.includes(sign)) depth += 1
      if (')]}'.includes(sign)) depth -= 1
    }
    return source.slice(start, end)
  })
}

function patternOf(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'))
  return new RegExp(`^${parts.join('[\\w-]+')}$`)
}
