// @vitest-environment node
import { expect, test } from 'vitest'
import { Refusal } from '../api/rest'
import type { AnyPadCommand, EnterDeal, PadView } from '../wire'
import { PadKept } from './pad.svelte'
import { Browser, EMPTY_VIEW, PROBLEM, Server } from './testing/server'

const RESULT = { contract: '4H', declarer: 'S', tricks: 10, honors: [], doubled_by: null } as const

function deal(id: string, after = '', unit = 'u'): EnterDeal {
  return { type: 'enter-deal', unit, deal: id, result: RESULT, after }
}

function named(commands: readonly { command: AnyPadCommand }[]): string[] {
  return commands.map(({ command }) => ('deal' in command ? String(command.deal) : command.type))
}

async function opened(): Promise<{ pad: PadKept; server: Server; browser: Browser }> {
  const server = new Server()
  const browser = new Browser(server)
  const pad = new PadKept('p', browser.surroundings)
  pad.open()
  await browser.settle()
  return { pad, server, browser }
}

test('a pad that is opened is read, and what is written on it is saved', async () => {
  const { pad, server, browser } = await opened()
  expect([pad.line, pad.view?.version]).toEqual(['online', 1])
  pad.write(deal('a'))
  expect(named(pad.waiting)).toEqual(['a'])
  await browser.settle()
  expect([named(pad.waiting), named(server.taken), pad.view?.version]).toEqual([[], ['a'], 2])
})

test('what is written without a line is sent when it is back, in order, and each once', async () => {
  const { pad, server, browser } = await opened()
  server.isReachable = false
  for (const id of ['a', 'b', 'c']) pad.write(deal(id))
  await browser.settle()
  expect([pad.line, named(pad.waiting)]).toEqual(['offline', ['a', 'b', 'c']])
  await browser.tick()
  expect(pad.line).toBe('offline')
  server.isReachable = true
  await browser.tick()
  expect([pad.line, pad.waiting, named(server.taken)]).toEqual(['online', [], ['a', 'b', 'c']])
})

