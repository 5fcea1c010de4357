/** What the checks of the drawings work with: the modules, and the gallery in Chromium. */
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { chromium } from 'playwright-core';
import { build, createServer } from 'vite';

/** The folder `client`. */
export const client = fileURLToPath(new URL('../../..', import.meta.url));
const plugins = () => [svelte({ configFile: false })];
const quiet = { configFile: false, logLevel: 'error', root: client };

/** Loads TypeScript modules of the drawings, hands them over, and closes up. */
export async function withModules(paths, use) {
  const server = await createServer({
    ...quiet,
    appType: 'custom',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, ws: false },
  });
  try {
    return await use(...(await Promise.all(paths.map((path) => server.ssrLoadModule(`/src/art/${path}`)))));
  } finally {
    await server.close();
  }
}

/** Everything the page would load for the drawings, without Svelte: name and bytes of each file. */
export async function built() {
  const result = await build({
    ...quiet,
    plugins: plugins(),
    build: {
      write: false,
      lib: { entry: ['src/art/index.ts', 'src/art/sets/all.ts'], formats: ['es'] },
      rollupOptions: { external: /^svelte(\/|$)/ },
    },
  });
  return result[0].output.map((file) => ({
    name: file.fileName,
    bytes: Buffer.from(file.type === 'chunk' ? file.code : file.source),
  }));
}

/** Opens the gallery in a theme, hands over the page, and closes up. */
export async function withGallery(theme, use) {
  const server = await createServer({ ...quiet, plugins: plugins(), server: { port: 0, hmr: false } });
  await server.listen();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1240, height: 900 } });
    await page.goto(`${server.resolvedUrls.local[0]}art.html?theme=${theme}`);
    await page.waitForSelector('#gallery main');
    await page.evaluate(() => document.fonts.ready);
    // Cards are drawn in turns.
    await page.waitForFunction(() => [...document.querySelectorAll('.art-card .sheet, .banner .cloth')].every((each) => each.querySelector('svg > *')));
    return await use(page);
  } finally {
    await browser.close();
    await server.close();
  }
}
