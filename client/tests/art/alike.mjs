/** No two suits look alike, however little of them can be seen. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { withGallery } from './lib/bench.mjs';
import { grey, pixels, unlike } from './lib/pixels.mjs';

/** At least every twentieth pixel must be a quarter of the range away. */
const ENOUGH = 0.05;
const DEFICIENCIES = ['none', 'achromatopsia', 'deuteranopia', 'protanopia', 'tritanopia'];

async function shades(page, section, deficiency) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedVisionDeficiency', { type: deficiency });
  const found = new Map();
  for (const card of await page.locator(`#${section} > [data-card]`).all()) {
    found.set(await card.getAttribute('data-card'), grey(await pixels(page, card)));
  }
  return found;
}

function closest(pictures) {
  const names = [...pictures.keys()];
  const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other]));
  return pairs
    .map(([one, other]) => ({ pair: `${one} and ${other}`, share: unlike(pictures.get(one), pictures.get(other)) }))
    .reduce((least, next) => (next.share < least.share ? next : least));
}

for (const theme of ['light', 'dark']) {
  test(`at 24 px, in grey, all pairs of suits differ, ${theme}`, () =>
    withGallery(theme, async (page) => {
      for (const [section, count] of [['alike-factions', 10], ['alike-rats', 16], ['alike-arms', 7], ['alike-court', 21]]) {
        const pictures = await shades(page, section, 'none');
        assert.equal(pictures.size, count, section);
        const { pair, share } = closest(pictures);
        assert.ok(share >= ENOUGH, `${theme}, ${pair}: ${(100 * share).toFixed(1)} %`);
      }
    }));
}

test('all pairs of factions differ in lightness in every emulated deficiency', (t) =>
  withGallery('light', async (page) => {
    for (const deficiency of DEFICIENCIES) {
      const { pair, share } = closest(await shades(page, 'alike-factions', deficiency));
      t.diagnostic(`${deficiency}: closest are ${pair}, ${(100 * share).toFixed(1)} % of pixels apart`);
      assert.ok(share >= ENOUGH, `${deficiency}, ${pair}: ${(100 * share).toFixed(1)} %`);
    }
  }));

test('a card is like itself, so that the measure can fail', () =>
  withGallery('light', async (page) => {
    const [first, second] = [await shades(page, 'alike-factions', 'none'), await shades(page, 'alike-factions', 'none')];
    for (const [card, picture] of first) assert.ok(unlike(picture, second.get(card)) < ENOUGH, card);
  }));

test('no sign leaves its square', () =>
  withGallery('light', async (page) => {
    const strays = await page.locator('.glyphs .row:last-child svg.glyph path').evaluateAll((paths) =>
      paths
        .map((path) => path.getBBox())
        .filter((box) => box.x < -0.5 || box.y < -0.5 || box.x + box.width > 24.5 || box.y + box.height > 24.5)
        .map((box) => [box.x, box.y, box.width, box.height].join(' ')),
    );
    assert.deepEqual(strays, []);
  }));
