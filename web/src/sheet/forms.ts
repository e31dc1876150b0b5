/** What the paper of each form looks like. What it says comes with the sheet. */

import type { Form } from '../wire'

/** In 1920 nobody was ever vulnerable: nothing is said of it. */
export function hasVulnerability(form: Form): boolean {
  return form !== 'auction1920'
}

/** Duplicate has no line to write above or below. */
export function hasLine(form: Form): boolean {
  return form !== 'duplicate'
}
