/** A finished game is played on from any of its positions, and says that it is a continuation. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { playOut } from './drivers.mjs';
import { open, TABLES } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

test('one tries again from a move, with the same cards, at a table that is marked', async () => {
  const { page, context, faults } = await site.person('Ada');
  const table = await site.table({ context }, ...TABLES['Claim for two']);
  await page.goto(`/table/${table}`);
  await playOut(page);
  await page.goto(`/replay/${table}/8`);
  const cards = () => page.locator('.hand ul [data-card]').evaluateAll((all) => all.map((each) => each.dataset.card).sort());
  await page.locator('.hand ul li').first().waitFor();
  const held = await cards();
  await page.getByRole('button', { name: 'Try again from here' }).click();
  await page.locator('dialog[open]').getByText('not a fair deal').waitFor();
  await page.getByRole('button', { name: 'Play on from move 8' }).click();
  await page.waitForURL(/\/table\//);
  await page.locator('.continued').getByText('Continuation, not a fair deal').waitFor();
  await page.locator('.hand ul li').nth(held.length - 1).waitFor();
  assert.deepEqual(await cards(), held);
  assert.match(await page.locator('.continued a').getAttribute('href'), new RegExp(`/replay/${table}/8`));
  assert.deepEqual(faults, []);
});
