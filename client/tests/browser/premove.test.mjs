/** A card chosen before one's turn, at a real table with a bot that takes its time. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CLAIM, open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

/** A table where the bot leads, after some seconds, and the hand has a Doppelgänger, which may always follow. */
async function seated(person) {
  for (let deal = 0; deal < 20; deal += 1) {
    const setup = { game: 'claim', options: { ...CLAIM[2], leader: 1 }, pace: 6000 };
    const answer = await person.context.request.post('/api/tables', { data: { setup, seats: ['me', 'random'] } });
    const { table } = await answer.json();
    await person.page.goto(`/table/${table}`);
    const double = person.page.locator('.hand [data-card^="Do"]').first();
    await person.page.locator('.hand ul').waitFor();
    if (await double.isVisible()) return double.locator('xpath=ancestor::button');
  }
  throw new Error('no deal has a Doppelgänger');
}

test('a card chosen early waits, can be let go, and is played when its turn comes', async () => {
  const person = await site.person('Ada');
  await person.context.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('interregnum-settings'));
    localStorage.setItem('interregnum-settings', JSON.stringify({ ...kept, premove: true }));
  });
  const { page } = person;
  const card = await seated(person);
  const label = () => card.getAttribute('aria-label');
  await card.click({ force: true });
  assert.match(await label(), /waits for your turn$/);
  await page.keyboard.press('Escape');
  assert.doesNotMatch(await label(), /waits/);
  await card.click({ force: true });
  await card.click({ force: true });
  assert.doesNotMatch(await label(), /waits/);
  await card.click({ force: true });
  assert.match(await label(), /waits for your turn$/);
  await page.locator('.banner', { hasText: 'trick 2 of 13' }).waitFor({ timeout: 20_000 });
  assert.equal(await page.locator('.hand ul button').count(), 12);
  await person.context.close();
});

test('without the setting nothing can be chosen early', async () => {
  const person = await site.person('Bo');
  const card = await seated(person);
  await card.click({ force: true });
  assert.doesNotMatch(await card.getAttribute('aria-label'), /waits/);
  await person.context.close();
});
