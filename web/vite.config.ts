/// <reference types="vitest/config" />
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.FORMICARIUM_SERVER ?? 'http://127.0.0.1:8123';

/** What is named after its content, once more, packed as small as it gets: browsers that can unpack it are given that. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir = 'dist' }) {
      const assets = join(dir, 'assets');
      for (const name of readdirSync(assets))
        if (/\.(js|css|svg)$/.test(name)) writeFileSync(join(assets, `${name}.br`), brotliCompressSync(readFileSync(join(assets, name))));
    },
  };
}

/** Words travel without the remarks for those who write them. */
function unremarked(): Plugin {
  return {
    name: 'unremarked',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.ftl?raw')) return null;
      const lines = readFileSync(id.slice(0, -'?raw'.length), 'utf8').split('\n');
      return `export default ${JSON.stringify(lines.filter((line) => line && !line.startsWith('#')).join('\n'))}`;
    },
  };
}

/** Links are written as paths of the house, which may be served under a folder of its host. */
function underHouse(): Plugin {
  return {
    name: 'under-house',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.svelte') || !code.includes('href="/')) return null;
      const linked = code.replaceAll('href="/', 'href="{UNDER}/');
      const known = /import \{[^}]*\bUNDER\b/.test(code);
      return known ? linked : linked.replace('<script lang="ts">\n', `<script lang="ts">\nimport { UNDER } from '/src/under';\n`);
    },
  };
}

/** What is needed together travels together: a file of its own costs more than most of the page's parts weigh. */
const TOGETHER = [
  { name: 'house', priority: 3, test: /node_modules|rolldown|web\/src\/(App|route|under|texts\/[a-z.]+ts$|wire\/|pages\/Nothing|ui\/(art|seat|Icon|Sprite|Dialog|Controls|focus|Clause|save|Live|live|Tips|memory|settings)\b)/ },
  { name: 'play', priority: 2, test: /web\/src\/(table\/(TableView|Prompt|Telling|Frame|RefusalBubble|corner|state)\b|ui\/Log\b)/, minShareCount: 2 },
  { name: 'coach', priority: 1, test: /web\/src\/(coach\/(Cards|Notes)|lesson\/Rings|happen\/Summary)\b/ },
];

export default defineConfig({
  base: './', // the server writes where its folder is into the first page
  plugins: [unremarked(), underHouse(), svelte(), packed()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the page's policy allows files of this server only: no data addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
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
