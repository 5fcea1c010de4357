import { expect, test } from 'vitest';
import { marks } from '../../src/account/plot';

test('the scale of a plot has few round numbers and encloses all values', () => {
  expect(marks([])).toEqual([]);
  expect(marks([1500])).toEqual([1500, 1550]);
  expect(marks([1312, 1688])).toEqual([1300, 1400, 1500, 1600, 1700]);
  for (let spread = 1; spread < 3000; spread += 37) {
    const scale = marks([1483 - spread, 1483 + spread]);
    expect(scale.length).toBeLessThan(8);
    expect(scale[0]).toBeLessThanOrEqual(1483 - spread);
    expect(scale.at(-1)).toBeGreaterThanOrEqual(1483 + spread);
    expect(new Set(scale.slice(1).map((mark, place) => mark - (scale[place] ?? 0))).size, 'equally far apart').toBe(1);
  }
});
