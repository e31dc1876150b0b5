import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { licences } from './licences'

// Where `tapete serve` listens while the page is being worked on.
const server = process.env.TAPETE ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), svelteTesting(), licences()],
  build: {
    outDir: '../src/tapete/server/static',
    emptyOutDir: true,
    // Everything is a file of its own, so that the page needs no `data:` in its content policy.
    assetsInlineLimit: 0,
    target: 'es2022',
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
  },
})
