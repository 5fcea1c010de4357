import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { Catalogue, NOBODY, type Names } from '../../src/texts/catalogue';
import en from '../../src/texts/en';
import type { Wording } from '../../src/wire/defaite';
import { CARDS } from '../../src/wire/defaite-cards';
import type { Phrase } from '../../src/wire/messages';

const catalogue = new Catalogue('en', en);
vi.mock('../../src/texts/speech.svelte', () => ({ speech: { say: (phrase: Phrase, names: Names = NOBODY) => catalogue.say(phrase, names) } }));
const { heldName, worded } = await import('../../src/games/defaite/words');

const name = (code: string): Phrase => CARDS[code]!.name;
const guarded: Phrase = { key: 'defaite-card-paid', code: 'Co6Li', args: { card: { phrase: name('Co6Li') }, guards: { list: [name('Au1')] } } };
const wording: Wording = {
  labels: {
    'put Au3 Co6Li+Au1': { key: 'defaite-act-put', args: { card: { phrase: name('Au3') }, on: { phrase: guarded } } },
    'choose 0 Co6Li+Au1': { key: 'defaite-act-choose', args: { seat: { seat: 0 }, card: { phrase: guarded } } },
    'name 1': { key: 'defaite-act-name', args: { seat: { seat: 1 } } },
  },
  guarded: { 'Co6Li+Au1': guarded },
};
const names: Names = { names: ['Ada', 'Bo'], reader: 0 };

describe('La Défaite in words', () => {
  test('an action is worded as the game words it, with the card it is about', () => {
    expect(worded('put Au3 Co6Li+Au1', wording, names)).toEqual({ text: 'Gold 3 to guard Courtier 6 of the Lily (guarded by Gold 1)', card: 'Co6Li' });
    expect(worded('choose 0 Co6Li+Au1', wording, names).text).toBe('Courtier 6 of the Lily (guarded by Gold 1) in your court');
    expect(worded('name 1', wording, names)).toEqual({ text: 'Name Bo', card: null });
  });

  test('a guarded card is named with its guards, another by its own name', () => {
    expect(heldName('Co6Li+Au1', wording)).toBe('Courtier 6 of the Lily (guarded by Gold 1)');
    expect(heldName('Co6Li', wording)).toBe('Courtier 6 of the Lily');
    expect(heldName('Co6Li', null)).toBe('Courtier 6 of the Lily');
  });

  test('no label is made on the page', () => {
    const source = join(import.meta.dirname, '../../src');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts)$/.test(file) && !file.startsWith('wire'));
    expect(files.filter((file) => /defaite-(?:act|card)-/.test(readFileSync(join(source, file), 'utf8')))).toEqual([]);
  });
});
