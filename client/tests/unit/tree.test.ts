import { describe, expect, test } from 'vitest';
import { Tree } from '../../src/analysis/tree';
import type { GameDeal, OpenPosition } from '../../src/wire/messages';

const record: GameDeal = { game: 'goofspiel', options: {}, deal: {} };
const label = { key: 'card', args: {} };
const after = (...actions: string[]): OpenPosition => ({
  names: ['Ada', 'Ben'],
  moves: actions.length,
  to_act: [0],
  seats: [],
  winners: null,
  result: [],
  phrases: [],
  line: actions.map((action, number) => ({ seat: number % 2, action, label })),
  text: null,
  record,
});
const words = (tree: Tree, line: number[]) => line.map((id) => tree.get(id).move?.action ?? '·').join(' ');

describe('the tree of a record', () => {
  test('has the moves of the record as its first line', () => {
    const tree = new Tree(after('a', 'b', 'c'));
    expect(words(tree, tree.line(0))).toBe('· a b c');
    expect(tree.get(2)).toMatchObject({ depth: 2, parent: 1, children: [3] });
  });

  test('keeps every move that was tried, each once', () => {
    const tree = new Tree(after('a', 'b', 'c'));
    const other = tree.add(1, after('a', 'x'));
    expect(tree.add(1, after('a', 'x'))).toBe(other);
    expect(tree.add(1, after('a', 'b'))).toBe(2);
    const next = tree.add(other, after('a', 'x', 'y'));
    expect(words(tree, tree.line(next))).toBe('· a x y');
    expect(words(tree, tree.line(1))).toBe('· a b c');
    expect(tree.get(1).children).toEqual([2, other]);
  });

  test('forgets what is removed, but not the record', () => {
    const tree = new Tree(after('a', 'b'));
    const other = tree.add(1, after('a', 'x'));
    expect(tree.remove(2, 2)).toBe(2);
    expect(tree.remove(other, 2)).toBe(1);
    expect(tree.get(1).children).toEqual([2]);
    expect(tree.child(1, { seat: 1, action: 'x' })).toBeNull();
  });
});
