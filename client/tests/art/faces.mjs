/** Every card of the three games has a face, and nothing else has. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test from 'node:test';
import { client, withModules } from './lib/bench.mjs';

const arms = ['Li', 'Ln', 'Ea', 'Su', 'Sw', 'Bo', 'Ro'];
const digits = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** All codes, as the rulebooks list them. */
const cards = [
  ...['Go', 'Dw', 'Un', 'Do', 'Dr', 'Tr', 'Se'].flatMap((faction) => digits(0, 9).map((value) => `${faction}${value}`)),
  ...digits(2, 9).map((value) => `Kn${value}`),
  ...[1, 3, 5, 7, 9].flatMap((value) => [`Gn${value}`, `Gi${value}`]),
  ...['Mu', 'Pp', 'Sp', 'As', 'Am', 'Wi', 'Ge', 'Pr'],
  ...digits(1, 7).map((value) => `Ms${value}`),
  ...digits(1, 3).map((value) => `Au${value}`),
  ...arms.flatMap((symbol) => [4, 5, 6].map((value) => `Co${value}${symbol}`)),
  ...arms.map((symbol) => `Pv3${symbol}`),
  ...arms.filter((symbol) => symbol !== 'Ro').map((symbol) => `No${symbol}`),
  ...['Co7', 'Pv4', 'Qu', 'Ki'],
  ...['Sur', 'Tax', 'Mar', 'Exe', 'Car', 'Spy', 'Amb', 'Ban', 'Cap', 'Con'],
  ...['Reb', 'Ins', 'Dec', 'Exc', 'Imp', 'Mas', 'Ctr'],
];

test('every card of the rulebooks has a glyph, a drawing and a texture', () =>
  withModules(['face.ts', 'drawings/glyphs.ts', 'sets/all.ts', 'emblems.ts', 'textures.ts'], ({ faceOf }, { glyphs }, _sets, { emblem }, { textures }) => {
    for (const card of cards) {
      const face = faceOf(card);
      assert.ok(face, card);
      assert.ok(glyphs[face.glyph].fill, card);
      assert.ok(emblem(face.emblem).length >= 8, card);
      assert.ok(textures[face.suit === 'rat' ? 'Y' : face.suit], card);
      if (face.arms !== undefined) assert.ok(glyphs[face.arms].fill, card);
    }
  }));

test('a face shows the value and the arms of its code', () =>
  withModules(['face.ts'], ({ faceOf }) => {
    const shown = (card) => [faceOf(card)?.value, faceOf(card)?.arms];
    assert.deepEqual(shown('Go0'), [0, undefined]);
    assert.deepEqual(shown('Wi'), [5, undefined]);
    assert.deepEqual(shown('Co6Li'), [6, 'Li']);
    assert.deepEqual(shown('Pv4'), [4, undefined]);
    assert.deepEqual(shown('NoBo'), [undefined, 'Bo']);
    assert.deepEqual(shown('Qu'), [undefined, 'Ro']);
    assert.deepEqual(shown('Reb'), [undefined, undefined]);
  }));

test('what is no card has no face', () =>
  withModules(['face.ts'], ({ faceOf }) => {
    for (const text of ['', 'Go', 'Go10', 'Xx5', 'Co6Xx', 'Go5Li', 'NoRo', 'No', 'go5', 'Rebb']) {
      assert.equal(faceOf(text), undefined, text);
    }
  }));

test('the icons show the mark as it is drawn now', () =>
  withModules(['drawings/mark.ts'], async ({ throne }) => {
    for (const icon of ['favicon', 'icon', 'icon-maskable']) {
      const svg = await readFile(`${client}/src/art/icons/${icon}.svg`, 'utf8');
      assert.ok(svg.includes(`d="${throne}"`), icon);
    }
  }));
