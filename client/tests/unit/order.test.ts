import { describe, expect, test } from 'vitest';
import { held } from '../../src/games/defaite/held';
import { around, sorted } from '../../src/games/sort';
import { keys, step } from '../../src/parts/hand';
import { blocks, within } from '../../src/texts/markdown';

describe('a hand', () => {
  const hand = ['Kn9', 'Go0', 'Un3', 'Go7', 'Kn2', 'Go0'];
  const kingdom = ['Go', 'Kn', 'Un'];

  test('has a name for every card, which stays while others leave', () => {
    expect(keys(['Go0', 'Go0', 'Kn2', 'Kn9'])).toEqual(['Go0-0', 'Go0-1', 'Kn2-0', 'Kn9-0']);
    expect(keys(['Go0', 'Kn9'])).toEqual(['Go0-0', 'Kn9-0']);
  });

  test('is sorted by faction in the kingdom’s order, then by value', () => {
    expect(sorted(hand, { by: 'faction', descending: false }, kingdom)).toEqual(['Go0', 'Go0', 'Go7', 'Kn2', 'Kn9', 'Un3']);
  });
  test('is sorted by value, then by faction', () => {
    expect(sorted(hand, { by: 'value', descending: false }, kingdom)).toEqual(['Go0', 'Go0', 'Kn2', 'Un3', 'Go7', 'Kn9']);
  });
  test('is reversed without losing a card', () => {
    expect(sorted(hand, { by: 'faction', descending: true }, kingdom)).toEqual(['Un3', 'Kn9', 'Kn2', 'Go7', 'Go0', 'Go0']);
  });
  test('keeps what has no value and no place', () => {
    expect(sorted(['Reb', 'Ms5', 'Qu', 'Co6Li'], { by: 'faction', descending: false }, ['Ms', 'Co', 'Qu'])).toEqual(['Ms5', 'Co6Li', 'Qu', 'Reb']);
  });
  test('arrow keys stop at its ends', () => {
    expect(step('ArrowRight', 12, 13)).toBe(12);
    expect(step('ArrowLeft', 0, 13)).toBe(0);
    expect(step('End', 3, 13)).toBe(12);
    expect(step('x', 3, 13)).toBeNull();
  });
});

describe('seats', () => {
  test('the others sit in play order from the left, the partner opposite', () => {
    expect(around(4, 2)).toEqual([3, 0, 1]);
    expect(around(2, 0)).toEqual([1]);
  });
  test('a spectator sees everybody', () => {
    expect(around(3, null)).toEqual([0, 1, 2]);
  });
});

test('a card of a court is read with what guards it', () => {
  expect(held('Pv3Su+Ms2+Ms1')).toEqual({ card: 'Pv3Su', guards: ['Ms2', 'Ms1'] });
  expect(held('Qu')).toEqual({ card: 'Qu', guards: [] });
});

test('a rulebook’s page is read into headings, rules, tables and text', () => {
  const page = '# Claim\n\nThe *king* is dead.\n\n- **C4.2** Follow, if you **can**.\n\n| a | b |\n| --- | --- |\n| `1` | 2 |\n';
  expect(blocks(page)).toEqual([
    { kind: 'heading', level: 1, text: 'Claim' },
    { kind: 'text', text: 'The king is dead.' },
    { kind: 'rule', number: 'C4.2', text: 'Follow, if you can.' },
    { kind: 'table', head: ['a', 'b'], rows: [['1', '2']] },
  ]);
});

test('one chapter of a page ends where the next begins', () => {
  const page = blocks('# All\n\n## One\n\nFirst.\n\n### Deeper\n\n## Two\n\nSecond.\n');
  expect(within(page, 'One').map((block) => 'text' in block && block.text)).toEqual(['One', 'First.', 'Deeper']);
  expect(within(page, 'Two').map((block) => 'text' in block && block.text)).toEqual(['Two', 'Second.']);
  expect(within(page, 'Three')).toEqual(page);
});
