// @vitest-environment node
import { expect, test } from 'vitest'
import { RECORD } from '../fixtures/record'
import { translator } from '../i18n/translator'
import { momentAt } from './replay'
import { trickText, wonText } from './words'

const es = translator('es')

test('the play is followed trick by trick, from before the opening lead', () => {
  const [before, first] = [momentAt(RECORD, 0), momentAt(RECORD, 1)]
  expect([trickText(es, before), trickText(es, first)]).toEqual(['Antes de la salida', 'Baza 1 de 13'])
})

test('what each side has won is told with the letters of the reader’s language', () => {
  const moment = momentAt(RECORD, 4)
  expect(wonText(es, moment, 'es')).toContain('E–O 1')
  expect(wonText(translator('en'), moment, 'en')).toContain('E–W 1')
})
