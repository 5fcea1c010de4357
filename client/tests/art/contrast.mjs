/** Text and parts stand out in both themes (WCAG 1.4.3 and 1.4.11). */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test from 'node:test';
import { client } from './lib/bench.mjs';

const css = await readFile(`${client}/src/art/tokens.css`, 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+):\s*(?:light-dark\((#\w{6}),\s*(#\w{6})\)|(#\w{6}));/g)].map(
    ([, name, light, dark, both]) => [name, { light: light ?? both, dark: dark ?? both }],
  ),
);

function luminance(hex) {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, other, theme) {
  const [a, b] = [one, other].map((name) => {
    assert.ok(tokens.has(name), `--${name} is a colour of tokens.css`);
    return luminance(tokens.get(name)[theme]);
  });
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const suits = [...tokens.keys()].filter((name) => /^(fa|clan|suit)-/.test(name));
const texts = [
  ['on-table', 'table'], ['on-table', 'table-deep'], ['on-table-soft', 'table'], ['on-table-soft', 'table-deep'],
  ['ink', 'paper'], ['ink', 'paper-deep'], ['ink-soft', 'paper'], ['ink-soft', 'paper-deep'],
  ['on-seal', 'seal'], ['warn', 'paper'], ['warn', 'paper-deep'], ['good', 'paper'], ['good', 'paper-deep'],
  ...suits.map((suit) => ['paper', suit]),
];
const parts = [
  ['edge', 'table'], ['edge', 'table-deep'], ['gilt', 'table'], ['gilt', 'table-deep'], ['won', 'table'], ['won', 'table-deep'],
  ['focus', 'table'], ['focus', 'table-deep'], ['focus', 'focus-gap'],
];

test('the measure knows black on white', () => {
  assert.equal(Math.round((luminance('#ffffff') + 0.05) / (luminance('#000000') + 0.05)), 21);
});

test('there is a colour for every faction, clan and suit', () => {
  assert.equal(suits.length, 10 + 2 + 9);
});

for (const theme of ['light', 'dark']) {
  test(`text has 4.5:1 on its ground, ${theme}`, () => {
    for (const [one, other] of texts) {
      const ratio = contrast(one, other, theme);
      assert.ok(ratio >= 4.5, `--${one} on --${other}: ${ratio.toFixed(2)}`);
    }
  });
  test(`parts have 3:1 against what is beside them, ${theme}`, () => {
    for (const [one, other] of parts) {
      const ratio = contrast(one, other, theme);
      assert.ok(ratio >= 3, `--${one} beside --${other}: ${ratio.toFixed(2)}`);
    }
  });
}
