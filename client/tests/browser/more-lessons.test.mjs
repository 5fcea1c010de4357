/** The lessons beyond the first of each game: found, gone through to their ends, and remembered. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { obey, stopped } from './coach.mjs';
import { open } from './site.mjs';

let site;
before(async () => {
  site = await open();
});
after(() => site.close());

const MORE = [
  'claim-2', 'claim-3', 'claim-4',
  'braverats-princess', 'braverats-traitor', 'braverats-draw', 'braverats-draft', 'braverats-match',
];

for (const name of MORE) {
  test(`the lesson ${name} is played to its end`, async () => {
    const { context, page, faults } = await site.person('Lea');
    const { stops, next } = await (await context.request.get(`/api/lessons/${name}`)).json();
    await page.goto(`/lesson/${name}`);
    for (const stop of stops) {
      await stopped(page, stop.name);
      assert.ok((await page.locator('.coach .words p').first().innerText()).length > 20, stop.name);
      await obey(page, stop.ask);
    }
    await stopped(page, 'over');
    assert.equal(await page.locator(`.over a[href="/lesson/${next}"]`).count(), next ? 1 : 0);
    const { learnt } = await page.evaluate(() => JSON.parse(localStorage.getItem('interregnum-settings')));
    assert.ok(learnt.includes(name), learnt.join());
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test('all lessons are listed on the landing, and one that was taken is marked', async () => {
  const { context, page } = await site.person('Ida');
  await page.addInitScript(() => localStorage.setItem('interregnum-settings', JSON.stringify({ learnt: ['claim', 'claim-3'] })));
  await page.goto('/');
  const lists = page.locator('.panel details');
  await lists.first().waitFor();
  assert.equal(await lists.count(), 2);
  await lists.first().locator('summary').click();
  const items = lists.first().locator('li');
  await items.first().waitFor();
  assert.deepEqual(await items.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))), ['/lesson/claim', '/lesson/claim-2', '/lesson/claim-3', '/lesson/claim-4']);
  assert.equal(await items.nth(2).locator('.learnt').count(), 1);
  assert.equal(await items.nth(1).locator('.learnt').count(), 0);
  await items.nth(1).locator('a').click();
  await stopped(page, 'welcome');
  assert.match(await page.locator('h1').innerText(), /Claim 2/);
  await context.close();
});

test('the end of a lesson leads to the next one', async () => {
  const { context, page } = await site.person('Ole');
  const { stops } = await (await context.request.get('/api/lessons/braverats-traitor')).json();
  await page.goto('/lesson/braverats-traitor');
  for (const stop of stops) {
    await stopped(page, stop.name);
    await obey(page, stop.ask);
  }
  await page.getByRole('link', { name: 'Next lesson: Draw' }).click();
  await stopped(page, 'welcome');
  assert.match(page.url(), /\/lesson\/braverats-draw$/);
  await context.close();
});

test('an unknown lesson is answered with those there are', async () => {
  const { context, page } = await site.person('Uma');
  await page.goto('/lesson/chess');
  assert.match(await page.getByRole('alert').innerText(), /no such lesson.*claim-2/s);
  await context.close();
});
