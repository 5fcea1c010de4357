import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Catalogue } from '../../src/texts/catalogue';
import fr from '../../src/texts/fr';
import { joined } from '../../src/texts/french';

const said = (before: string, name: string): string => joined(`${before}\u2068${name}\u2069.`);

describe('French', () => {
  test('a short word loses its vowel before a vowel', () => {
    expect(said('Nul autre que ', 'Écuyer')).toBe('Nul autre qu’Écuyer.');
    expect(said('La carte de ', 'Ada')).toBe('La carte d’Ada.');
    expect(said('De ', 'Ada')).toBe('D’Ada.');
    expect(said('jusque ', 'ici')).toBe('jusqu’ici.');
    expect(said('La carte de ', 'Ben')).toBe('La carte de Ben.');
    expect(said('La carte de ', 'Hugo')).toBe('La carte de Hugo.');
    expect(said('chez ', 'Ada')).toBe('chez Ada.');
    expect(said('une aide ', 'Ada')).toBe('une aide Ada.');
    expect(said('la ronde ', 'Ada')).toBe('la ronde Ada.');
    expect(said('il y a da ', 'Ada')).toBe('il y a da Ada.');
  });

  test('a short word and an article become one', () => {
    expect(said('la main de ', 'le Roi')).toBe('la main du Roi.');
    expect(said('la main de ', 'les Rats')).toBe('la main des Rats.');
    expect(said('grâce à ', 'le Roi')).toBe('grâce au Roi.');
    expect(said('grâce à ', 'les Rats')).toBe('grâce aux Rats.');
    expect(said('la main de ', 'l’Espion')).toBe('la main de l’Espion.');
    expect(said('la main de ', 'Le Chat')).toBe('la main de Le Chat.');
  });

  test('placeholders stand within placeholders', () => {
    expect(joined('Nul autre \u2068que \u2068Ada\u2069\u2069 n’a joué.')).toBe('Nul autre qu’Ada n’a joué.');
    expect(joined('la main de \u2068\u2068le Roi\u2069\u2069')).toBe('la main du Roi');
  });

  test('what stands between placeholders is left as it is', () => {
    expect(joined('le onze, avant de le jouer')).toBe('le onze, avant de le jouer');
    expect(said('', 'de Ada')).toBe('de Ada.');
  });
});

describe('every French message of the page', () => {
  const lessons = readFileSync(join(import.meta.dirname, '../../../texts/fr/lessons.ftl'), 'utf8');
  const sources = [...fr, lessons];
  const catalogue = new Catalogue('fr', sources);
  /** Each message with the names of its placeholders. */
  const messages = sources
    .join('\n')
    .split(/\n(?=[a-z])/)
    .flatMap((text) => {
      const key = /^([a-z][\w-]*) =/.exec(text)?.[1];
      return key ? [{ key, args: [...new Set([...text.matchAll(/\$([a-z-]+)/g)].map(([, name]) => name!))] }] : [];
    })
    .filter(({ args }) => args.length > 0);
  const filled = (word: string) =>
    messages.map(({ key, args }) => ({ key, text: catalogue.get(key, Object.fromEntries(args.map((name) => [name, word]))) }));

  test('has placeholders that names may stand in', () => expect(messages.length).toBeGreaterThan(250));

  test('joins its short words to a name that begins with a vowel', () => {
    const apart = /(?<!\p{L})(de|que|le|la|ne|se|jusque|lorsque|puisque) Écuyer/iu;
    expect(filled('Écuyer').filter(({ text }) => apart.test(text))).toEqual([]);
    expect(filled('Écuyer').filter(({ text }) => /(d|qu)’Écuyer/.test(text)).length).toBeGreaterThan(20);
  });

  test('joins its short words to an article', () => {
    expect(filled('le Roi').filter(({ text }) => /(?<!\p{L})(de|à) le Roi/u.test(text))).toEqual([]);
  });

  test('keeps none of the marks around placeholders', () => {
    for (const word of ['Écuyer', 'le Roi', 'Ben']) expect(filled(word).filter(({ text }) => /[\u2068\u2069]/.test(text))).toEqual([]);
  });
});
