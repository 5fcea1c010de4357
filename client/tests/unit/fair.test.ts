import { createHash, createHmac } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { judge } from '../../src/socket/fair';

const sha = (hex: string): string => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
const secret = '11'.repeat(32);
const salt = '22'.repeat(16);
const shown = ['33'.repeat(16), '44'.repeat(16)];
const shuffle = {
  algorithm: 'interregnum-shuffle-1',
  pledge: sha(secret + salt),
  opened: { secret, salt },
  next: null,
  commitments: [sha(shown[0]!), null],
  shown,
};

test('a shuffle whose promises were kept is found so, and the seed is the one of the document', async () => {
  const seed = createHmac('sha256', Buffer.from(secret, 'hex')).update(Buffer.from(shown.join(''), 'hex')).update('abcdefgh01234567interregnum-shuffle-1').digest('hex');
  expect(await judge('abcdefgh01234567', shuffle)).toEqual({ pledge: true, seats: [true, null], seed });
});

test('another secret or other bytes are noticed', async () => {
  const other = { ...shuffle, opened: { secret: '55'.repeat(32), salt } };
  expect((await judge('abcdefgh01234567', other))?.pledge).toBe(false);
  const bytes = { ...shuffle, shown: ['66'.repeat(16), shown[1]!] };
  expect((await judge('abcdefgh01234567', bytes))?.seats).toEqual([false, null]);
});

test('nothing is judged before it was opened', async () => {
  expect(await judge('abcdefgh01234567', { ...shuffle, opened: null })).toBeNull();
});

test('the pledge that was shown before the deal is kept, and no later one in its place', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  const { asShown, noted } = await import('../../src/socket/pledge');
  const now = (kind: string, pledge: string, round = 1, next: string | null = null) => ({ round, stage: { kind }, shuffle: { ...shuffle, pledge, next } }) as unknown as Parameters<typeof noted>[1];
  expect(asShown('t', 1, 'a')).toBeNull();
  noted('t', now('playing', 'z'));
  expect(asShown('t', 1, 'z'), 'after the deal it is too late').toBeNull();
  noted('t', now('gathering', 'a'));
  noted('t', now('shuffling', 'b'));
  expect([asShown('t', 1, 'a'), asShown('t', 1, 'b')]).toEqual([true, false]);
  noted('t', now('over', 'a', 1, 'c'));
  expect([asShown('t', 2, 'c'), asShown('t', 2, 'a')]).toEqual([true, false]);
});
