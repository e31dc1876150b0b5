/** The licences of what the built client carries from others, gathered into one file beside it. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import packageJson from './package.json' with { type: 'json' }

const CARRIED = [...Object.keys(packageJson.dependencies), 'svelte']

export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const source = CARRIED.map(licenceOf).join('\n\n')
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source })
    },
  }
}

function licenceOf(name: string): string {
  const folder = fileURLToPath(new URL(`./node_modules/${name}/`, import.meta.url))
  const { version, license } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'))
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
  if (file === undefined) throw new Error(`${name} comes without its licence`)
  const text = readFileSync(`${folder}${file}`, 'utf8').trim()
  return `${name} ${version} (${license})\n${'='.repeat(72)}\n\n${text}`
}
