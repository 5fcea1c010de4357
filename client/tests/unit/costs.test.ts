import { expect, test, vi } from 'vitest';
import type { AtMove } from '../../src/api';
import { area, judged, line, place, worst } from '../../src/review/costs';

vi.stubGlobal('navigator', { languages: ['en-GB'] });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { Moves } = await import('../../src/review/moves');

const advice = (action: string, chance: number) => ({ action, label: { key: action, args: {} }, card: null, chance, why: null });

test('a move costs what the best would have kept', () => {
  const found = judged(4, { seat: 1, action: 'play Go1', advice: [advice('play Kn9', 0.75), advice('play Go1', 0.5)] });
  expect(found).toMatchObject({ move: 4, seat: 1, chance: 0.5, cost: 0.25 });
  expect([found?.taken.action, found?.better.action]).toEqual(['play Go1', 'play Kn9']);
});

test('where there was no choice there is no judgement', () => {
  expect(judged(1, { seat: 0, action: 'pass', advice: [advice('pass', 0.5)] })).toBeNull();
  expect(judged(1, { seat: 0, action: 'pass', advice: [] })).toBeNull();
});

test('the worst moves of a seat come first, and trifles do not count', () => {
  const one = (move: number, seat: number, cost: number) => ({ move, seat, chance: 0.5, cost, taken: advice('', 0.5), better: advice('', 0.5 + cost) });
  const all = [one(1, 0, 0.1), one(2, 1, 0.9), one(3, 0, 0.3), one(5, 0, 0.01), one(7, 0, 0.2), one(9, 0, 0.05)];
  expect(worst(all, 0).map(({ move }) => move)).toEqual([3, 7, 1]);
});

test('the graph runs from the first judged move to the last, high where the chance is', () => {
  const one = (move: number, chance: number) => ({ move, seat: 0, chance, cost: 0, taken: advice('', 0.5), better: advice('', chance) });
  const own = [one(0, 0.5), one(5, 1), one(10, 0)];
  expect(line(own, 10)).toBe('0.00,20.00 50.00,0.00 100.00,40.00');
  expect(area(own, 10)).toBe('M0.00,40 L0.00,20.00 50.00,0.00 100.00,40.00 L100.00,40Z');
  expect(area([], 10)).toBe('');
  expect(place(3, 0)).toBe(0);
});

test('every move of a replay is asked for once, unless it failed', async () => {
  const asked: number[] = [];
  let fails = true;
  const moves = new Moves(async (move) => {
    asked.push(move);
    if (move === 2 && fails) throw new Error('away');
    return { number: move, moves: 2 } as AtMove;
  });
  await moves.at(0);
  await moves.gather(2);
  expect(asked).toEqual([0, 1, 2]);
  fails = false;
  await moves.gather(2);
  expect(asked).toEqual([0, 1, 2, 2]);
});
