import { expect, test } from 'vitest';
import { judged, worst } from '../../src/review/costs';

const advice = (action: string, chance: number) => ({ action, chance, why: null });

test('a move costs what the best would have kept', () => {
  const found = judged(4, { seat: 1, action: 'play Go1', advice: [advice('play Kn9', 0.75), advice('play Go1', 0.5)] });
  expect(found).toMatchObject({ move: 4, seat: 1, chance: 0.5, cost: 0.25 });
  expect(found?.better.action).toBe('play Kn9');
});

test('where there was no choice there is no judgement', () => {
  expect(judged(1, { seat: 0, action: 'pass', advice: [advice('pass', 0.5)] })).toBeNull();
  expect(judged(1, { seat: 0, action: 'pass', advice: [] })).toBeNull();
});

test('the worst moves of a seat come first, and trifles do not count', () => {
  const one = (move: number, seat: number, cost: number) => ({ move, seat, chance: 0.5, cost, action: '', better: advice('', 0.5 + cost) });
  const all = [one(1, 0, 0.1), one(2, 1, 0.9), one(3, 0, 0.3), one(5, 0, 0.01), one(7, 0, 0.2), one(9, 0, 0.05)];
  expect(worst(all, 0).map(({ move }) => move)).toEqual([3, 7, 1]);
});
