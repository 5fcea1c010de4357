/** Every way to play leads to the end of a game. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { byDrag, byKeys, byTree, drag } from './drivers.mjs';
import { listening } from './frames.mjs';
import { TABLES, longer, open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

const GAMES = longer(['Claim for two', 'BraveRats'], ['La Défaite for three']);
const over = (page) => page.locator('.end').getByRole('heading', { level: 2, name: /win|lose|draw|come/i });

describe('a whole game is played', () => {
  for (const name of GAMES) {
    test(`by keys alone: ${name}`, async () => {
      const { page, context, faults } = await site.seated(name);
      await byKeys(page);
      await over(page).waitFor();
      assert.deepEqual(faults, []);
      await context.close();
    });

    test(`from the accessibility tree alone: ${name}`, async () => {
      const { page, context, faults } = await site.seated(name);
      const chosen = await byTree(page);
      assert.ok(chosen.length >= 4, `${chosen.length} choices`);
      await over(page).waitFor();
      assert.deepEqual(faults, []);
      await context.close();
    });
  }

  for (const name of GAMES.slice(0, 2)) {
    test(`by dragging: ${name}`, async () => {
      const { page, context, faults } = await site.seated(name);
      await byDrag(page);
      await over(page).waitFor();
      assert.deepEqual(faults, []);
      await context.close();
    });
  }
});

test('a card that is brought back is not played, and one that is merely nudged is chosen', async () => {
  const { page, heard } = await listening(site, TABLES['Claim for two']);
  const version = await page.locator('main').getAttribute('data-version');
  const card = page.locator('.hand ul button[aria-disabled="false"]').first();
  await drag(page, card, 110, 100);
  await drag(page, card, 4);
  await page.waitForFunction((old) => document.querySelector('main').dataset.version !== old, version);
  assert.equal(heard.asked.filter(({ do: what }) => what === 'play').length, 1, 'the first drag asked for nothing');
});

test('on a phone a card is tapped twice, unless one says otherwise', async () => {
  const context = await site.browser.newContext({ baseURL: site.address, locale: 'en-US', hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('.games li', { hasText: 'BraveRats' }).getByRole('button', { name: 'Play against a bot' }).tap();
  await page.getByRole('button', { name: 'Page', exact: true }).tap();
  const card = page.locator('.hand ul button[aria-disabled="false"]').first();
  await card.tap();
  await page.locator('.hand li.raised').waitFor();
  const version = await page.locator('main').getAttribute('data-version');
  await card.tap();
  await page.waitForFunction((old) => document.querySelector('main').dataset.version !== old, version);
  await context.close();
});
