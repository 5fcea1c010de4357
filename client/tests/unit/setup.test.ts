import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { Catalogue, NOBODY, type Args, type Lang } from '../../src/texts/catalogue';
import en from '../../src/texts/en';
import fr from '../../src/texts/fr';
import type { Options } from '../../src/wire/braverats';
import type { Phrase } from '../../src/wire/messages';
import { formOf } from './forms';

const words = (lang: Lang): string => readFileSync(join(import.meta.dirname, `../../../texts/${lang}/setup.ftl`), 'utf8');
const catalogues = { en: new Catalogue('en', [...en, words('en')]), fr: new Catalogue('fr', [...fr, words('fr')]) };
let spoken: Catalogue = catalogues.en;
vi.mock('../../src/texts/speech.svelte', () => ({
  speech: {
    get: (key: string, args: Args) => spoken.get(key, args),
    has: (key: string) => spoken.has(key),
    say: (phrase: Phrase) => spoken.say(phrase, NOBODY),
  },
}));
const { clockName, seatNotes, setupPhrases } = await import('../../src/games/setup');
const { partnerOf } = await import('../../src/options/form');

const RATS: Options = { deal: 'standard', traitor: false, draw: false, target: 4, match: 1, musician_cancels: false, ambassador_keeps: true };
const none = { kind: 'none' } as const;

describe('a setup in words', () => {
  test('names the kingdoms of the boxes, and others by their factions', () => {
    const kingdom = (codes: string, players: number): string[] => setupPhrases(formOf('claim'), { options: { players, kingdom: codes.split(' '), leader: 1 }, clock: none }, players);
    expect(kingdom('Go Kn Dw Un Do', 2)).toEqual(['2 players', 'kingdom: Claim', 'no clock']);
    expect(kingdom('Gn Gi Dr Tr Se', 2)[1]).toBe('kingdom: Claim 2');
    expect(kingdom('Go Kn Dw Un Se', 2)[1]).toBe('kingdom: Goblins, Knights, Dwarves, Undead, Seers');
    expect(kingdom('Go Kn Dw Un Do Dr Se', 4)[0]).toBe('4 players in two teams');
  });

  test('names the variants of BraveRats as the box does, and rulings that differ', () => {
    const rats = (options: Partial<Options>): string[] => setupPhrases(formOf('braverats'), { options: { ...RATS, ...options }, clock: none }, 2);
    expect(rats({})).toEqual(['2 players', 'no variants', 'no clock']);
    expect(rats({ deal: 'princess', target: 3, match: 2, ambassador_keeps: false }).slice(1, -1)).toEqual([
      'Princess Attack', 'Fast Rat', 'Emperor', 'an Ambassador in a held round loses its extra victory',
    ]);
  });

  test('tells the clock and whether the table is listed, in both languages', () => {
    expect(clockName({ kind: 'move', span: 60_000 })).toBe('1 min a move');
    expect(clockName({ kind: 'bank', span: 600_000, increment: 5_000 })).toBe('10 min each, and 5 s a move');
    expect(clockName({ kind: 'days', span: 259_200_000 })).toBe('over days, 3 days a move');
    expect(clockName({ kind: 'days', span: 28_800_000, vacation: 7 })).toBe('over days, 8 hours a move, 7 days of vacation each');
    expect(clockName({ kind: 'days' })).toBe('over days, as long as you like');
    spoken = catalogues.fr;
    const french = setupPhrases(formOf('defaite'), { options: { players: 3 }, clock: { kind: 'move', span: 90_000 }, listed: false }, 3);
    expect(french).toEqual(['3 joueurs', '90 s par coup', 'privée\u00a0: seuls ceux qui ont le lien la trouvent']);
    spoken = catalogues.en;
  });

  test('knows partners and what a seat has', () => {
    const [claim, defaite, rats] = [formOf('claim'), formOf('defaite'), formOf('braverats')];
    expect([partnerOf(claim, 4, 0), partnerOf(claim, 4, 3), partnerOf(claim, 3, 0), partnerOf(defaite, 4, 0)]).toEqual([2, 1, null, null]);
    const notes = [0, 1].map((seat) => seatNotes(claim, { players: 2, kingdom: [], leader: 1 }, seat));
    expect(notes).toEqual([[], ['leads the first trick']]);
    expect([0, 1].map((seat) => seatNotes(rats, RATS, seat))).toEqual([[], []]);
    const princess = [0, 1].map((seat) => seatNotes(rats, { ...RATS, deal: 'princess' }, seat));
    expect(princess).toEqual([['has the two Princes'], ['has the two Princesses']]);
  });
});
