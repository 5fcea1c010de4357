/** Builds the gallery alone: the drawings, and nothing of the page. */
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export default defineConfig({
  root,
  plugins: [svelte({ configFile: false })],
  build: { outDir: 'dist/art', rollupOptions: { input: `${root}/art.html` } },
});
