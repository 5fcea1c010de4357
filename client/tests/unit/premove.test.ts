import { describe, expect, test } from 'vitest';
import { place, standing } from '../../src/parts/hand';
import { fate, handIn } from '../../src/table/premove';
import type { Position } from '../../src/wire/messages';

const hand = ['Go1', 'Kn7'];
const now = { asked: true, legal: ['play Go1', 'play Kn7'], hand, back: false };

describe('a card chosen before one’s turn', () => {
  test('waits while it is another’s turn', () => {
    expect(fate('Kn7', hand, { ...now, asked: false, legal: [] })).toBe('keep');
  });
  test('goes as soon as it may', () => {
    expect(fate('Kn7', hand, now)).toBe('send');
  });
  test('is let go when it may not be played', () => {
    expect(fate('Kn7', hand, { ...now, legal: ['play Go1'] })).toBe('drop');
  });
  test('is let go when something else is asked', () => {
    expect(fate('Kn7', hand, { ...now, legal: ['let-go'] })).toBe('drop');
  });
  test('is let go when a move was taken back, whoever is asked', () => {
    expect(fate('Kn7', hand, { ...now, back: true })).toBe('drop');
    expect(fate('Kn7', hand, { ...now, asked: false, back: true })).toBe('drop');
  });
  test('is let go when a card has left the hand, but not when one was drawn', () => {
    expect(fate('Kn7', hand, { ...now, hand: ['Kn7'] })).toBe('drop');
    expect(fate('Kn7', hand, { ...now, hand: ['Dw3', 'Go1', 'Kn7'] })).toBe('send');
  });
  test('counts equal cards one by one', () => {
    expect(fate('Go0', ['Go0', 'Go0'], { ...now, hand: ['Go0', 'Kn7'] })).toBe('drop');
  });
  test('is chosen from the hand that the view shows', () => {
    const position = { view: { seats: [{ hand: { known: ['Kn7', 'Go1'] } }, { hand: { known: [], unknown: 2 } }] } } as unknown as Position;
    expect(handIn(position, 0)).toEqual(hand);
    expect(handIn(position, null)).toEqual([]);
    expect(handIn(null, 0)).toEqual([]);
  });
});

describe('a card of the hand', () => {
  const none = { raised: -1, chosen: -1, pending: -1, waiting: -1 };
  test('is open if it may be played, barred if another may, idle if none may', () => {
    expect(standing({ card: 'Go1', action: 'play Go1', reason: null }, 0, none, true)).toBe('open');
    expect(standing({ card: 'Go1', action: 'play Go1', reason: 'no' }, 0, none, true)).toBe('barred');
    expect(standing({ card: 'Go1', action: 'play Go1', reason: 'no' }, 0, none, false)).toBe('idle');
    expect(standing({ card: 'Go1', action: null, reason: null }, 0, none, true)).toBe('idle');
  });
  test('is taken once it is raised, chosen or sent, and waits if it was chosen early', () => {
    const card = { card: 'Go1', action: null, reason: null };
    for (const mark of ['raised', 'chosen', 'pending']) expect(standing(card, 2, { ...none, [mark]: 2 }, false)).toBe('taken');
    expect(standing(card, 2, { ...none, waiting: 2 }, false)).toBe('waiting');
    expect(standing(card, 1, { ...none, raised: 2 }, false)).toBe('idle');
  });
  test('is marked alone among equal cards: the one that was touched, or else the first', () => {
    const cards = ['Go0', 'Go0', 'Kn3', 'Go0'];
    expect(place(cards, 'Go0', 3)).toBe(3);
    expect(place(cards, 'Go0', 2)).toBe(0);
    expect(place(cards, 'Dw1', 3)).toBe(-1);
    expect(place(cards, null, 0)).toBe(-1);
    expect(place(cards, undefined, 4)).toBe(-1);
  });
});
