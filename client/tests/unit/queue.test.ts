import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '../../src/wire/messages';
import { moments, MotionQueue, zoneName } from '../../src/motion/queue';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('the motion queue', () => {
  test('plays one after the other, in order', async () => {
    const played: string[] = [];
    const queue = new MotionQueue<string>(async (moment) => {
      played.push(`${moment}…`);
      await settled();
      played.push(moment);
    }, () => false);
    queue.push(['a', 'b']);
    queue.push(['c']);
    for (let turn = 0; turn < 10; turn += 1) await settled();
    expect(played).toEqual(['a…', 'a', 'b…', 'b', 'c…', 'c']);
  });

  test('plays nothing when nobody could see it, and forgets what waited', async () => {
    let still = false;
    const played: number[] = [];
    const queue = new MotionQueue<number>(async (moment) => {
      played.push(moment);
      await settled();
    }, () => still);
    queue.push([1, 2, 3]);
    still = true;
    queue.push([4]);
    for (let turn = 0; turn < 10; turn += 1) await settled();
    expect(played).toEqual([1]);
    expect(queue.length).toBe(0);
  });

  test('goes faster when much has gathered, and leaves the oldest out', async () => {
    const paces: Array<[number, number]> = [];
    const queue = new MotionQueue<number>(async (moment, pace) => {
      paces.push([moment, pace]);
      await settled();
    }, () => false);
    queue.push(Array.from({ length: 30 }, (_, number) => number));
    for (let turn = 0; turn < 40; turn += 1) await settled();
    expect(paces.map(([moment]) => moment)).toEqual([18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
    expect(paces[0]?.[1]).toBeLessThan(1);
    expect(paces.at(-1)?.[1]).toBe(1);
  });
});

describe('moments', () => {
  test('a place has one name on the page', () => {
    expect(zoneName('trick')).toBe('trick');
    expect(zoneName({ hand: 2 })).toBe('hand-2');
    expect(zoneName({ guarding: [1, 'Pv4'] })).toBe('guarding-1');
  });

  test('cards that go the same way fly together; what does not move is left out', () => {
    const events: AnyEvent[] = [
      { kind: 'moved', card: 'Go7', from: { hand: 0 }, to: 'trick', rule: 'C4.1' },
      { kind: 'happened', fact: { looks: { seat: 0 } }, rule: 'C5.1' },
      { kind: 'moved', card: 'Go7', from: 'trick', to: { score: 1 }, rule: 'C7.1' },
      { kind: 'moved', card: null, from: 'trick', to: { score: 1 }, rule: 'C7.1' },
      { kind: 'hidden' },
    ];
    expect(moments(events).map((moment) => moment.length)).toEqual([1, 2]);
    expect(moments(events)[0]).toEqual([{ card: 'Go7', from: 'hand-0', to: 'trick' }]);
    expect(moments([])).toEqual([]);
  });
});
