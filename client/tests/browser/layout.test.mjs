import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { CLAIM, RATS, open } from './house.mjs';

let house;
before(async () => (house = await open()));
after(() => house.close());

const VIEWPORTS = [[360, 640], [390, 844], [768, 1024], [1280, 720], [1920, 1080]];
const bots = (count) => ['me', ...Array.from({ length: count - 1 }, () => 'greedy')];
const TABLES = {
  'Claim for two': ['claim', CLAIM[2], bots(2)],
  'Claim for three': ['claim', CLAIM[3], bots(3)],
  'Claim for four': ['claim', CLAIM[4], bots(4)],
  BraveRats: ['braverats', RATS, bots(2)],
  'La Défaite for three': ['defaite', { players: 3 }, bots(3)],
  'La Défaite for five': ['defaite', { players: 5 }, bots(5)],
  'La Défaite for six': ['defaite', { players: 6 }, bots(6)],
};

/** Buttons and links that can be seen, as boxes. */
const boxes = (page) =>
  page.evaluate(() => {
    const fixed = (element) => element.closest('.hand') !== null;
    return [...document.querySelectorAll('button, a, select, input')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent.trim();
      return width > 0 && height > 0 && element.checkVisibility() ? [{ name, x, y, width, height, fixed: fixed(element) }] : [];
    });
  });

const overlap = (a, b) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 && Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;

async function check(page, label) {
  const [scroll, client] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  assert.ok(scroll <= client, `${label}: ${scroll} px in ${client}`);
  const found = await boxes(page);
  for (const box of found) {
    assert.ok(box.width >= 23.5 && box.height >= 23.5, `${label}: “${box.name}” is ${box.width}×${box.height}`);
    assert.ok(box.x >= -1 && box.x + box.width <= client + 1, `${label}: “${box.name}” leaves the page`);
  }
  // The hand stays at the bottom while the rest scrolls under it.
  for (const part of [found.filter((box) => box.fixed), found.filter((box) => !box.fixed)]) {
    part.forEach((a, at) => part.slice(at + 1).forEach((b) => assert.ok(!overlap(a, b), `${label}: “${a.name}” lies on “${b.name}”`)));
  }
}

for (const locale of ['en-US', 'fr-FR']) {
  describe(`nothing overlaps and nothing leaves the page (${locale})`, () => {
    test('on the landing', async () => {
      const { page, context } = await house.person('Ada', { locale });
      await page.goto('/');
      await page.locator('.games li').first().waitFor();
      for (const [width, height] of VIEWPORTS) {
        await page.setViewportSize({ width, height });
        await check(page, `${width}×${height}`);
      }
      await context.close();
    });
    for (const [name, [game, options, seats]] of Object.entries(TABLES)) {
      test(`at ${name}`, async () => {
        const person = await house.person('Maximilienne-Alexandra', { locale });
        const table = await house.table(person, game, options, seats);
        await person.page.goto(`/table/${table}`);
        await person.page.locator('.mine').waitFor({ timeout: 30_000 });
        for (const [width, height] of VIEWPORTS) {
          await person.page.setViewportSize({ width, height });
          await check(person.page, `${width}×${height}`);
          const hand = await person.page.locator('.hand').last().boundingBox();
          assert.ok(hand.y + hand.height <= height + 1, `${width}×${height}: the hand ends at ${hand.y + hand.height}`);
        }
        await person.context.close();
      });
    }
  });
}
