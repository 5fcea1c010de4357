import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { Catalogue, LANGS } from '../../src/texts/catalogue';
import en from '../../src/texts/en';
import fr from '../../src/texts/fr';
import { parse } from '../../src/route.svelte';
import { decided, lastDecision } from '../../src/table/why';
import type { Chapter, Role } from '../../src/wire/messages';

const catalogues = { en: new Catalogue('en', en), fr: new Catalogue('fr', fr) };
const source = join(import.meta.dirname, '../../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|ts)$/.test(name));

describe('the catalogue', () => {
  test('has every key that the page asks for, in both languages', () => {
    const keys = files.flatMap((name) => [...readFileSync(join(source, name), 'utf8').matchAll(/'(page-[a-z-]+)'/g)].map(([, key]) => key!));
    expect(keys.length).toBeGreaterThan(150);
    for (const lang of LANGS) {
      expect(keys.filter((key) => !catalogues[lang].has(key))).toEqual([]);
    }
  });

  test('writes numbers as the language does, and asks the browser for large ones only', () => {
    for (const lang of LANGS) {
      const catalogue = new Catalogue(lang, ['number-said = { $number }', 'number-counted = { $number ->\n    [one] one\n   *[other] other\n}']);
      const [written, counted] = [new Intl.NumberFormat(lang), new Intl.PluralRules(lang)];
      for (const number of [...Array.from({ length: 2100 }, (_, at) => at - 1050), 0.5, 1.5, -2.25, 1234567]) {
        const plain = catalogue.get('number-said', { number });
        expect(plain).toBe(written.format(number));
        expect(catalogue.get('number-counted', { number })).toBe(counted.select(number) === 'one' ? 'one' : 'other');
      }
    }
  });

  test('has a key for everything that a key is made of', () => {
    const made = {
      'page-card-': ['playable', 'not', 'chosen', 'sent', 'waiting'],
      'page-odd-': ['wins', 'loses', 'held', 'wins-game', 'loses-game'],
      'page-ending-': ['resigned', 'out-of-time', 'aborted', 'abandoned', 'unfinished', 'lapsed'],
      'page-declined-': ['take-back', 'abort', 'rematch', 'more-time'],
      'page-absent-': ['end', 'win', 'until-end', 'until-win'],
      'page-key-': ['arrows', 'enter', 'numbers', 'info', 'hand', 'table', 'scores', 'where', 'escape', 'keys'],
      'page-clock-': ['plays', 'moves'],
      'page-stand-in-': ['plays', 'moves'],
      'page-proposed-': ['take-back', 'abort', 'rematch', 'more-time'],
      'page-decide-': ['wait', 'bot', 'end'],
      'page-tip-': ['claim', 'claim-raised', 'claim-banners', 'braverats', 'braverats-held', 'defaite', 'defaite-act', 'why'],
      'page-detail-': ['simple', 'full'],
      'page-court-kind-': ['duel', 'attack', 'corruption', 'capture', 'event', 'person', 'scoring'],
      'page-court-lost-': ['duel', 'attack', 'corruption', 'card'],
      'page-court-ask-': 'turn play lay contest answer raise lose name look defend king choose put take give swap'.split(' '),
      'page-court-why-': 'attack-own attack-against corruption-own corruption-against answer raise lose name look defend king choose put take give swap'.split(' '),
      'page-court-verb-': ['attack', 'corrupt', 'duel'],
      'page-court-aim-': ['attack', 'corrupt', 'duel', 'card'],
    };
    const verbs = 'attack corrupt duel choose name king take give lose play answer raise masquerade pass let-go countermand done decline'.split(' ');
    const keys = [
      ...Object.entries(made).flatMap(([start, ends]) => ends.map((end) => start + end)),
      ...verbs.map((verb) => `defaite-act-${verb}`),
    ];
    for (const lang of LANGS) expect(keys.filter((key) => !catalogues[lang].has(key))).toEqual([]);
  });

  test('says a phrase to the reader and to others', () => {
    const phrase = { key: 'claim-tell-plays', args: { seat: { seat: 1 }, cards: { list: [{ key: 'card-Go', args: { value: { number: 7 } } }] } } };
    const names = ['Ada', 'Bo'];
    expect(catalogues.en.say(phrase, { names, reader: 0 })).toBe('Bo plays Goblin 7.');
    expect(catalogues.en.say(phrase, { names, reader: 1 })).toBe('You play Goblin 7.');
  });

  test('joins lists as the language does', () => {
    const card = (value: number) => ({ key: 'card-Go', args: { value: { number: value } } });
    const phrase = { key: 'claim-tell-face-up', args: { cards: { list: [card(1), card(2), card(3)] } } };
    expect(catalogues.en.say(phrase, { names: [], reader: null })).toBe('At stake: Goblin 1, Goblin 2 and Goblin 3.');
  });

  test('knows every message of its files by its name, and none refers to another', () => {
    for (const [lang, sources] of [['en', en], ['fr', fr]] as const) {
      const messages = sources.flatMap((text) => new FluentResource(text).body);
      expect(messages.length).toBeGreaterThan(400);
      expect(messages.filter(({ id }) => !catalogues[lang].has(id))).toEqual([]);
      expect(JSON.stringify(messages)).not.toMatch(/"type":"(mesg|term)"/);
      const plain = messages.filter(({ value }) => typeof value === 'string');
      expect(plain.filter(({ id, value }) => catalogues[lang].get(id).replaceAll('\u00a0', ' ') !== value)).toEqual([]);
    }
  });

  test('shows the key of what is missing', () => {
    expect(catalogues.en.get('no-such-key')).toBe('[no-such-key]');
  });
});

describe('an address', () => {
  const table = 'abcdefgh01234567';
  test('names one screen', () => {
    expect(parse('/')).toEqual({ screen: 'landing' });
    expect(parse(`/table/${table}`)).toEqual({ screen: 'table', table });
    expect(parse(`/replay/${table}/12`, '?round=2')).toEqual({ screen: 'replay', table, round: 2, move: 12 });
    expect(parse('/lesson/claim')).toEqual({ screen: 'lesson', lesson: 'claim' });
    expect(parse('/lesson/claim-2')).toEqual({ screen: 'lesson', lesson: 'claim-2' });
    expect(parse('/sheet/claim')).toEqual({ screen: 'sheet', game: 'claim' });
    expect(parse('/rules/claim')).toEqual({ screen: 'rules', game: 'claim' });
    expect(parse('/analyse')).toEqual({ screen: 'analyse', part: null, move: null });
    expect(parse('/analyse/7', '', 'aB-_9')).toEqual({ screen: 'analyse', part: 'aB-_9', move: 7 });
    expect(parse('/record/3', '', 'aB-_9')).toEqual({ screen: 'record', part: 'aB-_9', move: 3 });
    expect(parse('/record')).toEqual({ screen: 'analyse', part: null, move: null });
  });
  test('that is none of the page’s leads nowhere', () => {
    for (const path of ['/table/short', `/table/${table}x`, '/api/games', '/rules/']) {
      expect(parse(path)).toEqual({ screen: 'nowhere' });
    }
  });
});

test('what was decided is found by the roles of the sentences', () => {
  const chapter = (...roles: Array<Role | undefined>): Chapter => ({ seat: 0, by: 'player', phrases: roles.map((role) => ({ key: role ?? 'none', args: {}, ...(role && { role }) })) });
  const chapters = [chapter('play'), chapter('play', 'decision'), chapter(), chapter('consequence', 'decision'), chapter('heading', undefined, 'consequence')];
  expect(decided(chapters)).toEqual([1, 3]);
  expect(lastDecision(chapters).map(({ key }) => key)).toEqual(['decision', 'consequence', 'consequence']);
  expect(lastDecision(chapters.slice(0, 1))).toEqual([]);
});
