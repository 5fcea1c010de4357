/** Moderation: two strangers mute, block and report each other; a moderator decides; who is banned sees why. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { barriersInBothThemes } from './barriers.mjs';
import { binary, CLAIM, open } from './site.mjs';

const folder = mkdtempSync(join(tmpdir(), 'interregnum-moderation-'));
const store = join(folder, 'log.db');
let site;
before(async () => (site = await open({}, store)));
after(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const admin = (...words) => execFileSync(binary(), ['admin', ...words, '--store', store, '--lang', 'en'], { encoding: 'utf8' });

/** Two people at a table that is being played. */
async function two(names = ['Ada', 'Bo']) {
  const [ada, bo] = [await site.person(names[0]), await site.person(names[1])];
  const table = await site.table(ada, 'claim', CLAIM[2], ['me']);
  for (const { page } of [ada, bo]) await page.goto(`/table/${table}`);
  await bo.page.getByRole('button', { name: 'Sit down' }).first().click();
  for (const { page } of [ada, bo]) await page.locator('.hand').first().waitFor();
  return { ada, bo, table };
}

/** Says something in the chat beside the table. */
async function says({ page }, text) {
  await page.getByLabel('Message').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('list', { name: 'Chat' }).getByText(text).waitFor();
}

const chat = ({ page }) => page.getByRole('list', { name: 'Chat' });
const people = ({ page }) => page.getByRole('button', { name: 'People at this table' }).first().click();

test('whom one mutes is not shown, and is shown again', async () => {
  const { ada, bo } = await two();
  await says(bo, 'you fool');
  await chat(ada).getByText('you fool').waitFor();
  await people(ada);
  await ada.page.getByRole('button', { name: 'Mute Bo' }).click();
  await ada.page.getByRole('button', { name: 'Unmute Bo' }).waitFor();
  assert.deepEqual(await barriersInBothThemes(ada.page), []);
  await ada.page.getByRole('button', { name: 'Close' }).click();
  assert.equal(await chat(ada).getByText('you fool').count(), 0);
  await says(bo, 'again');
  await says(ada, 'a card, please');
  assert.equal(await chat(ada).getByText('again').count(), 0);
  await people(ada);
  await ada.page.getByRole('button', { name: 'Unmute Bo' }).click();
  await ada.page.getByRole('button', { name: 'Close' }).click();
  await chat(ada).getByText('you fool').waitFor();
  assert.deepEqual([...ada.faults, ...bo.faults], []);
});

test('whom one blocks is not heard, stands in a list, and the block is undone there', async () => {
  const { ada, bo } = await two(['Cleo', 'Dan']);
  await says(bo, 'hello there');
  await chat(ada).getByText('hello there').waitFor();
  await people(ada);
  await ada.page.getByRole('button', { name: 'Block Dan' }).click();
  await ada.page.getByRole('button', { name: 'Block Dan', exact: true }).last().click();
  await ada.page.getByText('Dan is blocked.').waitFor();
  await ada.page.getByRole('button', { name: 'Close' }).click();
  await chat(ada).getByText('hello there').waitFor({ state: 'detached' });
  await says(bo, 'are you there?');
  await says(ada, 'thinking');
  assert.equal(await chat(ada).getByText('are you there?').count(), 0);
  await ada.page.goto('/account');
  await ada.page.getByRole('heading', { name: 'Blocked people' }).waitFor();
  assert.deepEqual(await barriersInBothThemes(ada.page), []);
  await ada.page.getByRole('button', { name: 'Unblock Dan' }).click();
  await ada.page.getByText('Dan is no longer blocked.').waitFor();
  assert.deepEqual(ada.faults, []);
});

test('a moderator decides about a report, and the banned person sees why and until when', async () => {
  const { ada, bo, table } = await two(['Eva', 'Finn']);
  await says(bo, 'I will find you');
  await people(ada);
  await ada.page.getByRole('button', { name: 'Report Finn' }).click();
  await ada.page.getByLabel('Insults, threats or harassment').check();
  await ada.page.getByLabel('What happened?').fill('He threatened me.');
  await ada.page.getByRole('button', { name: 'Send the report' }).click();
  await ada.page.getByText('The moderators have your report.').waitFor();
  await ada.page.getByText('one line of the chat').waitFor();

  const mo = await site.person('Mo');
  const made = await mo.context.request.post('/api/account', { data: { name: 'Mo', password: 'correct horse' } });
  assert.ok(made.ok(), await made.text());
  await mo.page.goto('/moderation');
  await mo.page.getByText('Only moderators can do this.').waitFor();
  assert.match(admin('moderator', 'Mo'), /Mo is a moderator/);
  assert.equal(JSON.parse(admin('reports', '--json')).text, 'He threatened me.');
  await mo.page.goto('/account');
  await mo.page.getByRole('link', { name: 'Moderation' }).click();
  await mo.page.getByRole('button', { name: /Finn/ }).click();
  await mo.page.getByRole('listitem').getByText('I will find you').waitFor();
  await mo.page.getByRole('link', { name: 'Replay of the game' }).waitFor();
  assert.deepEqual(await barriersInBothThemes(mo.page), []);
  await mo.page.setViewportSize({ width: 360, height: 740 });
  assert.ok(await mo.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is cut off on a phone');
  await mo.page.getByLabel('Ban', { exact: true }).check();
  await mo.page.getByLabel('For how long').selectOption({ label: '3 days' });
  await mo.page.getByLabel('Reason, which the person concerned reads').fill('Threats are not welcome here.');
  await mo.page.getByRole('button', { name: 'Decide' }).click();
  await mo.page.getByText('Finn is banned.').waitFor();
  await mo.page.getByText('No report waits.').waitFor();

  await bo.page.getByText('Threats are not welcome here.').first().waitFor();
  assert.equal(await bo.page.getByText('The connection is lost').count(), 0, 'the page does not try again');
  await bo.page.goto('/');
  await bo.page.getByRole('alert').getByText('You cannot play with others here.').waitFor();
  await bo.page.getByText('The reason: Threats are not welcome here.').waitFor();
  assert.deepEqual(await barriersInBothThemes(bo.page), []);
  assert.equal((await bo.context.request.post('/api/match', { data: { game: 'claim' } })).status(), 403);

  await mo.page.getByRole('button', { name: 'Lift Finn' }).click();
  await mo.page.getByLabel('Reason, for the log').fill('He apologised.');
  await mo.page.getByRole('button', { name: 'Lift', exact: true }).click();
  await mo.page.getByText('Lifted: Finn.').waitFor();
  await mo.page.getByText('lifted a sanction of Finn: He apologised.').waitFor();
  await bo.page.goto(`/table/${table}`);
  await bo.page.locator('.hand').first().waitFor();
  assert.deepEqual([...ada.faults, ...mo.faults.filter((fault) => !/40[13]/.test(fault))], []);
});

test('names that imitate an account are refused with the reason, in French as well', async () => {
  const ida = await site.person('Ida');
  const made = await ida.context.request.post('/api/account', { data: { name: 'Ida', password: 'correct horse' } });
  assert.ok(made.ok(), await made.text());
  const { page } = await site.stranger({ locale: 'fr-FR' });
  await page.goto('/');
  const name = page.getByLabel('Votre nom');
  await name.fill('1da');
  await page.getByRole('button', { name: 'Ouvrir une table' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ouvrir une table' }).click();
  await page.getByRole('alert').getByText('porte un nom qui ressemble à celui-ci').waitFor();
});
