import { expect, test, vi } from 'vitest';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

test('a task draws for a few milliseconds; the rest is drawn later, in order', async () => {
  vi.resetModules();
  const { turn } = await import('../../src/art/turns');
  let now = 100;
  const drawn: string[] = [];
  const ask = (name: string): boolean => turn(() => drawn.push(name), () => now);
  expect([ask('a'), ask('b')]).toEqual([true, true]);
  now += 9;
  expect([ask('c'), ask('d')]).toEqual([false, false]);
  now = 0;
  expect(ask('e'), 'nobody is drawn before those who wait').toBe(false);
  expect(drawn).toEqual([]);
  await settled();
  expect(drawn).toEqual(['c', 'd', 'e']);
  expect(ask('f'), 'another task draws at once again').toBe(true);
});

test('what is to come after a task comes in one of its own', async () => {
  vi.resetModules();
  const { after } = await import('../../src/art/turns');
  const order: string[] = [];
  after(() => order.push('later'));
  await Promise.resolve();
  order.push('now');
  await settled();
  expect(order).toEqual(['now', 'later']);
});
