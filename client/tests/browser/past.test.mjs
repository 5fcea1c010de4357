/** The log leads to its moments while the game goes on, and nothing can be done there. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { barriers } from './barriers.mjs';
import { open } from './site.mjs';
import { playOut } from './drivers.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

const CARD = '.hand ul button[aria-disabled="false"]';
const hand = (page) => page.locator('.hand ul li').count();
const version = (page) => page.locator('main').getAttribute('data-version');

async function played(table, moves, options) {
  const person = await site.seated(table, options);
  let left = moves;
  await playOut(person.page, async () => {
    left -= 1;
    if (left <= 0) throw new Error('enough');
  }).catch((fault) => assert.equal(fault.message, 'enough'));
  await person.page.locator('.mine').waitFor();
  return person;
}

/** The entries of the log: beside the table on a desk, in a sheet on a phone. */
const log = async (page) => {
  if (page.viewportSize().width < 960) await page.getByRole('button', { name: 'Log', exact: true }).click();
  const entries = page.locator('.log ol button');
  await entries.first().waitFor();
  return entries;
};

test('an entry of the log shows its moment, and one comes back by a button', async () => {
  const { page, faults } = await played('Claim for two', 4);
  const [held, at] = [await hand(page), await version(page)];
  const entries = await log(page);
  assert.ok((await entries.count()) >= 8, 'every move has its entry');
  await entries.first().click();
  await page.locator('.then').waitFor();
  assert.equal(await hand(page), 13, 'the hand as it was dealt');
  assert.equal(await page.locator(CARD).count(), 0, 'nothing can be played there');
  await page.locator('.hand ul button').first().click({ force: true });
  await page.keyboard.press('1');
  assert.equal(await version(page), at, 'nothing was played');
  assert.deepEqual(await barriers(page), []);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.locator('.then').waitFor({ state: 'detached' });
  assert.equal(await hand(page), held);
  assert.ok((await page.locator(CARD).count()) > 0, 'now it goes on');
  assert.deepEqual(faults, []);
});

for (const [table, moves] of [['BraveRats', 2], ['La Défaite for three', 5]]) {
  test(`by keys alone one goes back and forth in ${table}, and hears where one is`, async () => {
    const { page, faults } = await played(table, moves, { viewport: { width: 390, height: 844 } });
    await (await log(page)).last().focus();
    await page.keyboard.press('Enter');
    await page.locator('.then').waitFor();
    const where = async () => Number(/after move (\d+)/.exec(await page.locator('.then b').textContent())[1]);
    const last = await where();
    await page.waitForFunction(() => document.activeElement?.textContent.startsWith('Back to now'));
    await page.keyboard.press('ArrowLeft');
    await page.locator('.then b').getByText(`after move ${last - 1} `).waitFor();
    assert.match(await page.locator('[role="log"]').textContent(), new RegExp(`As it was after move ${last - 1} `));
    await page.keyboard.press('ArrowRight');
    await page.locator('.then b').getByText(`after move ${last} `).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.then').waitFor({ state: 'detached' });
    assert.match(await page.locator('[role="log"]').textContent(), /Back to the present\./);
    assert.deepEqual(faults, []);
  });
}

test('whoever looks back sees what that seat saw then, also when the game goes on meanwhile', async () => {
  const ada = await site.person('Ada');
  const ben = await site.person('Ben', { locale: 'fr-FR' });
  const id = await site.table(ada, 'claim', { players: 2, kingdom: ['Go', 'Kn', 'Dw', 'Un', 'Do'], leader: 0 }, ['me', 'open']);
  await ada.page.goto(`/table/${id}`);
  await ben.page.goto(`/table/${id}`);
  await ben.page.locator('.seats button, button.main').first().click();
  await ada.page.locator('.mine').waitFor();
  await ben.page.locator('.hand ul li').first().waitFor();
  await (await log(ben.page)).first().click();
  await ben.page.locator('.then').waitFor();
  await ada.page.locator(CARD).first().click();
  await ben.page.locator('.mine').waitFor();
  assert.equal(await ben.page.locator('.trick [data-card]:not([data-card=""])').count(), 0, 'no card lay there yet');
  await ben.page.getByRole('button', { name: 'Revenir au présent' }).click();
  assert.equal(await ben.page.locator('.trick [data-card]:not([data-card=""])').count(), 1);
  assert.ok((await ben.page.locator(CARD).count()) > 0);
});
