import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { playOut } from './drivers.mjs';
import { CLAIM, RATS, open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

describe('a newcomer', () => {
  for (const game of ['Claim', 'BraveRats', 'La Défaite']) {
    test(`is at the first card of ${game} after two clicks`, async () => {
      const context = await site.browser.newContext({ baseURL: site.address, locale: 'en-US' });
      const page = await context.newPage();
      await page.goto('/');
      await page.locator('.games li', { hasText: game }).getByRole('button', { name: 'Play against a bot' }).click();
      await page.getByRole('button', { name: 'Page', exact: true }).click();
      await page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: /, playable$/ }).first().waitFor();
      await context.close();
    });
  }
});

test('a game that is over is seen again move by move, and can be downloaded', async () => {
  const ada = await site.seated('BraveRats');
  await playOut(ada.page);
  await ada.page.getByRole('link', { name: 'Replay' }).click();
  await ada.page.getByText(/^Move 0 of \d+$/).waitFor();
  await ada.page.keyboard.press('ArrowRight');
  await ada.page.getByText(/^Move 1 of \d+$/).waitFor();
  assert.match(ada.page.url(), /\/replay\/\w{16}\/1\?round=1$/);
  const record = await ada.context.request.get(`/api/tables/${ada.table}/record`);
  assert.equal((await record.json()).game, 'braverats');
  assert.deepEqual(ada.faults, []);
});

test('two friends meet by a link and play a whole game of BraveRats', async () => {
  const [ada, bo] = [await site.stranger({ reducedMotion: 'reduce' }), await site.stranger({ reducedMotion: 'reduce' })];
  await ada.page.goto('/');
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.getByRole('button', { name: 'Make a table' }).click();
  const form = ada.page.locator('dialog[open]');
  await form.getByLabel('Game').selectOption('braverats');
  await form.getByRole('button', { name: 'Make a table' }).click();
  const link = await ada.page.getByLabel('The table’s link').inputValue();
  await bo.page.goto(link);
  await bo.page.getByRole('heading', { name: 'Ada invites you to BraveRats' }).waitFor();
  await bo.page.getByLabel('Your name').fill('Bo');
  await bo.page.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([playOut(ada.page), playOut(bo.page)]);
  const results = await Promise.all([ada, bo].map(({ page }) => page.locator('#end-title').innerText()));
  assert.ok(results.some((text) => /win|draw/.test(text)), results.join());
  await ada.page.getByRole('button', { name: 'Play again' }).click();
  await bo.page.getByRole('button', { name: 'Agree' }).click();
  await ada.page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: /playable$/ }).first().waitFor();
});

test('Claim for two is played to its end, and a hint and a why are given on the way', async () => {
  const ada = await site.person('Ada');
  const table = await site.table(ada, 'claim', CLAIM[2], ['me', 'greedy']);
  await ada.page.goto(`/table/${table}`);
  await playOut(ada.page, async (move) => {
    if (move === 3) await why(ada.page);
    if (move === 4) await hint(ada.page);
  });
  await ada.page.getByText('How it came about').click();
  assert.match(await ada.page.locator('.end').innerText(), /Goblins \d+.*vote/);
  assert.deepEqual(ada.faults, []);
});

async function why(page) {
  await page.getByRole('button', { name: 'Why?' }).click();
  assert.match(await page.locator('dialog[open]').innerText(), /win.*\(C5\.\d\)/s);
  await page.keyboard.press('Escape');
}

async function hint(page) {
  await page.locator('.mine').waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  const said = page.locator('.hint').getByText(/\d+ %/);
  await said.waitFor({ timeout: 60_000 });
  await page.locator('.hint').getByRole('button', { name: 'Close' }).click();
  await said.waitFor({ state: 'detached' });
}

test('a card that may not be played says why', async () => {
  const ada = await site.person('Ada');
  for (let deal = 0; deal < 12; deal += 1) {
    const table = await site.table(ada, 'claim', { ...CLAIM[2], leader: 1 }, ['me', 'random']);
    await ada.page.goto(`/table/${table}`);
    await ada.page.locator('.mine').waitFor();
    const barred = ada.page.locator('.hand ul button[aria-disabled="true"]').first();
    if (!(await barred.isVisible())) continue;
    // It can be touched though it cannot be played.
    await barred.click({ force: true });
    assert.match(await ada.page.locator('.reason').innerText(), /follow\. \(C4\.\d\)/);
    return;
  }
  assert.fail('in twelve deals every card could be played');
});

/** Follows a table's link for the first time, and sits down at the first seat that is free. */
async function join(site, name, table) {
  const person = await site.stranger({ reducedMotion: 'reduce' });
  await person.page.goto(`/table/${table}`);
  await person.page.getByLabel('Your name').fill(name);
  await person.page.getByRole('button', { name: 'Sit down' }).first().click();
  return person;
}

test('three friends and a bot play Claim in teams, and all see the same end', async () => {
  const ada = await site.person('Ada');
  const table = await site.table(ada, 'claim', CLAIM[4], ['me', 'greedy', 'open', 'open']);
  await ada.page.goto(`/table/${table}`);
  const friends = [ada, await join(site, 'Bo', table), await join(site, 'Cy', table)];
  await Promise.all(friends.map(({ page }) => playOut(page)));
  const votes = await Promise.all(friends.map(({ page }) => page.locator('.end li').allTextContents()));
  assert.equal(votes[0].length > 6, true, 'every faction has voted');
  // Whoever reads is “you”; the counts are the same for all.
  const counts = votes.map((lines) => lines.map((line) => line.replace(/[^\d:–-]/g, '')));
  assert.deepEqual(counts[1], counts[0]);
  assert.deepEqual(counts[2], counts[0]);
  assert.deepEqual(friends.flatMap(({ faults }) => faults), []);
});
