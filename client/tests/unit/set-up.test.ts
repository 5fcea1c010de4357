import { expect, test } from 'vitest';
import { cardsAt, isSetUp, lineOf, placeOf, put, take } from '../../src/analysis/set-up';

const TEXT = 'players 2; kingdom claim; leader 0\nhand 0: Go7 Un2; hand 1: Kn3 Dw4';

test('cards are put into places and taken away, and the settings stay', () => {
  expect(cardsAt(TEXT, 'hand 0')).toEqual(['Go7', 'Un2']);
  const more = put(put(TEXT, 'score 0', 'Un9'), 'hand 0', 'Go7');
  expect(more).toBe('players 2; kingdom claim; leader 0\nhand 0: Go7 Un2 Go7\nhand 1: Kn3 Dw4\nscore 0: Un9');
  expect(take(take(more, 'score 0', 'Un9'), 'hand 0', 'Go7')).toBe('players 2; kingdom claim; leader 0\nhand 0: Un2 Go7\nhand 1: Kn3 Dw4');
  expect(take(TEXT, 'hand 0', 'Kn3')).toBe(TEXT);
});

test('the part that is wrong is found in the text', () => {
  expect(placeOf(TEXT, 'Kn3')).toEqual([TEXT.indexOf('Kn3'), TEXT.indexOf('Kn3') + 3]);
  expect(placeOf(TEXT, 'Zz9')).toBeNull();
  expect(placeOf(TEXT, '')).toBeNull();
});

test('a link to a position that was set up is not taken for a record', () => {
  expect(isSetUp(lineOf('claim', TEXT))).toBe(true);
  expect(isSetUp({ format: 'interregnum', game: 'claim' })).toBe(false);
  expect(isSetUp(null)).toBe(false);
});
