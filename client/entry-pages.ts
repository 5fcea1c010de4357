/**
 * The page's first file, once for every screen and language. It greets in that language before any
 * script has run, and names the files that the screen is going to need, so that a browser fetches
 * them at once and not when the script before them has run.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';

const LANGS = ['en', 'fr'] as const;
type Lang = (typeof LANGS)[number];
/** The screens, and where those that are not part of the entry come from. */
const SCREENS = { landing: null, table: 'Table', replay: 'TableReplay', published: 'PublishedReplay', record: 'RecordReplay', analyse: 'Analyse', rules: 'Rules', lesson: 'Lesson', sheet: 'PowerSheet', account: 'Account', notices: 'Notices', letter: 'Letter', games: 'MyGames', person: 'Profile', ratings: 'Ratings', people: 'People', moderation: 'Moderation', nowhere: null } as const;

function said(lang: Lang, key: string): string {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(join(import.meta.dirname, `../texts/${lang}/page.ftl`), 'utf8')));
  const message = bundle.getMessage(key);
  if (!message?.value) throw new Error(`there is no message ${key}`);
  return bundle.formatPattern(message.value);
}

/** The file in a language: `{{key}}` stands for a message. */
const spoken = (html: string, lang: Lang): string =>
  html.replace(/<html lang="\w+">/, `<html lang="${lang}">`).replace(/\{\{([\w-]+)\}\}/g, (_, key: string) => said(lang, key));

/** A chunk, and all that it brings with it. */
function needed(bundle: Rollup.OutputBundle, name: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (found.has(name) || chunk?.type !== 'chunk') return found;
  found.add(name);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const other of chunk.imports) needed(bundle, other, found);
  return found;
}

/** The chunk that a source file became. */
function chunkOf(bundle: Rollup.OutputBundle, source: string): string {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(source));
  if (!found) throw new Error(`${source} is no chunk of its own`);
  return found.fileName;
}

const link = (file: string): string =>
  file.endsWith('.css') ? `<link rel="preload" as="style" crossorigin href="/${file}">` : `<link rel="modulepreload" crossorigin href="/${file}">`;

/** Writes `entry/{screen}.{lang}.html` beside the page's first file, where a server can choose between them. */
export function entryPages(served: boolean): Plugin {
  return {
    name: 'entry-pages',
    transformIndexHtml: { order: 'pre', handler: (html, { server }) => (server ? spoken(html, 'en') : html) },
    writeBundle({ dir = '' }, bundle) {
      const html = readFileSync(join(dir, 'index.html'), 'utf8');
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry && file.name === 'index');
      const known = needed(bundle, entry?.fileName ?? '');
      if (served) mkdirSync(join(dir, 'entry'), { recursive: true });
      for (const lang of served ? LANGS : []) {
        for (const [screen, source] of Object.entries(SCREENS)) {
          const files = new Set([
            ...needed(bundle, chunkOf(bundle, `/texts/${lang}.ts`)),
            ...(source ? needed(bundle, chunkOf(bundle, `/screens/${source}.svelte`)) : []),
          ]);
          const links = [...files].filter((file) => !known.has(file)).map(link);
          writeFileSync(join(dir, `entry/${screen}.${lang}.html`), spoken(html, lang).replace('</head>', `${links.join('')}</head>`));
        }
      }
      writeFileSync(join(dir, 'index.html'), spoken(html, 'en'));
    },
  };
}
