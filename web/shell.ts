/** Writes into the service worker which files it keeps, so that the pages open with no network. */
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** Files that only some readers need are fetched when they need them: other alphabets, the classic deck. */
const RARE = /(?<!-latin)-wght-normal|classicDeck|\/[2-9TJQKA][CDHS]-[\w-]+\.svg$|^licences|^sw\.js$/

export function shell(): Plugin {
  return {
    name: 'shell',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle['sw.js']
        if (worker?.type !== 'chunk') throw new Error('there is no service worker')
        if (worker.imports.length > 0) throw new Error(`sw.js imports ${worker.imports.join()}`)
        const names = Object.keys(bundle).filter((name) => !RARE.test(name))
        const paths = [...new Set(['index.html', ...names])].sort().map((name) => `/${name}`)
        const version = createHash('sha256').update(paths.join()).digest('hex').slice(0, 12)
        worker.code = worker.code
          .replaceAll('__SHELL_FILES__', JSON.stringify(paths))
          .replaceAll('__SHELL_VERSION__', JSON.stringify(version))
      },
    },
  }
}
