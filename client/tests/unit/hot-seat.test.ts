import { describe, expect, test } from 'vitest';
import { HotSeat, nextHere } from '../../src/table/hot-seat.svelte';
import type { Scene } from '../../src/wire/messages';

/** A scene of seats that are people (p), people who have chosen (c) or bots (b), seen from one of them. */
function scene(seats: string, toAct: number[], you: number | null, kind = 'playing'): Scene {
  const holders = [...seats].map((letter) => ({ holder: { kind: letter === 'b' ? 'bot' : 'person' }, chosen: letter === 'c' }));
  return { you, now: { stage: { kind }, seats: holders, position: { to_act: toAct } } } as Scene;
}

describe('of the people at one device', () => {
  test('the one who has to choose is next, unless that one looks already', () => {
    expect(nextHere(scene('pp', [1], 0))).toBe(1);
    expect(nextHere(scene('pp', [0], 0))).toBeNull();
    expect(nextHere(scene('pbp', [1], 0))).toBeNull();
  });

  test('where several choose at once, each comes in turn, and none who has chosen', () => {
    expect(nextHere(scene('pp', [0, 1], 0))).toBeNull();
    expect(nextHere(scene('cp', [0, 1], 0))).toBe(1);
    expect(nextHere(scene('pcp', [0, 1, 2], 1))).toBe(2);
    expect(nextHere(scene('ppc', [0, 1, 2], 2))).toBe(0);
  });

  test('nobody is next when the game is over', () => {
    expect(nextHere(scene('pp', [1], 0, 'over'))).toBeNull();
  });
});

describe('the curtain', () => {
  test('is down until it is lifted, also for the one who looks', () => {
    const together = new HotSeat(true);
    expect(together.curtain(scene('pp', [0], 0))).toBe(0);
    together.lift();
    expect(together.curtain(scene('pp', [0], 0))).toBeNull();
  });

  test('falls when somebody else is next, and not while bots choose', () => {
    const together = new HotSeat(true);
    together.lift();
    expect(together.curtain(scene('pbp', [1], 0))).toBeNull();
    expect(together.curtain(scene('pbp', [2], 0))).toBe(2);
  });

  test('hides nothing from one who plays alone, nor when the game is over', () => {
    expect(new HotSeat(false).curtain(scene('pb', [0], 0))).toBeNull();
    expect(new HotSeat(true).curtain(scene('pp', [], 0, 'over'))).toBeNull();
  });
});
