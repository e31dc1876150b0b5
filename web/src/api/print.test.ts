import { expect, test } from 'vitest'
import { dealsPdf, sheetPdf } from './print'

test('a sheet is printed in the language of the page', () => {
  expect(sheetPdf('k4m', 2, 'ca')).toBe('/api/tables/k4m/print/2/sheet.pdf?language=ca')
})

test('deals are printed with the letters that the reader has on his cards', () => {
  expect(dealsPdf('k4m', 1, 'es', 'AKQJ')).toBe('/api/tables/k4m/print/1/deals.pdf?language=es')
  expect(dealsPdf('k4m', 1, 'es', 'ARDV')).toBe(
    '/api/tables/k4m/print/1/deals.pdf?language=es&own_letters=true',
  )
})