test('when only the answer was lost, nothing is written twice', async () => {
  const { pad, server, browser } = await opened()
  server.losesAnswers = true
  pad.write(deal('a'), deal('b'))
  await browser.settle()
  expect([named(server.taken), named(pad.waiting)]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
  server.losesAnswers = false
  await browser.tick()
  expect([named(server.taken), pad.waiting]).toEqual([['a', 'b'], []])
})

test('a page closed without a line and opened again shows the pad and sends what waits', async () => {
  const { pad, server, browser } = await opened()
  server.isReachable = false
  pad.write(deal('a'))
  await browser.settle()
  pad.close()
  const again = new PadKept('p', browser.surroundings)
  expect([again.view?.version, named(again.waiting)]).toEqual([1, ['a']])
  server.isReachable = true
  again.open()
  await browser.settle()
  expect([named(server.taken), again.waiting]).toEqual([['a'], []])
})

test('nothing passes a command that was refused: it stays, with the reason, until it is mended', async () => {
  const { pad, server, browser } = await opened()
  server.refuses = (command) => 'deal' in command && command.deal === 'b' && command.type === 'enter-deal'
  pad.write(deal('a'), deal('b'), deal('c'))
  await browser.settle()
  expect(named(server.taken)).toEqual(['a'])
  expect(pad.waiting.map(({ problem }) => problem)).toEqual([PROBLEM, null])
  const calls = server.calls
  pad.write(deal('d'))
  await browser.settle()
  expect([named(pad.waiting), server.taken.length, pad.line]).toEqual([['b', 'c', 'd'], 1, 'online'])
  expect(server.calls).toBe(calls + 1) // only a look at the pad
  server.refuses = () => false
  pad.mend(pad.waiting[0]!.id, { ...deal('b'), after: null })
  await browser.settle()
  expect([named(server.taken), pad.waiting]).toEqual([['a', 'b', 'c', 'd'], []])
})

test('a refused deal that is given up lets the next follow what stands on the sheet', async () => {
  const { pad, server, browser } = await opened()
  server.refuses = (command) => 'deal' in command && command.deal === 'b'
  pad.write(deal('b', 'a'), deal('c', 'b'), deal('d', 'c'))
  await browser.settle()
  const unit = { id: 'u', next: { after: 'z' } } as unknown as PadView['units'][number]
  pad.view = { ...EMPTY_VIEW, units: [unit] }
  pad.giveUp(pad.waiting[0]!.id)
  await browser.settle()
  expect(server.taken.map(({ command }) => (command as EnterDeal).after)).toEqual(['z', 'c'])
  expect(pad.waiting).toEqual([])
})

test('a message that is refused as a whole points at the command that is why', async () => {
  const { pad, server, browser } = await opened()
  const write = server.write.bind(server)
  server.write = async (commands) => {
    if (commands.some(({ command }) => 'deal' in command && command.deal === 'b')) throw new Refusal(PROBLEM)
    return write(commands)
  }
  pad.write(deal('a'), deal('b'), deal('c'))
  await browser.settle()
  expect([named(server.taken), named(pad.waiting), pad.waiting[0]!.problem]).toEqual([
    ['a'],
    ['b', 'c'],
    PROBLEM,
  ])
})

test('a server that is busy is asked again later, and nothing is said to be wrong with the deal', async () => {
  const { pad, server, browser } = await opened()
  const write = server.write.bind(server)
  server.write = () => Promise.reject(new Refusal({ ...PROBLEM, code: 'table/busy' }))
  pad.write(deal('a'))
  await browser.settle()
  expect([pad.line, pad.waiting[0]!.problem]).toEqual(['offline', null])
  server.write = write
  await browser.tick()
  expect([pad.line, pad.waiting]).toEqual(['online', []])
})

test('what others write is seen within a few seconds while the page is looked at, and only then', async () => {
  const { pad, server, browser } = await opened()
  await server.write([{ command_id: 'x', command: deal('other') }])
  browser.isVisible = false
  await browser.tick()
  expect(pad.view?.version).toBe(1)
  browser.isVisible = true
  await browser.tick()
  expect(pad.view?.version).toBe(2)
})

test('what is written while the pad is being looked at is sent right after', async () => {
  const { pad, server, browser } = await opened()
  let answer: () => void = () => undefined
  server.read = () => new Promise((resolve) => (answer = () => resolve(null)))
  const looking = browser.tick()
  pad.write(deal('a'))
  await looking
  expect(named(server.taken)).toEqual([])
  answer()
  await browser.settle()
  expect([named(server.taken), pad.waiting]).toEqual([['a'], []])
})

test('a pad that the server does not know is said to be missing, and not asked for again', async () => {
  const server = new Server()
  const browser = new Browser(server)
  server.read = () => Promise.reject(new Refusal({ ...PROBLEM, code: 'wire/unknown-pad' }))
  const pad = new PadKept('p', browser.surroundings)
  pad.open()
  await browser.settle()
  expect([pad.line, browser.isWaiting]).toEqual(['missing', false])
})

test('what waits and cannot be kept is said to be in danger', async () => {
  const { pad, server, browser } = await opened()
  server.isReachable = false
  browser.store.isFull = true
  pad.write(deal('a'))
  expect([pad.isKept, named(pad.waiting)]).toEqual([false, ['a']])
})

test('a deal written in another window of this browser waits here too', async () => {
  const { pad, server, browser } = await opened()
  server.isReachable = false
  const other = new PadKept('p', browser.surroundings)
  other.write(deal('a'))
  pad.reread()
  expect(named(pad.waiting)).toEqual(['a'])
})

test.each([1, 2, 3, 4, 5])(
  'however the line comes and goes, nothing is lost, doubled or out of order (%i)',
  async (seed) => {
    const chance = chances(seed)
    const server = new Server()
    const browser = new Browser(server)
    let pad = new PadKept('p', browser.surroundings)
    pad.open()
    const written = Array.from({ length: 60 }, (_, place) => `d${place}`)
    for (const id of written) {
      server.isReachable = chance() < 0.5
      server.losesAnswers = chance() < 0.3
      pad.write(deal(id))
      if (chance() < 0.5) await browser.settle()
      if (chance() < 0.3) await browser.tick()
      if (chance() < 0.1) {
        pad.close()
        pad = new PadKept('p', browser.surroundings)
        pad.open()
      }
    }
    server.isReachable = true
    server.losesAnswers = false
    for (let turn = 0; turn < 3; turn += 1) await browser.tick()
    expect(named(server.taken)).toEqual(written)
    expect(pad.waiting).toEqual([])
  },
)

/** Numbers from 0 to 1 that look like chance, the same for the same seed. */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 0x7fffffff
    return state / 0x7fffffff
  }
}
