import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './tools/icons.ts';
import { stamp } from './tools/stamp.ts';
import { WORKER, worker } from './tools/worker.ts';

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), icons(), stamp(), worker()],
  // Svelte has a build for servers too; the tests want the one for browsers.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/astragal/server/static',
    emptyOutDir: true,
    rollupOptions: {
      input: { index: 'index.html', worker: 'src/worker/worker.ts' },
      // The service worker has one address for ever: the browser asks there whether there is a new one.
      output: { entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js') },
    },
    // The content security policy knows no data: addresses.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
  },
  server: {
    proxy: { '/api': { target: process.env.ASTRAGAL_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
    fs: { allow: ['..'] },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts', 'tools/**/*.test.ts'],
  },
}));
