/** The hand: what its strips show, and in which order they lie. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CLAIM, open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

const PHONE = { viewport: { width: 360, height: 640 } };

/** Every card of the hand: the strip that no other card covers, and where its value and its glyph are printed. */
const strips = (page) =>
  page.evaluate(() => {
    const box = (element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      // The width of what is written, and the height of its line: letters reach no further.
      const { left, right } = range.getBoundingClientRect();
      const { top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom, width: right - left, height: bottom - top };
    };
    const cards = [...document.querySelectorAll('.hand ul .card')];
    return cards.map((card, at) => {
      const own = card.getBoundingClientRect();
      const sheet = card.querySelector('.sheet').getBoundingClientRect();
      const value = card.querySelector('.value');
      const glyph = card.querySelector('.sign svg');
      const strip = { left: own.left, right: cards[at + 1]?.getBoundingClientRect().left ?? own.right, top: sheet.top, bottom: sheet.bottom };
      const { x, y, width, height } = glyph.getBoundingClientRect();
      return {
        code: card.dataset.card,
        strip,
        parts: { value: box(value), glyph: { left: x, right: x + width, top: y, bottom: y + height, width, height } },
        text: value.textContent,
        drawing: glyph.innerHTML,
        over: document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button') === card.closest('button'),
      };
    });
  });

test('value and faction of thirteen cards are read in their strips, on the smallest phone', async () => {
  const { page } = await site.seated('Claim for two', PHONE);
  await page.waitForFunction(() => document.querySelectorAll('.hand ul .sign svg').length === 13);
  const cards = await strips(page);
  assert.equal(cards.length, 13);
  for (const { code, strip, parts, text, over } of cards) {
    assert.equal(text, code.slice(2), 'the value is the card’s');
    assert.ok(over, `${code}: nothing lies on its glyph`);
    for (const [name, part] of Object.entries(parts)) {
      assert.ok(part.width >= 6 && part.height >= 14, `${code}: its ${name} is ${part.width}×${part.height}`);
      const inside = part.left >= strip.left - 0.5 && part.right <= strip.right + 0.5 && part.top >= strip.top && part.bottom <= strip.bottom;
      assert.ok(inside, `${code}: its ${name} ${JSON.stringify(part)} leaves the strip ${JSON.stringify(strip)}`);
    }
  }
  // One drawing a faction, and no two factions share one.
  const pairs = new Set(cards.map(({ code, drawing }) => `${code.slice(0, 2)} ${drawing}`));
  assert.equal(pairs.size, new Set(cards.map(({ code }) => code.slice(0, 2))).size);
  assert.equal(pairs.size, new Set(cards.map(({ drawing }) => drawing)).size);
});

const hand = (page) => page.locator('.hand ul .card').evaluateAll((cards) => cards.map((card) => card.dataset.card));
const place = (code) => CLAIM[2].kingdom.indexOf(code.slice(0, 2));
const value = (code) => Number(code.slice(2));
const ORDERS = {
  faction: (a, b) => place(a) - place(b) || value(a) - value(b),
  value: (a, b) => value(a) - value(b) || place(a) - place(b),
};

test('the hand is sorted by faction or by value, either way round, and stays so', async () => {
  const { page } = await site.seated('Claim for two', PHONE);
  const sort = page.getByLabel('Sort the hand');
  const reverse = page.getByRole('button', { name: 'Reverse' });
  await page.locator('.hand ul .card').nth(12).waitFor();
  const cards = await hand(page);
  const by = (order, back) => {
    const sorted = [...cards].sort(ORDERS[order]);
    return back ? sorted.reverse() : sorted;
  };
  assert.deepEqual(await hand(page), by('faction', false));
  await reverse.click();
  assert.deepEqual(await hand(page), by('faction', true));
  await sort.selectOption('value');
  assert.deepEqual(await hand(page), by('value', true));
  await page.reload();
  await page.locator('.hand ul .card').first().waitFor();
  assert.deepEqual(await hand(page), by('value', true), 'also when the page comes anew');
  assert.equal(await reverse.getAttribute('aria-pressed'), 'true');
  await reverse.click();
  assert.deepEqual(await hand(page), by('value', false));
});
