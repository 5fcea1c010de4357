/** The lessons: each gone through to its end by doing what the coach asks, and left half-way. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { obey, stopped } from './coach.mjs';
import { open } from './site.mjs';

let site;
before(async () => {
  site = await open();
});
after(() => site.close());

for (const game of ['claim', 'braverats', 'defaite']) {
  test(`the lesson of ${game} is played to its end`, async () => {
    const { context, page, faults } = await site.person('Lea');
    const { stops } = await (await context.request.get(`/api/lessons/${game}`)).json();
    await page.goto('/');
    await page.locator(`a[href="/lesson/${game}"]`).click();
    for (const stop of stops) {
      await stopped(page, stop.name);
      assert.ok((await page.locator('.coach .words p').first().innerText()).length > 20, stop.name);
      await obey(page, stop.ask);
    }
    await stopped(page, 'over');
    const play = page.locator('.over a.main');
    assert.equal(await play.getAttribute('href'), `/?play=${game}`);
    await play.click();
    await page.locator('dialog[open] .levels button').first().waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test('another card is answered kindly, and may be tried again', async () => {
  const { context, page } = await site.person('Max');
  await page.goto('/lesson/claim');
  for (const name of ['welcome', 'stake']) {
    await stopped(page, name);
    await page.locator('.coach button.main').click();
  }
  await stopped(page, 'lead');
  await obey(page, { kind: 'play', action: 'play Dw0' });
  assert.match(await page.locator('.coach .reply').innerText(), /Dwarf 8/);
  await stopped(page, 'lead');
  await obey(page, { kind: 'play', action: 'play Dw8' });
  await stopped(page, 'lose');
  assert.equal(await page.locator('.coach .reply').count(), 0);
  await context.close();
});

test('what is forbidden says why, with the rule, and the lesson goes on', async () => {
  const { context, page } = await site.person('Rae', { locale: 'fr-FR' });
  await page.goto('/lesson/defaite');
  for (const name of ['welcome', 'steps']) {
    await stopped(page, name);
    await page.locator('.coach button.main').click();
  }
  await stopped(page, 'interruption');
  await obey(page, { kind: 'play', action: 'play Co6Li' });
  assert.match(await page.locator('.coach .reply').innerText(), /Contrordre/);
  await stopped(page, 'interruption');
  await obey(page, { kind: 'try', action: 'play Ctr' });
  await stopped(page, 'courtier');
  assert.match(await page.locator('.reason').innerText(), /L3\.5/);
  assert.match(await page.locator('.coach .words').innerText(), /Courtisan 6 du Lys/);
  await context.close();
});

test('a lesson can be left at any step, and is offered from the rules', async () => {
  const { context, page } = await site.person('Kim');
  await page.goto('/rules/braverats');
  await page.locator('a[href="/lesson/braverats"]').click();
  await stopped(page, 'welcome');
  await page.locator('.coach button.main').click();
  await stopped(page, 'table');
  await page.getByRole('link', { name: 'Leave the lesson' }).click();
  await page.locator('.landing').waitFor();
  await context.close();
});
