import { describe, expect, test } from 'vitest';
import { answer, offered, way } from '../../src/lessons/stop';
import { LessonProgress } from '../../src/lessons/progress.svelte';
import type { GivenLesson } from '../../src/api';
import type { Position, Stop } from '../../src/wire/messages';

const forbidden = [{ action: 'play Kn6', rule: 'C4.2', phrase: { key: 'x', args: {} } }];
const position = { turn: 0, to_act: [0], choice: null, legal: ['play Un8', 'play Un2'], forbidden } as unknown as Position;
const frame = (number: number) => ({ number, story: { seat: number % 2, by: 'player' as const, events: [], phrases: [{ key: `${number}`, args: {} }] }, position });
const look: Stop = { name: 'look', at: 0, from: 0, ask: { kind: 'look' } };
const play: Stop = { name: 'play', at: 2, from: 0, ask: { kind: 'play', action: 'play Un8' } };
const attempt: Stop = { name: 'try', at: 2, from: 0, ask: { kind: 'try', action: 'play Kn6' } };
const leap: Stop = { name: 'leap', at: 9, from: 8, ask: { kind: 'look' } };
const lesson: GivenLesson = { game: 'claim', next: null, names: ['you', 'squire'], stops: [look, attempt, play, leap], frames: [0, 1, 2, 8, 9].map(frame) };

describe('a stop', () => {
  test('takes what it asked for, answers another choice, and leaves the forbidden to the rules', () => {
    expect(answer(play, 'play Un8', forbidden)).toBe('right');
    expect(answer(play, 'play Un2', forbidden)).toBe('else');
    expect(answer(play, 'play Kn6', forbidden)).toBe('forbidden');
  });
  test('that asks to try is content with anything the rules forbid, and answers what they allow', () => {
    expect(answer(attempt, 'play Kn6', forbidden)).toBe('right');
    expect(answer(attempt, 'play Un8', forbidden)).toBe('else');
  });
  test('that asks to look offers nothing to do, and nothing is offered while cards move', () => {
    expect(offered(look, position, false)).toEqual({ legal: [], forbidden: [] });
    expect(offered(play, position, true)).toEqual({ legal: [], forbidden: [] });
    expect(offered(play, position, false)).toEqual({ legal: position.legal, forbidden });
  });
  test('is reached through the moves before it, or by a leap', () => {
    expect(way(lesson, play, 0).map(({ number }) => number)).toEqual([1, 2]);
    expect(way(lesson, leap, 2).map(({ number }) => number)).toEqual([8, 9]);
  });
});

test('a progress goes from stop to stop, tells of every move, and begins anew', async () => {
  const progress = new LessonProgress(lesson, () => true);
  const told: unknown[] = [];
  progress.watch = ({ phrases }) => told.push(phrases.map(({ key }) => Number(key)));
  await progress.next();
  expect([progress.stop, progress.frame?.number]).toEqual([attempt, 2]);
  progress.choose('play Kn6');
  expect(progress.stop).toEqual(play);
  progress.choose('play Un2');
  expect([progress.stop, progress.reply]).toEqual([play, 'else']);
  progress.choose('play Un8');
  expect([progress.stop, progress.reply, progress.frame?.number]).toEqual([leap, 'none', 9]);
  expect(told).toEqual([[1], [2], [8], [9]]);
  await progress.next();
  expect(progress.over).toBe(true);
  progress.again();
  expect([progress.stop, progress.frame?.number]).toEqual([look, 0]);
});
