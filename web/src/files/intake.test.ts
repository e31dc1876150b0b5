import { beforeEach, expect, test, vi } from 'vitest'
import { files } from '../api/files'
import { Refusal } from '../api/rest'
import { filesOf, Intake, MOST_BYTES } from './intake.svelte'

const share = vi.spyOn(files, 'share')
/** The test's own browser cannot read its files. */
function named(name: string, content = 'x'): File {
  const arrayBuffer = async () => new TextEncoder().encode(content).buffer as ArrayBuffer
  return Object.assign(new File([content], name), { arrayBuffer })
}

beforeEach(() => {
  share.mockReset().mockResolvedValue({ id: 'x1', path: '/file/x1' })
})

test('a file is sent as it is, and what came of it has an address', async () => {
  expect(await new Intake().take([named('hivern.pbn', '[Board "1"]')])).toBe('/file/x1')
  const [name, content] = share.mock.calls[0]!
  expect([name, new TextDecoder().decode(content)]).toEqual(['hivern.pbn', '[Board "1"]'])
})

test('what cannot be taken is told, and not sent', async () => {
  const intake = new Intake()
  const large = named('large.pbn')
  Object.defineProperty(large, 'size', { value: MOST_BYTES + 1 })
  const folder = named('folder')
  folder.arrayBuffer = () => Promise.reject(new Error('is a folder'))
  for (const [brought, hindrance] of [
    [[named('a'), named('b')], 'several'],
    [[large], 'too-large'],
    [[folder], 'unreadable'],
  ] as const) {
    expect(await intake.take(brought)).toBeNull()
    expect([intake.hindrance, intake.isBusy]).toEqual([hindrance, false])
  }
  expect(share).not.toHaveBeenCalled()
})

test('a refusal stays until the next file', async () => {
  const intake = new Intake()
  const no = new Refusal({ code: 'files/unknown-format', law: null, text: { es: '', ca: '', en: '' } })
  share.mockRejectedValueOnce(no)
  expect(await intake.take([named('a')])).toBeNull()
  expect(intake.error).toBe(no)
  expect(await intake.take([named('b')])).toBe('/file/x1')
  expect(intake.error).toBeNull()
})

test('while a file is being read no other is taken', async () => {
  const intake = new Intake()
  const first = intake.take([named('a')])
  expect([intake.isBusy, intake.name, await intake.take([named('b')])]).toEqual([true, 'a', null])
  expect(await first).toBe('/file/x1')
})

test('a text that is dropped or pasted is a file without a name', async () => {
  const brought = (text: string, list: File[] = []) =>
    ({ files: list, getData: () => text }) as unknown as DataTransfer
  const [address] = filesOf(brought(' https://x.test/?lin=md '))
  expect([address!.name, address!.size]).toEqual(['', 'https://x.test/?lin=md'.length])
  expect(filesOf(brought(' '))).toEqual([])
  expect(filesOf(null)).toEqual([])
  expect(filesOf(brought('x', [named('a')])).map(({ name }) => name)).toEqual(['a'])
})
