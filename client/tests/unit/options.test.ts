/** What can be chosen before a game: legal kingdoms, plans that are kept, and what the server is sent. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { FACTIONS, type Faction } from '../../src/art/names';
import { BOXES, flaws, resized, surprise } from '../../src/games/claim/kingdom';
import { GAMES } from '../../src/games/cards';
import { freshChance } from '../../src/options/chance';
import { readPlan } from '../../src/options/kept';
import { CLOCKS, PACES, PLAYERS, usualPlan, type ClaimPlan, type Plan, type RatsPlan } from '../../src/options/plan';
import { botTable, newTable, wishOf } from '../../src/options/setup';
import { LEVELS } from '../../src/table/names';
import { Catalogue, LANGS } from '../../src/texts/catalogue';

vi.mock('../../src/texts/speech.svelte', () => ({ speech: { get: (key: string) => key, has: () => true }, t: (key: string) => key }));

const root = join(import.meta.dirname, '../../..');
const chapter = (lang: string, name: string): string => readFileSync(join(root, `texts/${lang}/${name}.ftl`), 'utf8');
const subsets = (): Faction[][] =>
  Array.from({ length: 2 ** FACTIONS.length }, (_, bits) => FACTIONS.filter((_faction, at) => (bits >> at) & 1));
const claim = (change: Partial<ClaimPlan> = {}): Plan => {
  const plan = usualPlan('claim');
  return plan.game === 'claim' ? { ...plan, ...change } : plan;
};
const rats = (change: Partial<RatsPlan> = {}): Plan => {
  const plan = usualPlan('braverats');
  return plan.game === 'braverats' ? { ...plan, ...change } : plan;
};

describe('a kingdom', () => {
  test('is legal in forty ways for two, and in twelve for three or four', () => {
    const legal = PLAYERS.claim.map((players) => subsets().filter((kingdom) => flaws(kingdom, players).length === 0).length);
    expect(legal).toEqual([40, 12, 12]);
    expect(Object.values(BOXES).flatMap((kingdom) => flaws(kingdom, 2))).toEqual([]);
  });

  test('says what is missing and what is too much', () => {
    expect(flaws([], 2)).toEqual([{ kind: 'no-pair' }, { kind: 'few', count: 3 }]);
    expect(flaws(['Go', 'Dw', 'Un', 'Do'], 2)).toEqual([{ kind: 'half-pair', has: 'Go', lacks: 'Kn' }]);
    expect(flaws(['Go', 'Kn', 'Gn', 'Dw', 'Un'], 2)).toEqual([{ kind: 'two-pairs' }, { kind: 'few', count: 1 }]);
    expect(flaws([...BOXES.claim, 'Se'], 2)).toEqual([{ kind: 'many', count: 1 }]);
    expect(flaws(BOXES.claim, 4)).toEqual([{ kind: 'few', count: 2 }]);
  });

  test('is legal at once when the table grows or shrinks, and when it is left to the lot', () => {
    for (const kingdom of subsets()) for (const players of PLAYERS.claim) expect(flaws(resized(kingdom, players), players)).toEqual([]);
    const drawn = Array.from({ length: 200 }, () => surprise(2, freshChance()));
    expect(drawn.filter((kingdom) => flaws(kingdom, 2).length > 0)).toEqual([]);
    expect(new Set(drawn.map((kingdom) => kingdom.join())).size).toBeGreaterThan(20);
  });
});

describe('a plan', () => {
  test('is kept and read as it was', () => {
    const plans = [
      { ...claim({ players: 4, kingdom: resized(BOXES.claim2, 4), leader: 'random' }), clock: 'bank-20' as const, same: false },
      { ...rats({ deal: 'princess', traitor: true, target: 3, match: 2, musician_cancels: true, ambassador_keeps: false, princes: 'other' }), listed: false },
      { ...usualPlan('defaite'), pace: 'slow' as const, chat: false },
    ];
    for (const plan of plans) expect(readPlan(plan.game, JSON.stringify(plan))).toEqual(plan);
  });

  test('is as usual where nothing sensible was kept', () => {
    const spoilt = ['', 'null', '[]', '7', '{"players":9,"kingdom":"Go","leader":5,"bots":"regent","clock":"toString","deal":3,"same":1,"guests":[null,4]}'];
    for (const game of GAMES) for (const text of [null, ...spoilt]) expect(readPlan(game, text)).toEqual(usualPlan(game));
    expect(flaws(['Go'], 2)).not.toEqual([]);
    expect(readPlan('claim', '{"kingdom":["Go"],"clock":"move-30"}')).toEqual({ ...usualPlan('claim'), clock: 'move-30' });
  });

  test('becomes a table against bots, a new table, or a wish', () => {
    const plan = { ...claim({ players: 3, kingdom: resized(BOXES.claim, 3), leader: 2 }), clock: 'move-30' as const, pace: 'quick' as const };
    const options = { players: 3, kingdom: ['Go', 'Kn', 'Dw', 'Un', 'Do', 'Dr', 'Tr'], leader: 2 };
    const clock = { kind: 'move', span: 30_000 };
    const setup = { game: 'claim', options, clock, pace: 400 };
    expect(botTable(plan)).toEqual({ setup, seats: ['me', 'squire', 'squire'] });
    expect(botTable({ ...plan, same: false, bots: ['page', 'regent', 'page', 'page', 'page'] }).seats).toEqual(['me', 'page', 'regent']);
    const table = newTable({ ...plan, guests: ['open', 'herald', 'open', 'open', 'open'], listed: false });
    expect(table).toEqual({ setup: { ...setup, listed: false, chat: true }, seats: ['me', 'open', 'herald'] });
    expect(wishOf(plan)).toEqual({ game: 'claim', options: { players: 3, kingdom: options.kingdom }, clock });
  });

  test('gives the Princes to whom it says', () => {
    expect(botTable(rats({ deal: 'princess', princes: 'me' })).seats).toEqual(['me', 'squire']);
    expect(botTable(rats({ deal: 'princess', princes: 'other' })).seats).toEqual(['squire', 'me']);
    expect(botTable(rats({ princes: 'other' })).seats).toEqual(['me', 'squire']);
    const lots = Array.from({ length: 60 }, () => botTable(rats({ deal: 'princess' })).seats[0]);
    expect(new Set(lots).size).toBe(2);
  });
});

describe('the words of the form', () => {
  test('are there in both languages, for everything that is asked', () => {
    const source = join(root, 'client/src');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|ts)$/.test(name));
    const asked = files.flatMap((name) => [...readFileSync(join(source, name), 'utf8').matchAll(/'(options-[a-z-]+[a-z])'/g)].map(([, key]) => key!));
    const made = [
      ...FACTIONS.map((faction) => `options-power-${faction}`),
      ...Object.values(CLOCKS).map(({ kind }) => `options-clock-${kind}-about`),
      ...Object.keys(PACES).map((pace) => `options-pace-${pace}`),
      ...PLAYERS.claim.map((players) => `options-players-claim-${players}`),
      ...['no-pair', 'two-pairs', 'few', 'many'].map((flaw) => `options-flaw-${flaw}`),
      ...['pair', 'others'].map((group) => `options-${group}`),
      ...['standard', 'draft', 'random', 'princess'].flatMap((deal) => [`options-deal-${deal}`, `options-deal-${deal}-about`]),
      ...['me', 'other', 'random'].map((side) => `options-princes-${side}`),
    ];
    expect(asked.length).toBeGreaterThan(30);
    for (const lang of LANGS) {
      const catalogue = new Catalogue(lang, [chapter(lang, 'options'), chapter(lang, 'players')]);
      const keys = [...asked, ...made, ...LEVELS.map((level) => `level-${level}-strength`)];
      expect(keys.filter((key) => !catalogue.has(key))).toEqual([]);
      const used = new Set([...asked, ...made, 'options-clock-move', 'options-clock-bank']);
      const written = chapter(lang, 'options').match(/^options-[\w-]+/gm) ?? [];
      expect(written.filter((key) => !used.has(key))).toEqual([]);
    }
  });
});
