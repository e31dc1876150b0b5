import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { licences } from './licences'
import { shell } from './shell'

// Where `tapete serve` listens while the page is being worked on.
const server = process.env.TAPETE ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), svelteTesting(), licences(), shell()],
  build: {
    outDir: '../src/tapete/server/static',
    emptyOutDir: true,
    // Everything is a file of its own, so that the page needs no `data:` in its content policy.
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/worker/serviceWorker.ts' },
      output: {
        // A worker's scope is the folder of its address.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true },
      '/healthz': server,
    },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    setupFiles: ['src/patience.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
