import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './vite/icons.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), icons()],
  resolve: {
    alias: { $lib: here('./src/lib'), $text: here('../data/text') },
    // Components are mounted in tests as they are in a browser.
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    target: 'es2022',
    // The content policy allows nothing inline, so nothing may become a data address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: 'http://127.0.0.1:3131', ws: true, changeOrigin: false } },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'happy-dom',
  },
});
