/** The figures of a form's rules, also when there is no server: they are wanted where real cards are. */

import { orKept } from '../api/kept'
import { rest } from '../api/rest'
import type { Form, RulesBook } from '../wire'

export function rulesBook(form: Form): Promise<RulesBook> {
  return orKept(`tapete.rules.${form}`, () => rest.rules(form))
}
