import { expect, test, vi } from 'vitest';
import { after, drawn, turn } from '../../src/art/turns';

test('a task draws for a few milliseconds; the rest is drawn later, in order', async () => {
  let now = 100;
  const drawn: string[] = [];
  const ask = (name: string): boolean => turn(() => drawn.push(name), () => now);
  expect([ask('a'), ask('b')]).toEqual([true, true]);
  now += 9;
  expect([ask('c'), ask('d')]).toEqual([false, false]);
  now = 0;
  expect(ask('e'), 'nobody is drawn before those who wait').toBe(false);
  expect(drawn).toEqual([]);
  await vi.waitFor(() => expect(drawn).toEqual(['c', 'd', 'e']), 4000);
  expect(ask('f'), 'another task draws at once again').toBe(true);
});

test('what is to come after a task comes in a later one', async () => {
  const order: string[] = [];
  after(() => order.push('later'));
  await Promise.resolve();
  order.push('now');
  await vi.waitFor(() => expect(order).toEqual(['now', 'later']), 4000);
});

test('all is drawn when nothing waits any more, nor what was asked for on the way', async () => {
  const order: string[] = [];
  after(() => {
    order.push('first');
    after(() => order.push('then'));
  });
  await drawn();
  expect(order).toEqual(['first', 'then']);
  await drawn();
});
