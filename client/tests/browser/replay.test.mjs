/** A replay stands still until its reader steps or plays, and shows a game through anybody's eyes. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { barriers } from './barriers.mjs';
import { playOut } from './drivers.mjs';
import { open, TABLES } from './site.mjs';

let site;
let ada;
let table;
before(async () => {
  site = await open();
  ada = await site.person('Ada');
  table = await site.table(ada, ...TABLES['Claim for two']);
  await ada.page.goto(`/table/${table}`);
  await playOut(ada.page);
});
after(() => site.close());

/** A page of a new visitor, who has neither a name nor a cookie. */
async function stranger(options = {}) {
  const context = await site.browser.newContext({ baseURL: site.address, locale: 'en-US', viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (fault) => faults.push(fault.message));
  return { context, page, faults };
}

const at = async (page, move, more = '') => {
  await page.goto(`/replay/${table}/${move}${more}`);
  await page.locator('.hand ul li').first().waitFor();
};
const where = (page, move) => page.waitForURL((address) => address.pathname === `/replay/${table}/${move}`);

/** No card of the hand lies under the controls. */
async function seenWhole(page, top) {
  const bottoms = await page.locator('.hand ul li').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().bottom));
  assert.ok(Math.max(...bottoms) <= top + 1, `the hand ends at ${Math.max(...bottoms)}, the controls begin at ${top}`);
}

test('keys, buttons and the slider step, and the address says where', async () => {
  const { page, faults } = ada;
  await at(page, 5);
  await page.keyboard.press('ArrowRight');
  await where(page, 6);
  await page.keyboard.press('ArrowLeft');
  await where(page, 5);
  await page.keyboard.press('End');
  await where(page, 52);
  await page.keyboard.press('Home');
  await where(page, 0);
  await page.getByRole('button', { name: 'One move forward' }).click();
  await where(page, 1);
  await page.getByRole('slider').fill('9');
  await where(page, 9);
  assert.deepEqual(await barriers(page), []);
  assert.deepEqual(faults, []);
});

test('a finished trick lies there with its winner until the reader steps', async () => {
  const { page } = await stranger();
  await page.clock.install();
  await at(page, 2);
  const lying = page.locator('.trick [data-card]:not([data-card=""])');
  await lying.nth(1).waitFor();
  const told = await page.locator('.replay > .board').innerText();
  await page.clock.fastForward(60_000);
  assert.equal(await lying.count(), 2, 'a minute later it still lies there');
  assert.equal(await page.locator('.replay > .board').innerText(), told);
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.querySelectorAll('.trick [data-card]:not([data-card=""])').length === 1);
});

test('it plays by itself at a chosen speed, and a pause or a step stops it', async () => {
  const { page } = ada;
  await at(page, 1);
  await page.getByLabel('Speed').selectOption('fast');
  await page.keyboard.press(' ');
  await where(page, 2);
  await where(page, 3);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await where(page, 52);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
});

test('all hands lie open when the reader wants them', async () => {
  const { page, faults } = await stranger();
  await at(page, 0);
  const eyes = page.getByLabel('Point of view');
  const shown = page.locator('[data-open-hand="1"] [data-card]:not([data-card=""])');
  assert.equal(await shown.count(), 0);
  await eyes.selectOption({ label: 'All hands open' });
  await shown.nth(12).waitFor();
  assert.equal(await shown.count(), 13);
  assert.equal(await page.locator('.board .hand ul li').count(), 13, 'and the other hand lies on the board');
  assert.deepEqual(await barriers(page), []);
  assert.deepEqual(faults, []);
});

test('a stranger reads names, and nobody is "you"', async () => {
  const { page } = await stranger();
  await at(page, 8);
  const text = await page.locator('main').innerText();
  assert.doesNotMatch(text, /\b[Yy]ou\b/);
  assert.match(text, /Ada/);
});

test('on a phone the board begins in view and the controls stay at the bottom', async () => {
  const { page } = await stranger({ viewport: { width: 360, height: 740 } });
  await at(page, 8);
  const top = await page.locator('.replay > .board').evaluate((board) => board.getBoundingClientRect().top);
  assert.ok(top < 740 * 0.45, `the board begins at ${top}`);
  const bar = await page.getByRole('navigation', { name: 'Playback' }).evaluate((nav) => nav.getBoundingClientRect());
  assert.ok(Math.abs(bar.bottom - 740) <= 1 && bar.height < 100, `${bar.bottom}, ${bar.height} high`);
  await seenWhole(page, bar.top);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing sticks out');
});

test('at 200 % the controls cover no card of the hand', async () => {
  const { page } = await stranger({ viewport: { width: 640, height: 400 } });
  await at(page, 8);
  await seenWhole(page, await page.getByRole('navigation', { name: 'Playback' }).evaluate((nav) => nav.getBoundingClientRect().top));
});

test('on a phone held sideways the controls stand beside the board, and the hand is seen whole', async () => {
  const [width, height] = [740, 360];
  const { page } = await stranger({ viewport: { width, height } });
  await at(page, 8);
  const rect = (locator) => locator.evaluate((element) => element.getBoundingClientRect().toJSON());
  const [board, bar] = [await rect(page.locator('.replay > .board')), await rect(page.getByRole('navigation', { name: 'Playback' }))];
  assert.ok(board.top < height * 0.2 && board.right <= bar.left + 1, `${JSON.stringify(board)} beside ${JSON.stringify(bar)}`);
  assert.ok(bar.bottom <= height && bar.right <= width, `the controls end at ${bar.right}, ${bar.bottom}`);
  for (const button of await page.getByRole('navigation', { name: 'Playback' }).getByRole('button').all()) {
    const { left, right } = await rect(button);
    assert.ok(left >= bar.left && right <= bar.right, `a button from ${left} to ${right}`);
  }
  for (const card of await page.locator('.hand ul li').all()) {
    const { bottom } = await rect(card);
    assert.ok(bottom <= height + 1, `a card ends at ${bottom}`);
  }
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing sticks out');
});
