import { afterEach, expect, test, vi } from 'vitest'
import { copyFrom } from './clipboard'

function field(text: string): HTMLInputElement {
  const field = document.createElement('input')
  field.value = text
  return document.body.appendChild(field)
}

afterEach(() => vi.unstubAllGlobals())

test('what the field shows is put on the clipboard', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copyFrom(field('/t/mesa1'))).toBe(true)
  expect(writeText).toHaveBeenCalledWith('/t/mesa1')
})

test('where the clipboard is closed it is copied by the selection of the field', async () => {
  vi.stubGlobal('navigator', {})
  const shown = field('/t/mesa1')
  document.execCommand = vi.fn(() => true)
  expect(await copyFrom(shown)).toBe(true)
  expect(document.execCommand).toHaveBeenCalledWith('copy')
  expect([shown.selectionStart, shown.selectionEnd]).toEqual([0, '/t/mesa1'.length])
})
