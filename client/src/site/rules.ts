/** The rulebooks as files of the site: there is no server to ask for them. */
import { settings } from '../settings.svelte';

const PAGES = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });
const SENTENCE = /^- \*\*([A-Z]\d+\.\d+)\*\* (.*)$/gm;

/** A page of rules by the name of its game, or that of the rulings; none if there is no such. */
export async function page(name: string): Promise<string | null> {
  return (await PAGES[`../../../docs/rules/${name}.${settings.lang}.md`]?.()) ?? null;
}

/** The rulebook of a game, as a server would send it. */
export async function rulebook(game: string): Promise<object | null> {
  const text = await page(game);
  if (text === null) return null;
  const sentences = [...text.matchAll(SENTENCE)].map(([, number, sentence]) => ({ number, text: sentence }));
  return { game, lang: settings.lang, page: text, sentences };
}
