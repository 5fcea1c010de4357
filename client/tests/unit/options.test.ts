/** What can be chosen before a game: what the forms allow, plans that are kept, and what the server is sent. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { freshChance } from '../../src/options/chance';
import { fitted, flawsOf, inOrder, seatsOf, setFlaws, surprise, type Values } from '../../src/options/form';
import { readPlan } from '../../src/options/kept';
import { CLOCKS, FIRSTS, PACES, usualPlan, type Plan } from '../../src/options/plan';
import { botTable, newTable, wishOf } from '../../src/options/setup';
import { LEVELS } from '../../src/table/names';
import { Catalogue, LANGS } from '../../src/texts/catalogue';
import type { Field, OptionValue } from '../../src/wire/messages';
import { CASES, FORMS, formOf } from './forms';

vi.mock('../../src/texts/speech.svelte', () => ({ speech: { get: (key: string) => key, has: () => true }, t: (key: string) => key }));

const root = join(import.meta.dirname, '../../..');
const chapter = (lang: string, name: string): string => readFileSync(join(root, `texts/${lang}/${name}.ftl`), 'utf8');
const PLAYERS = [2, 3, 4];
const BOX = ['Go', 'Kn', 'Dw', 'Un', 'Do'];

const isSet = (field: Field): field is Field & { kind: 'set' } => field.kind === 'set';
const kingdoms = formOf('claim').fields.filter(isSet)[0]!;
const codes = kingdoms.members.map(({ value }) => value);
const subsets = (): string[][] => Array.from({ length: 2 ** codes.length }, (_, bits) => codes.filter((_code, at) => (bits >> at) & 1));
const plan = (game: string, values: Values = {}, change: Partial<Plan> = {}): Plan => {
  const usual = usualPlan(game, formOf(game));
  return { ...usual, ...change, values: { ...usual.values, ...values } };
};
const keys = (kingdom: string[], players: number): string[] => setFlaws(kingdoms, kingdom, { players }).map(({ key }) => key.replace('options-flaw-', ''));

describe('a form', () => {
  test('finds the same flaws as the server, for every game', () => {
    expect(CASES.length).toBeGreaterThan(100);
    for (const { game, values, flaws } of CASES) {
      expect({ values, flaws: flawsOf(formOf(game), values).map(({ phrase }) => phrase.key) }).toEqual({ values, flaws });
    }
  });

  test('counts the seats', () => {
    expect(Object.keys(FORMS).map((game) => seatsOf(formOf(game), plan(game).values))).toEqual([2, 2, 4]);
    expect(seatsOf(formOf('claim'), { players: 3 })).toBe(3);
  });
});

describe('a kingdom', () => {
  test('is legal in forty ways for two, and in twelve for three or four', () => {
    const legal = PLAYERS.map((players) => subsets().filter((kingdom) => keys(kingdom, players).length === 0).length);
    expect(legal).toEqual([40, 12, 12]);
    expect(kingdoms.presets.flatMap(({ members }) => keys(members, 2))).toEqual([]);
  });

  test('says what is missing and what is too much', () => {
    expect(keys([], 2)).toEqual(['no-pair', 'few']);
    expect(keys(['Go', 'Dw', 'Un', 'Do'], 2)).toEqual(['half-pair']);
    expect(keys(['Go', 'Kn', 'Gn', 'Dw', 'Un'], 2)).toEqual(['two-pairs', 'few']);
    expect(keys([...BOX, 'Se'], 2)).toEqual(['many']);
    expect(setFlaws(kingdoms, BOX, { players: 4 })[0]?.args).toEqual({ count: { number: 2 }, rule: { text: 'C2.3' } });
  });

  test('is legal at once when the table grows or shrinks, and when it is left to chance', () => {
    const form = formOf('claim');
    for (const kingdom of subsets()) {
      for (const players of PLAYERS) expect(flawsOf(form, fitted(form, { players, kingdom, leader: 3 }))).toEqual([]);
    }
    const drawn = Array.from({ length: 200 }, () => surprise(kingdoms, { players: 2 }, freshChance()));
    expect(drawn.filter((kingdom) => keys(kingdom, 2).length > 0)).toEqual([]);
    expect(new Set(drawn.map((kingdom) => kingdom.join())).size).toBeGreaterThan(20);
  });
});

describe('a plan', () => {
  test('is kept and read as it was', () => {
    const kingdom = inOrder(kingdoms, ['Gn', 'Gi', 'Dr', 'Tr', 'Se', 'Dw', 'Un']);
    const plans = [
      plan('claim', { players: 4, kingdom, leader: 'random' }, { clock: 'bank-20', same: false }),
      plan('braverats', { deal: 'princess', traitor: true, target: 3, match: 2, musician_cancels: true, ambassador_keeps: false }, { first: 'other', listed: false }),
      plan('defaite', {}, { pace: 'slow', chat: false }),
    ];
    for (const each of plans) expect(readPlan(each.game, formOf(each.game), JSON.stringify(each))).toEqual(each);
  });

  test('is read as an earlier version kept it, beside what every game is asked', () => {
    const kept = '{"game":"braverats","deal":"princess","traitor":true,"princes":"other","clock":"move-30"}';
    const read = plan('braverats', { deal: 'princess', traitor: true }, { first: 'other', clock: 'move-30' });
    expect(readPlan('braverats', formOf('braverats'), kept)).toEqual(read);
  });

  test('is as usual where nothing sensible was kept', () => {
    const spoilt = ['', 'null', '[]', '7', '{"players":9,"kingdom":"Go","leader":5,"bots":"regent","clock":"toString","deal":3,"same":1,"guests":[null,4]}'];
    for (const game of Object.keys(FORMS)) {
      for (const text of [null, ...spoilt]) expect(readPlan(game, formOf(game), text)).toEqual(plan(game));
    }
    const half = readPlan('claim', formOf('claim'), '{"values":{"players":3,"kingdom":["Go"]},"clock":"move-30"}');
    expect(half).toEqual(plan('claim', { players: 3, kingdom: [...BOX, 'Dr', 'Tr'] }, { clock: 'move-30' }));
  });

  test('becomes a table against bots, a new table, or a wish', () => {
    const form = formOf('claim');
    const chosen = plan('claim', { players: 3, kingdom: [...BOX, 'Dr', 'Tr'], leader: 2 }, { clock: 'move-30', pace: 'quick' });
    const options = { players: 3, kingdom: ['Go', 'Kn', 'Dw', 'Un', 'Do', 'Dr', 'Tr'], leader: 2 };
    const clock = { kind: 'move', span: 30_000 };
    const setup = { game: 'claim', options, clock, pace: 400 };
    expect(botTable(chosen, form)).toEqual({ setup, seats: ['me', 'squire', 'squire'] });
    expect(botTable({ ...chosen, same: false, bots: ['page', 'regent', 'page', 'page', 'page'] }, form).seats).toEqual(['me', 'page', 'regent']);
    const table = newTable({ ...chosen, guests: ['open', 'herald', 'open', 'open', 'open'], listed: false }, form);
    expect(table).toEqual({ setup: { ...setup, listed: false, chat: true }, seats: ['me', 'open', 'herald'] });
    expect(wishOf(chosen, form)).toEqual({ game: 'claim', options: { players: 3, kingdom: options.kingdom }, clock, rated: false });
    expect(wishOf({ ...chosen, rated: true }, form).rated).toBe(true);
    expect(newTable({ ...chosen, rated: true }, form).setup.rated).toBe(true);
    expect(newTable({ ...chosen, rated: true, guests: ['open', 'herald', 'open', 'open', 'open'] }, form).setup.rated, 'with a bot').toBe(undefined);
    const leader = (): OptionValue | undefined => Object.entries<OptionValue>(botTable(plan('claim', { leader: 'random' }), form).setup.options).find(([name]) => name === 'leader')?.[1];
    const leaders = Array.from({ length: 60 }, leader);
    expect(new Set(leaders)).toEqual(new Set([0, 1]));
  });

  test('gives the Princes to whom it says', () => {
    const seats = (deal: string, first: Plan['first']): string[] => botTable(plan('braverats', { deal }, { first }), formOf('braverats')).seats;
    expect(seats('princess', 'me')).toEqual(['me', 'squire']);
    expect(seats('princess', 'other')).toEqual(['squire', 'me']);
    expect(seats('standard', 'other')).toEqual(['me', 'squire']);
    expect(new Set(Array.from({ length: 60 }, () => seats('princess', 'random')[0])).size).toBe(2);
  });
});

describe('the words of the form', () => {
  test('are there in both languages, for everything that is asked', () => {
    const source = join(root, 'client/src');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|ts)$/.test(name));
    const asked = files.flatMap((name) => [...readFileSync(join(source, name), 'utf8').matchAll(/'(options-[a-z-]+[a-z])'/g)].map(([, key]) => key!));
    const described = [...JSON.stringify(FORMS).matchAll(/"key":"(options-[\w-]+)"/g)].map(([, key]) => key!);
    const made = [
      ...Object.values(CLOCKS).map(({ kind }) => `options-clock-${kind}-about`),
      ...Object.keys(PACES).map((pace) => `options-pace-${pace}`),
      ...FIRSTS.map((side) => `options-first-${side}`),
    ];
    expect(asked.length).toBeGreaterThan(20);
    expect(described.length).toBeGreaterThan(30);
    for (const lang of LANGS) {
      const catalogue = new Catalogue(lang, [chapter(lang, 'options'), chapter(lang, 'players')]);
      const wanted = [...asked, ...described, ...made, ...LEVELS.map((level) => `level-${level}-strength`)];
      expect(wanted.filter((key) => !catalogue.has(key))).toEqual([]);
      const used = new Set([...asked, ...described, ...made, 'options-clock-move', 'options-clock-bank', 'options-clock-days']);
      const written = chapter(lang, 'options').match(/^options-[\w-]+/gm) ?? [];
      expect(written.filter((key) => !used.has(key))).toEqual([]);
    }
  });
});
