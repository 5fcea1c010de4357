import { describe, expect, test, vi } from 'vitest';
import { Announcer } from '../../src/table/announcer.svelte';
import { verdict } from '../../src/table/advice.svelte';
import { pieces } from '../../src/table/rules';

vi.mock('../../src/api', () => ({ hint: vi.fn(), rules: vi.fn(), Refusal: class extends Error {} }));
vi.mock('../../src/settings.svelte', () => ({ settings: { lang: 'en' } }));

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
  const advice = (action: string, chance: number) => ({ action, chance, why: null });

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
