import { describe, expect, test, vi } from 'vitest';
import { lying } from '../../src/games/braverats/duel';
import type { BraveRatsView as RatsView } from '../../src/wire/braverats';
import { heard } from '../../src/table/talk';
import type { Told } from '../../src/wire/messages';

vi.stubGlobal('navigator', { languages: ['en-GB'] });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { read, settings } = await import('../../src/settings.svelte');
const { nextTip } = await import('../../src/table/tips');
const { soundOf } = await import('../../src/sounds');

describe('between the clans', () => {
  const seat = (choice: string | null, chosen: boolean) => ({ choice, chosen });
  const view = (seats: unknown[], rounds: unknown[] = []) => ({ seats, game: { rounds } }) as unknown as RatsView;
  const round = { cards: ['Ge', 'Am'], strengths: [6, 4], verdict: { round: 0 } };

  test('the last round lies until somebody has chosen', () => {
    expect(lying(view([seat(null, false), seat(null, false)], [round]), 0, null, [])).toEqual({ cards: ['Ge', 'Am'], round });
  });
  test('a card that had to be shown first lies open', () => {
    expect(lying(view([seat(null, false), seat('Ge', true)], [round]), 0, null, [])).toEqual({ cards: [undefined, 'Ge'], round: null });
  });
  test('a sealed choice lies face down, one’s own open', () => {
    expect(lying(view([seat(null, false), seat(null, false)]), 0, 'Sp', [true, true])).toEqual({ cards: ['Sp', null], round: null });
  });
});

describe('tips', () => {
  test('come one at a time, and not twice', () => {
    expect(nextTip('claim', [], { phase: 1, round: 1 })).toBe('claim');
    expect(nextTip('claim', ['claim'], { phase: 1, round: 1 })).toBe('claim-raised');
    expect(nextTip('braverats', ['braverats', 'braverats-held', 'why'], { phase: 1, round: 3 })).toBeNull();
  });

  test('of phase one are gone in phase two, and those of later do not come early', () => {
    expect(nextTip('claim', [], { phase: 2, round: 1 })).toBe('claim-banners');
    expect(nextTip('claim', ['claim', 'claim-raised'], { phase: 1, round: 2 })).toBeNull();
    expect(nextTip('braverats', [], { phase: 1, round: 5 })).toBe('braverats-held');
  });
});

test('settings that were kept are read as far as they make sense', () => {
  const kept = read('{"told":["why"],"learnt":"claim","volume":0.2,"premove":true,"nonsense":1}', { ...settings });
  expect(kept.told).toEqual(['why']);
  expect(kept.learnt).toEqual([]);
  expect([kept.volume, kept.premove]).toEqual([0.2, true]);
  expect('nonsense' in kept).toBe(false);
});

test('an alarm is drummed, gains ring, everything else rustles', () => {
  const sentences = (...cues: Array<'alarm' | 'gain' | undefined>) => cues.map((cue) => ({ key: 'any', args: {}, ...(cue && { cue }) }));
  expect(soundOf(sentences(undefined, 'gain', 'alarm'))).toBe('drum');
  expect(soundOf(sentences('gain', undefined))).toBe('coins');
  expect(soundOf(sentences(undefined))).toBe('paper');
});

test('what is said stays for fifty lines, and whether one may speak is the last word on it', () => {
  const said = (number: number) => ({ version: number, at: number, news: { kind: 'said', seat: 1, text: `${number}` } }) as unknown as Told;
  const off = { version: 99, at: 99, news: { kind: 'chat-switched', seat: 0, on: false } } as unknown as Told;
  const { chat, talk } = heard([...Array.from({ length: 60 }, (_, number) => said(number)), off], { chat: true, talk: [] }, ['Ada', 'Ben']);
  expect([chat, talk.length, talk[0]?.words, talk[0]?.name]).toEqual([false, 50, { text: '10' }, 'Ben']);
});
