import { fireEvent, render } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { rest } from '../api/rest'
import { LAW_BOOK } from '../fixtures/laws'
import { i18n } from '../i18n'
import { go } from '../router.svelte'
import LawsPage from './LawsPage.svelte'

beforeEach(() => {
  i18n.locale = 'es'
  window.scrollTo = vi.fn()
  go('/laws')
  vi.spyOn(rest, 'laws').mockResolvedValue(LAW_BOOK)
})

const opener = (name: string | RegExp) => ({ name, expanded: false })

test('laws stand by chapters, those of the code chosen', async () => {
  const { findAllByRole, getAllByRole, getByRole } = render(LawsPage, { id: null })
  const chapters = (await findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent)
  expect(chapters).toEqual(['La subasta', 'El renuncio'])
  const titles = () => getAllByRole('heading', { level: 3 }).length
  expect(titles()).toBe(2)
  await fireEvent.click(getByRole('radio', { name: 'Duplicado' }))
  expect(titles()).toBe(2)
  expect(document.getElementById('law-insufficient-bid-duplicate')).not.toBeNull()
})

test('a law opens to what happened, who chooses, the options, and gives the page its address', async () => {
  const { findByRole, container } = render(LawsPage, { id: null })
  const button = await findByRole('button', opener(/Ley 27/))
  await fireEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  const body = container.querySelector('#law-insufficient-bid-body')!
  expect(body.textContent).toContain('Elige: el de la izquierda.')
  const [accept, raise] = [...body.querySelectorAll('li')].map((item) => item.textContent)
  expect(accept).not.toContain('Elige')
  expect(raise).toContain('Elige: el infractor.')
  expect(raise).toContain('Mirad vuestro libro de leyes.')
  expect(window.location.pathname).toBe('/laws/insufficient-bid')
  await fireEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test('what is not certain says so once, and tricks that pass are told', async () => {
  const { container } = render(LawsPage, { id: 'revoke-established' })
  await vi.waitFor(() => expect(container.querySelector('.check')).not.toBeNull())
  const body = container.querySelector('#law-revoke-established-body')!.textContent!
  expect(body.match(/libro de leyes/g)).toHaveLength(1)
  expect(body).toContain('Pasan 2 bazas')
})

test('the law of the address is open, under a code that has it, and has the focus', async () => {
  const { findByRole, getByRole } = render(LawsPage, { id: 'insufficient-bid-duplicate' })
  const button = await findByRole('button', { name: /Ley 27/, expanded: true })
  expect((getByRole('radio', { name: 'Duplicado' }) as HTMLInputElement).checked).toBe(true)
  await vi.waitFor(() => expect(document.activeElement).toBe(button))
})

test('another law is a link where the code has it, and else only a number', async () => {
  const { findByRole, queryByRole } = render(LawsPage, { id: 'insufficient-bid' })
  const link = await findByRole('link', { name: 'Ley 64' })
  expect(link.getAttribute('href')).toBe('/laws/revoke-established')
  expect(queryByRole('link', { name: 'Ley 99' })).toBeNull()
})

test('what is looked for stands alone, and is counted aloud', async () => {
  const { findByRole, getAllByRole, getByRole, container } = render(LawsPage, { id: null })
  const field = await findByRole('searchbox', { name: '¿Qué ha pasado?' })
  await fireEvent.input(field, { target: { value: 'consumado' } })
  expect(getAllByRole('heading', { level: 3 })).toHaveLength(1)
  expect(getByRole('heading', { level: 2 }).textContent).toBe('Un caso.')
  expect(container.querySelector('[aria-live]')!.textContent).toBe('Un caso.')
  await fireEvent.input(field, { target: { value: 'zzz' } })
  expect(container.querySelector('[aria-live]')!.textContent).toMatch(/^Nada/)
})

test('without a server it says so, and asks again', async () => {
  vi.spyOn(rest, 'laws').mockRejectedValueOnce(new Error('away'))
  const { findByRole } = render(LawsPage, { id: null })
  await fireEvent.click(await findByRole('button', { name: 'Reintentar' }))
  expect(await findByRole('heading', { name: 'La subasta' })).not.toBeNull()
})
