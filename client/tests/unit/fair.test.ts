import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { promiseOf, SECOND } from '../../src/socket/commitment';
import { judge } from '../../src/socket/fair';
import { ShuffleShare } from '../../src/socket/shuffle';
import type { Scene } from '../../src/wire/messages';

/** Examples that a Python program worked out; Rust is tested against the same. */
interface Example {
  algorithm: string;
  table: string;
  deal: number;
  secret: string;
  salt: string;
  pledge: string;
  promises: Array<string | null>;
  shown: Array<string | null>;
  bytes: string[];
  seed: string;
}
const examples: Example[] = JSON.parse(readFileSync(new URL('../../../crates/table/tests/vectors/shuffle.json', import.meta.url), 'utf8'));

const sceneOf = ({ algorithm, secret, salt, pledge, promises, shown }: Example) =>
  ({ algorithm, pledge, opened: { secret, salt }, next: null, awaited: [], commitments: promises, shown });

const EXPECTED = [
  ['shown', 'drawn'],
  ['shown', 'shown'],
  ['shown', 'filler'],
  ['withheld', 'shown'],
  ['filler', 'withheld', 'shown'],
  ['filler', 'filler'],
];

test.each(examples.map((example, number) => [example, EXPECTED[number]] as const))('the page works out example %# as the Python program does', async (example, seats) => {
  expect(await judge(example.table, example.deal, sceneOf(example))).toEqual({ pledge: true, seats, seed: example.seed });
});

const both = examples[1]!;

test('another secret, other bytes, another table or another deal are noticed', async () => {
  const shuffle = sceneOf(both);
  const other = { ...shuffle, opened: { secret: '55'.repeat(32), salt: both.salt } };
  expect((await judge(both.table, both.deal, other))?.pledge).toBe(false);
  expect((await judge('aaaaaaaaaaaaaaaa', both.deal, shuffle))?.pledge).toBe(false);
  expect(await judge(both.table, 2, shuffle)).toMatchObject({ pledge: false, seats: ['broken', 'broken'] });
  const bytes = { ...shuffle, shown: ['66'.repeat(16), both.shown[1]!] };
  expect((await judge(both.table, both.deal, bytes))?.seats).toEqual(['broken', 'shown']);
});

test('nothing is judged before it was opened, nor by an algorithm that is not known', async () => {
  expect(await judge(both.table, both.deal, { ...sceneOf(both), opened: null })).toBeNull();
  expect(await judge(both.table, both.deal, { ...sceneOf(both), algorithm: 'interregnum-shuffle-3' })).toBeNull();
});

function storage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  return kept;
}

test('the pledge that was shown before the deal is kept, and no later one in its place', async () => {
  storage();
  const { asShown, noted } = await import('../../src/socket/pledge');
  const now = (kind: string, pledge: string, round = 1, next: string | null = null) => ({ round, stage: { kind }, shuffle: { ...sceneOf(both), pledge, next } }) as unknown as Parameters<typeof noted>[1];
  expect(asShown('t', 1, 'a')).toBeNull();
  noted('t', now('playing', 'z'));
  expect(asShown('t', 1, 'z'), 'after the deal it is too late').toBeNull();
  noted('t', now('gathering', 'a'));
  noted('t', now('shuffling', 'b'));
  expect([asShown('t', 1, 'a'), asShown('t', 1, 'b')]).toEqual([true, false]);
  noted('t', now('over', 'a', 1, 'c'));
  expect([asShown('t', 2, 'c'), asShown('t', 2, 'a')]).toEqual([true, false]);
});

/** A table as seat 0 sees it. */
function table(kind: string, { round = 1, awaited = [] as number[], commitments = [null, null] as Array<string | null>, shown = [null, null] as Array<string | null>, continued = null as object | null } = {}): Scene {
  const shuffle = { algorithm: SECOND, pledge: 'p', opened: null, next: null, awaited, commitments, shown };
  return { table: 'abcdefghijkmnopq', you: 0, now: { round, stage: { kind }, shuffle, continued } } as unknown as Scene;
}

test('a page promises once a deal, and shows its bytes only when it has seen every other promise', async () => {
  storage();
  const { asPromised } = await import('../../src/socket/pledge');
  const share = new ShuffleShare();
  const [commit, ...rest] = await share.asks(table('gathering'));
  expect([commit?.do, rest]).toEqual(['commit', []]);
  const promise = commit?.do === 'commit' ? commit.commitment : '';
  expect(await share.asks(table('gathering')), 'it is told again before it is answered').toEqual([]);
  expect(await share.asks(table('shuffling', { awaited: [1], commitments: [promise, null] })), 'the other has yet to promise').toEqual([]);
  const [show] = await share.asks(table('shuffling', { commitments: [promise, 'theirs'] }));
  const bytes = show?.do === 'show' ? show.bytes : '';
  expect(await promiseOf({ algorithm: SECOND, table: 'abcdefghijkmnopq', number: 1 }, 0, bytes)).toBe(promise);
  expect(await share.asks(table('shuffling', { commitments: [promise, 'theirs'] })), 'once').toEqual([]);
  expect(asPromised('abcdefghijkmnopq', 1, [promise, 'theirs'])).toBe(true);
  expect(asPromised('abcdefghijkmnopq', 1, [promise, 'invented later'])).toBe(false);
  expect(asPromised('abcdefghijkmnopq', 2, [promise, 'theirs'])).toBeNull();
});

test('where only its own promise is missing, a page promises and shows at once, in every game anew', async () => {
  storage();
  const share = new ShuffleShare();
  const first = await share.asks(table('shuffling', { awaited: [0] }));
  expect(first.map((command) => command.do)).toEqual(['commit', 'show']);
  const second = await share.asks(table('shuffling', { round: 2, awaited: [0] }));
  expect(second.map((command) => command.do)).toEqual(['commit', 'show']);
  expect(second[0], 'other bytes').not.toEqual(first[0]);
});

test('a page adds nothing where it has no seat, where nothing is shuffled, or where another tab has promised', async () => {
  storage();
  const share = new ShuffleShare();
  expect(await share.asks({ ...table('gathering'), you: null })).toEqual([]);
  expect(await share.asks(table('gathering', { continued: {} }))).toEqual([]);
  expect(await share.asks(table('playing'))).toEqual([]);
  expect(await share.asks(table('shuffling', { commitments: ['of another tab', null] }))).toEqual([]);
});
