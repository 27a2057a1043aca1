/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.FORMICARIUM_SERVER ?? 'http://127.0.0.1:8123';

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the page's policy allows files of this server only: no data addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: ['..'] }, // the sprites of the house lie beside its Python
    proxy: {
      '/api': { target: server, changeOrigin: true, headers: { origin: server } },
      '/ws': { target: server, ws: true, changeOrigin: true, headers: { origin: server } },
    },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
