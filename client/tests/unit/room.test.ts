import { describe, expect, test, vi } from 'vitest';
import { Announcer } from '../../src/table/announcer.svelte';
import { verdict } from '../../src/table/advice.svelte';
import { retold, timeouts } from '../../src/table/retold';
import { pieces } from '../../src/table/rules';
import type { Sentence } from '../../src/wire/messages';

vi.mock('../../src/api', () => ({ hint: vi.fn(), rules: vi.fn(), Refusal: class extends Error {} }));
vi.mock('../../src/settings.svelte', () => ({ settings: { lang: 'en' } }));

const plays = (seat: number): Sentence => ({ key: 'claim-tell-plays', args: { seat: { seat }, cards: { list: [] } }, role: 'play' });

describe('a move that was made for somebody', () => {
  test('names the clock and the card', () => {
    const told = retold({ seat: 1, by: 'clock', phrases: [plays(1), { key: 'claim-tell-won-highest', args: {} }] });
    expect(told.map(({ key }) => key)).toEqual(['page-clock-plays', 'claim-tell-won-highest']);
    expect(told[0]!.args).toEqual(plays(1).args);
  });

  test('is told before what came of it, where no card is named', () => {
    expect(retold({ seat: 0, by: 'stand-in', phrases: [{ key: 'defaite-tell-passes', args: {} }] }).map(({ key }) => key)).toEqual(['page-stand-in-moves', 'defaite-tell-passes']);
    expect(retold({ seat: 0, by: 'player', phrases: [plays(0)] })).toEqual([plays(0)]);
  });

  test('is announced for the seat whose time was up alone', () => {
    const news = { kind: 'played' as const, turn: 3, timeout: true, seats: [0, 1], by: ['player' as const, 'clock' as const], story: { seat: null, by: 'player' as const, events: [], phrases: [plays(0), plays(1)] } };
    expect(timeouts(news)).toEqual([{ seat: 1, phrase: { key: 'page-clock-plays', args: plays(1).args } }]);
  });
});

describe('announcements', () => {
  test('come one at a time, in order, and stay while they are pointed at', () => {
    vi.useFakeTimers();
    const announcer = new Announcer();
    announcer.add('first');
    announcer.add('second', { tone: 'loss', rule: 'C5.1' });
    expect(announcer.shown?.text).toBe('first');
    announcer.hold();
    vi.advanceTimersByTime(60_000);
    expect(announcer.shown?.text).toBe('first');
    announcer.resume();
    vi.advanceTimersByTime(60_000);
    expect(announcer.shown).toBeNull();
    announcer.add('third');
    expect(announcer.shown).toMatchObject({ text: 'third', tone: 'plain', rule: null });
    announcer.close();
    vi.useRealTimers();
  });
});

describe('a hint', () => {
  const advice = (action: string, chance: number) => ({ action, label: { key: action, args: {} }, card: null, chance, why: null });

  test('says that choices are equal when they are within noise', () => {
    const found = verdict([advice('play Go7', 0.5), advice('play Go6', 0.495), advice('play Go1', 0.4)]);
    expect(found?.equal.map(({ action }) => action)).toEqual(['play Go7', 'play Go6']);
    expect(found?.ahead).toBe(10);
  });

  test('names the best, and how far it is ahead', () => {
    expect(verdict([advice('play Kn3', 0.7), advice('play Go6', 0.5)])).toMatchObject({ best: { action: 'play Kn3' }, ahead: 20 });
    expect(verdict([])).toBeNull();
  });
});

test('the numbers of rules are found in a sentence', () => {
  expect(pieces('Bo wins. (C5.1, B3.9)')).toEqual([
    { text: 'Bo wins. (', rule: false },
    { text: 'C5.1', rule: true },
    { text: ', ', rule: false },
    { text: 'B3.9', rule: true },
    { text: ')', rule: false },
  ]);
});
