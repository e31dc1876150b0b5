/**
 * What makes the pages an application: the service worker is told which files it keeps, so that they open
 * with no network, and a manifest lets a telephone put them on its home screen.
 */
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** Files that only some readers need are fetched when they need them: other alphabets, the classic deck. */
const RARE =
  /(?<!-latin)-wght-normal|classicDeck|\/[2-9TJQKA][CDHS]-[\w-]+\.svg$|^licences|^sw\.js$|webmanifest$/
const MANIFEST = 'manifest.webmanifest'

export function shell(): Plugin {
  return {
    name: 'shell',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `/${MANIFEST}` }, injectTo: 'head' },
    ],
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
        this.emitFile({ type: 'asset', fileName: MANIFEST, source: manifest(paths) })
      },
    },
  }
}

function manifest(paths: readonly string[]): string {
  const icon = paths.find((path) => /^\/assets\/icon-[\w-]+\.svg$/.test(path))
  if (icon === undefined) throw new Error('there is no icon')
  return JSON.stringify({
    name: 'Tapete',
    short_name: 'Tapete',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fbf8f1',
    theme_color: '#fbf8f1',
    icons: [{ src: icon, sizes: 'any', type: 'image/svg+xml' }],
  })
}
