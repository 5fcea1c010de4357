import { svelte } from '@sveltejs/vite-plugin-svelte';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { defineConfig, type Plugin } from 'vitest/config';
import { entryPages } from './entry-pages.ts';

/** Where a server listens while the page is worked on. */
const SERVER = process.env.INTERREGNUM_SERVER ?? 'http://127.0.0.1:8421';

/** What every board and its motion use: one file instead of a dozen, since each costs a request of its own. */
const SHARED = /\/src\/(motion|games\/[^/]+|parts\/(Card|CardInfo|Hand|HandCard|SeatTag|Clock|Backs|Told|hand|looking|shown\.svelte)|table\/why|moderation\/(muted\.svelte|strangers))\.(ts|svelte)|\/src\/motion\//;

const COMPRESSED = /\.(html|js|css|svg|webmanifest|json|wasm|bin)$/;

/** The files of weights by game: a file belongs to the game with which its name begins. */
function weightFiles(): Array<[string, string[]]> {
  const folder = join(import.meta.dirname, '../crates/players/weights');
  const names = readdirSync(folder).filter((name) => name.endsWith('.bin')).sort();
  const games = [...new Set(names.map((name) => name.replace(/[-.].*$/, '')))];
  return games.map((game) => [game, names.filter((name) => name.replace(/[-.].*$/, '') === game).map((name) => join(folder, name))]);
}

/** The engine, if it was built: `virtual:engine` has its address, or `null`, and those of the games' weights. */
function engine(): Plugin {
  const [name, found] = ['virtual:engine', '\0virtual:engine'];
  const file = join(import.meta.dirname, '../target/engine.wasm');
  let serving = false;
  return {
    name: 'engine',
    configResolved: ({ command }) => void (serving = command === 'serve'),
    resolveId: (id) => (id === name ? found : undefined),
    load(id) {
      if (id !== found) return undefined;
      if (!existsSync(file)) return 'export default null; export const weights = {};';
      const address = (path: string): string =>
        serving ? JSON.stringify(`/@fs${path}`) : `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: basename(path), source: readFileSync(path) })}`;
      const weights = weightFiles().map(([game, files]) => `${game}: [${files.map(address).join(', ')}]`);
      return `export default ${address(file)}; export const weights = { ${weights.join(', ')} };`;
    },
  };
}

/** Whether a site of files is built, which any host can serve from any folder, without a server. */
const isSite = (mode: string): boolean => mode === 'site';
const OUT = { page: join(import.meta.dirname, 'dist'), site: join(import.meta.dirname, '../target/site') };

/** Lets the first file and the manifest of a site name everything from where they lie. */
function relative(): Plugin {
  return {
    name: 'relative',
    apply: 'build',
    closeBundle() {
      const change = (name: string, how: (text: string) => string): void => {
        const path = join(OUT.site, name);
        writeFileSync(path, how(readFileSync(path, 'utf8')));
      };
      change('index.html', (html) => html.replaceAll('href="/', 'href="./').replace(/<noscript>.*<\/noscript>/s, ''));
      change('app.webmanifest', (manifest) => manifest.replaceAll('"/', '"./'));
      change('worker.js', (worker) => worker.replace(/const FIRST = .*;/, "const FIRST = ['/'];"));
    },
  };
}

/** Brings the icons, tells the worker what to keep, and lays a compressed copy beside every text, so that the binary need not compress anything. */
function packed(folder: string, compressed: boolean): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    closeBundle() {
      cpSync(join(import.meta.dirname, 'src/art/icons'), join(folder, 'icons'), {
        recursive: true,
        filter: (name) => !name.endsWith('.mjs'),
      });
      const worker = join(folder, 'worker.js');
      const assets = readdirSync(join(folder, 'assets')).filter((name) => /\.(js|css|woff2|wasm|bin)$/.test(name));
      const list = JSON.stringify(assets.map((name) => `/assets/${name}`));
      writeFileSync(worker, readFileSync(worker, 'utf8').replace('const ASSETS = [];', `const ASSETS = ${list};`));
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!compressed || !entry.isFile() || !COMPRESSED.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params }));
      }
    },
  };
}

export default defineConfig(({ mode }) => ({
  base: isSite(mode) ? './' : '/',
  plugins: [svelte(), engine(), entryPages(!isSite(mode)), packed(isSite(mode) ? OUT.site : OUT.page, !isSite(mode)), ...(isSite(mode) ? [relative()] : [])],
  worker: { format: 'es' },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    outDir: isSite(mode) ? OUT.site : OUT.page,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'board', test: SHARED }] } } },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true, changeOrigin: true } }, fs: { allow: ['..'] } },
  test: { include: ['tests/{unit,engine}/**/*.test.ts'] },
}));
