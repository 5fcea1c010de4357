import { describe, expect, test, vi } from 'vitest';
import { added, Past, within } from '../../src/table/past.svelte';
import type { Glance } from '../../src/wire/messages';

const glance = (number: number): Glance => ({ number, to_act: [], view: { number }, aids: null }) as unknown as Glance;

describe('a glance back', () => {
  test('shows the moment, and nothing once one is back', async () => {
    const past = new Past(async (number) => glance(number));
    expect(past.shown).toBeNull();
    expect(await past.look(3)).toBe(true);
    expect(past.shown?.number).toBe(3);
    past.leave();
    expect(past.shown).toBeNull();
  });

  test('that comes too late is not shown', async () => {
    const answers: Array<() => void> = [];
    const past = new Past((number) => new Promise((resolve) => answers.push(() => resolve(glance(number)))));
    const [first, second] = [past.look(1), past.look(2)];
    answers[1]?.();
    answers[0]?.();
    expect([await first, await second]).toEqual([false, true]);
    expect(past.shown?.number).toBe(2);
    const third = past.look(3);
    past.leave();
    answers[2]?.();
    expect(await third).toBe(false);
    expect(past.shown).toBeNull();
  });

  test('that cannot be had leaves one where one is', async () => {
    const fetch = vi.fn(async (number: number) => (number > 4 ? Promise.reject(new Error('gone')) : glance(number)));
    const past = new Past(fetch);
    await past.look(4);
    await expect(past.look(5)).rejects.toThrow('gone');
    expect(past.shown?.number).toBe(4);
  });
});

test('a step stays within the story', () => {
  expect([within(-1, 5), within(2, 5), within(9, 5)]).toEqual([0, 2, 4]);
});

test('what two chose together is two chapters, as the server counts them', () => {
  const phrases = [{ key: 'braverats-tell-won', args: {} }];
  const news = { kind: 'played', seats: [0, 1], by: ['player', 'clock'], story: { events: [], phrases } } as unknown as Parameters<typeof added>[0];
  expect(added(news)).toEqual([{ seat: 0, by: 'player', phrases: [] }, { seat: 1, by: 'clock', phrases }]);
});
