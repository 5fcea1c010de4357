/** La Défaite: targets are chosen on the table itself, by pointer and by keys, and questions say why they are put. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { passStage } from './drivers.mjs';
import { open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

/** Somebody whose turn it is, before two bots, with a noble and a number card: by some cards nobody can be challenged yet. */
async function turn(options) {
  for (let tables = 0; tables < 20; tables += 1) {
    const { page, context } = await site.seated('La Défaite for three', options);
    await page.locator('.mine').waitFor();
    await passStage(page);
    const verb = page.getByRole('button', { name: 'Challenge to a duel…' });
    await page.locator('.acts button').or(page.locator('.hand ul button[aria-disabled="false"]')).first().waitFor();
    if (await verb.isVisible()) return { page, context, verb };
    await context.close();
  }
  throw new Error('nobody can be challenged with the cards of twenty tables');
}

const armed = (page) => page.locator('.target.armed');

test('a duel is aimed at a noble on the table and fought with a card of the hand', async () => {
  const { page, context, verb } = await turn();
  assert.equal(await page.getByRole('button', { name: /\(\d+\)$/ }).and(page.locator('.act')).count(), 0, 'no button counts');
  await verb.click();
  assert.match(await page.locator('.ask').innerText(), /Choose whom to challenge/);
  assert.ok((await page.locator('.still.dim').count()) > 0, 'all else steps back');
  const noble = armed(page).and(page.locator('.court:not(.you) li .target')).first();
  const name = await noble.getAttribute('aria-label');
  assert.match(name, /^Challenge .+ to a duel$/);
  await noble.click();
  assert.match(await page.locator('.ask').innerText(), /You challenge .+: choose a number card/);
  const version = await page.locator('main').getAttribute('data-version');
  await page.locator('.hand ul button[aria-disabled="false"]').first().click();
  await page.waitForFunction((old) => document.querySelector('main').dataset.version !== old, version);
  await page.waitForFunction(() => /to a duel/.test(document.querySelector('[role="log"]').textContent));
  await context.close();
});

test('a card that can be a target opens a small menu before anything was chosen', async () => {
  const { page, context } = await turn();
  assert.equal(await armed(page).count(), 0);
  await page.locator('.court:not(.you) li .target').first().click();
  const menu = page.locator('dialog[open]');
  await menu.getByRole('button', { name: /^Challenge .+ to a duel$/ }).click();
  await menu.waitFor({ state: 'detached' });
  assert.match(await page.locator('.ask').innerText(), /You challenge/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  assert.match(await page.locator('.ask').innerText(), /^Your turn/);
  await context.close();
});

test('by keys: the button leads to the targets, arrows go between them, Escape goes back', async () => {
  const { page, context, verb } = await turn();
  await verb.focus();
  await page.keyboard.press('Enter');
  const name = () => page.evaluate(() => (document.activeElement.matches('.target') ? document.activeElement.textContent + document.activeElement.ariaLabel : null));
  await page.waitForFunction(() => document.activeElement.matches('.target'));
  const stops = await page.locator('.target[tabindex="0"]').count();
  assert.equal(stops, 1, 'one Tab stop for all targets');
  const first = await name();
  for (let times = 0; times < 8 && (await name()) === first; times += 1) await page.keyboard.press('ArrowRight');
  assert.notEqual(await name(), first);
  assert.ok(await name());
  await page.keyboard.press('Escape');
  await verb.waitFor();
  assert.equal(await armed(page).count(), 0);
  await context.close();
});

test('who confirms by a second tap confirms a target, too', async () => {
  const { page, context, verb } = await turn();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('interregnum-settings'));
    localStorage.setItem('interregnum-settings', JSON.stringify({ ...kept, confirm: 'twice' }));
  });
  await page.reload();
  await verb.click();
  await armed(page).first().click();
  // A challenge is no move yet: the card of the hand is what is confirmed.
  assert.match(await page.locator('.ask').innerText(), /You challenge/);
  const version = await page.locator('main').getAttribute('data-version');
  const card = page.locator('.hand ul button[aria-disabled="false"]').first();
  await card.click();
  await page.locator('.hand li.raised').waitFor();
  assert.equal(await page.locator('main').getAttribute('data-version'), version);
  await context.close();
});
