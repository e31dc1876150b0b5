/** How long to wait before opening the line again. */

const FIRST = 300
const LONGEST = 10_000

/**
 * Milliseconds to wait after so many failed tries: double each time up to ten seconds, less up to
 * half by chance, so that the browsers of a whole club do not come back in the same instant.
 */
export function delayAfter(tries: number, chance: number): number {
  const full = Math.min(LONGEST, FIRST * 2 ** Math.max(0, tries - 1))
  return Math.round(full * (1 - chance / 2))
}
