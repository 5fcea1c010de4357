import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Catalogue } from '../../src/texts/catalogue';
import fr from '../../src/texts/fr';
import { joined } from '../../src/texts/french';

const said = (before: string, name: string): string => joined(`${before}\u2068${name}\u2069.`);

/** What stands before a name, the name, and both as French joins them. */
const JOINTS = [
  // A short word loses its vowel before a vowel, and only a short word, and only there.
  ['Nul autre que ', 'Écuyer', 'Nul autre qu’Écuyer'],
  ['La carte de ', 'Ada', 'La carte d’Ada'],
  ['De ', 'Ada', 'D’Ada'],
  ['jusque ', 'ici', 'jusqu’ici'],
  ['La carte de ', 'Ben', 'La carte de Ben'],
  ['La carte de ', 'Hugo', 'La carte de Hugo'],
  ['chez ', 'Ada', 'chez Ada'],
  ['une aide ', 'Ada', 'une aide Ada'],
  ['la ronde ', 'Ada', 'la ronde Ada'],
  ['il y a da ', 'Ada', 'il y a da Ada'],
  // A short word and an article become one; a name that begins like an article stays whole.
  ['la main de ', 'le Roi', 'la main du Roi'],
  ['la main de ', 'les Rats', 'la main des Rats'],
  ['grâce à ', 'le Roi', 'grâce au Roi'],
  ['grâce à ', 'les Rats', 'grâce aux Rats'],
  ['la main de ', 'l’Espion', 'la main de l’Espion'],
  ['la main de ', 'Le Chat', 'la main de Le Chat'],
] as const;

describe('French', () => {
  test.each(JOINTS)('joins “%s” and “%s”', (before, name, both) => expect(said(before, name)).toBe(`${both}.`));

  test('placeholders stand within placeholders', () => {
    expect(joined('Nul autre \u2068que \u2068Ada\u2069\u2069 n’a joué.')).toBe('Nul autre qu’Ada n’a joué.');
    expect(joined('la main de \u2068\u2068le Roi\u2069\u2069')).toBe('la main du Roi');
  });

  test('what stands between placeholders is left as it is', () => {
    expect(joined('le onze, avant de le jouer')).toBe('le onze, avant de le jouer');
    expect(said('', 'de Ada')).toBe('de Ada.');
  });
});

test('no line breaks before a sign or inside quotation marks', () => {
  expect(joined('Voir « { »: a : b ; c ! d ? 50 % e')).toBe('Voir «\u00a0{\u00a0»: a\u00a0: b\u00a0; c\u00a0! d\u00a0? 50\u00a0% e');
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

  test('“Plus de …” is never said where it could mean more as well as no more', () => {
    expect(sources.join('\n').split('\n').filter((line) => /= *Plus de |^ *\[\w+\] *Plus de /.test(line))).toEqual([]);
  });

  test('a round of a game is a “manche” everywhere', () => {
    expect(sources.join('\n').split('\n').filter((line) => /\b[Tt]our (\{|\d|suivant)/.test(line) && !line.startsWith('fit-'))).toEqual([]);
  });
});
