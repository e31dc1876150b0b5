import { fireEvent, render } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import { RECORD } from '../fixtures/record'
import { i18n } from '../i18n'
import type { Proof } from '../wire'
import FairCheck from './FairCheck.svelte'

const check = async (proof: Proof) => {
  const { getByRole, container } = render(FairCheck, { proof, hands: RECORD.hands })
  await fireEvent.click(getByRole('button', { name: 'Comprobar el reparto' }))
  return container
}

beforeEach(() => {
  i18n.locale = 'es'
})

test('a deal as promised is said to be fair, with the whole sum', async () => {
  const container = await check(RECORD.proof)
  expect(container.querySelector('.good')?.textContent).toContain('Reparto limpio')
  expect(container.textContent).toContain(RECORD.proof.deal_number)
})

test('a deal that was not the promised one raises an alarm in words', async () => {
  const container = await check({ ...RECORD.proof, commitment: '00'.repeat(32) })
  expect(container.querySelector('.good')).toBeNull()
  expect(container.querySelector('.bad')?.textContent).toContain('La huella del secreto revelado no es')
})

test('before the end there is nothing to press', () => {
  const { queryByRole } = render(FairCheck, { proof: { ...RECORD.proof, secret: null } })
  expect(queryByRole('button')).toBeNull()
})
