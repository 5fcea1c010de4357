import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calm } from '../../src/motion/calm';

let asked: FrameRequestCallback[] = [];
/** The browser draws, so many milliseconds after it was opened. */
async function frame(now: number): Promise<void> {
  const due = asked;
  asked = [];
  due.forEach((look) => look(now));
  await Promise.resolve();
}

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (look: FrameRequestCallback) => asked.push(look));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function waiting(): Promise<() => boolean> {
  let waits = true;
  void calm().then(() => (waits = false));
  await Promise.resolve();
  return () => waits;
}

test('two frames that follow each other at once are calm enough', async () => {
  const waits = await waiting();
  await frame(1000);
  expect(waits()).toBe(true);
  await frame(1017);
  expect(waits()).toBe(false);
});

test('as long as something holds frames up, nothing takes off', async () => {
  const waits = await waiting();
  await frame(1000);
  await frame(1050);
  expect(waits()).toBe(true);
  await frame(1067);
  expect(waits()).toBe(false);
});

test('without frames it is three tenths of a second, and then no frame is asked for any more', async () => {
  const waits = await waiting();
  await vi.advanceTimersByTimeAsync(299);
  expect(waits()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(waits()).toBe(false);
  await frame(2000);
  expect(asked).toEqual([]);
});
