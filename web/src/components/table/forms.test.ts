import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { FIXTURES } from '../../fixtures'
import { i18n } from '../../i18n'
import { TableStore } from '../../state/table.svelte'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
const { default: TableRoom } = await import('./TableRoom.svelte')

function show(name: string): string {
  const store = new TableStore()
  store.open(() => ({ send: () => '', askHint: () => '', retry() {}, close() {} }))
  store.listener.view({ type: 'view', view: FIXTURES[name]!, events: [] })
  store.listener.status('online')
  const { container } = render(TableRoom, { store, path: '/t/abc' })
  return container.textContent!.replace(/\s+/g, ' ')
}

beforeAll(() => {
  i18n.locale = 'es'
  Element.prototype.scrollTo = () => {}
})
afterEach(cleanup)

/** What each moment must say, and what it must not. */
const SAID: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  seating1920: [
    'Se juega al bridge de subasta de 1920.',
    'Los honores se anotan solos.',
    'la carta más baja',
  ],
  seatingChicago: [
    'Se juega al Chicago: cuatro repartos.',
    'vulnerable la pareja que reparte',
    'se cambia de pareja',
  ],
  seatingDuplicate: [
    'Se juega duplicado: 8 estuches.',
    'No se cuentan honores.',
    'Cada estuche dice quién reparte',
  ],
  draw1920: ['Reparte la más baja.'],
  auction1920: ['1920 · rubber 1 · 3.ª manga · reparto 6'],
  auctionChicago: ['Chicago 2 · reparto 3 de 4', 'N–S vulnerables'],
  auctionDuplicate: ['Serie 1 · estuche 4 de 8', 'Todos vulnerables', '+720'],
  result1920: ['Slam · Sobre la línea', 'Honores · Sobre la línea'],
  resultChicago: ['Prima de manga · Sobre la línea', 'Siguiente reparto'],
  resultDuplicate: ['Estuche 4: 1430 para nosotros', 'Prima de manga'],
  passedChicago: ['No se anota nada. Vuelve a repartir el mismo jugador.'],
  passedDuplicate: ['El estuche vale 0 para todos.', 'Siguiente estuche'],
  over1920: ['Habéis ganado el rubber', 'Por 302 puntos.', 'Otro rubber'],
  overChicago: [
    'Habéis ganado el Chicago',
    'Norte-Sur: Tú y Robot Oeste',
    'Este-Oeste: Núria y Robot Este',
    'Otro Chicago',
  ],
  overDuplicate: ['Serie terminada', 'Vuestra suma en esta mesa: +2150.', 'Otra serie'],
}
const UNSAID: Readonly<Record<string, RegExp>> = {
  auction1920: /vulnerable/i,
  play1920: /vulnerable|Reclamar/i,
  result1920: /vulnerable/i,
  auctionDuplicate: /manga|Nosotros|Ellos/,
  resultDuplicate: /la línea/,
  overDuplicate: /rubber|ganado/i,
  overChicago: /rubber/i,
  seatingChicago: /rubber/i,
  seatingDuplicate: /rubber/i,
}

describe('each form is spoken of in its own words', () => {
  test.each(Object.entries(SAID))('%s', (name, sentences) => {
    const text = show(name)
    for (const sentence of sentences) expect(text).toMatch(sentence)
  })

  test.each(Object.entries(UNSAID))('%s says nothing of other forms', (name, words) => {
    expect(show(name)).not.toMatch(words)
  })
})

test('a set that is over leads to the comparison with the other tables', () => {
  show('overDuplicate')
  expect(document.querySelector('a[href="/set/abc/1"]')?.textContent).toBe('Comparar con las otras mesas')
})
