import { expect, test, vi } from 'vitest';
import { Catalogue, NOBODY, type Args } from '../../src/texts/catalogue';
import en from '../../src/texts/en';
import type { Phrase } from '../../src/wire/messages';
import { formOf } from './forms';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const catalogue = new Catalogue('en', [...en, readFileSync(join(import.meta.dirname, '../../../texts/en/setup.ftl'), 'utf8')]);
vi.mock('../../src/texts/speech.svelte', () => ({
  speech: {
    get: (key: string, args: Args) => catalogue.get(key, args),
    has: (key: string) => catalogue.has(key),
    say: (phrase: Phrase) => catalogue.say(phrase, NOBODY),
  },
}));
const { named } = await import('../../src/account/results');

const claim = (kingdom: string, leader: number) => ({ players: 2, kingdom: kingdom.split(' '), leader });

test('options that have the same name are counted together', () => {
  const counts = [
    { options: claim('Go Kn Dw Un Do', 0), played: 3, won: 2, drawn: 0 },
    { options: claim('Gn Gi Dw Un Se', 0), played: 2, won: 0, drawn: 1 },
    { options: claim('Go Kn Dw Un Do', 1), played: 1, won: 1, drawn: 0 },
  ];
  const [first, second] = named(formOf('claim'), counts);
  expect(first).toEqual({ name: 'kingdom: Claim', played: 4, won: 3, drawn: 0 });
  expect(second).toMatchObject({ played: 2, won: 0, drawn: 1 });
  expect(named(undefined, counts)).toEqual([]);
});
