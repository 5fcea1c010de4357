/** Planned replies in games over days: left while others think, played while one is away, and seen by nobody else. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { barriers } from './barriers.mjs';
import { CLAIM, open } from './site.mjs';

const DAY = 24 * 3_600_000;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
let site;
before(async () => void (site = await open()));
after(() => site.close());

/** Two people at a table of Claim over days, where the first leads; the second has a phone, in a language. */
async function atTable(locale = 'en-US') {
  const [ada, bo] = [await site.person('Ada'), await site.person('Bo', { ...PHONE, locale })];
  const setup = { game: 'claim', options: CLAIM[2], clock: { kind: 'days', span: 3 * DAY } };
  const made = await ada.context.request.post('/api/tables', { data: { setup, seats: ['me', 'open'] } });
  const { table } = await made.json();
  const sat = await bo.context.request.post(`/api/tables/${table}/ask`, { data: { id: 'sit', command: { do: 'sit', name: 'Bo' } } });
  assert.equal(sat.status(), 200, await sat.text());
  const scene = await (await ada.context.request.get(`/api/tables/${table}`)).json();
  return { ada, bo, table, legal: scene.now.position.legal };
}

const turnOf = async ({ context }, table) => (await (await context.request.get(`/api/tables/${table}`)).json()).now.position.turn;

/** Fills the form of a plan: the other's card, and the first of one's own that can answer it. */
async function plans(page, lead, [ifs, then, save]) {
  const sheet = page.locator('dialog[open]');
  await sheet.getByLabel(ifs).selectOption(lead);
  const reply = sheet.getByLabel(then);
  await reply.waitFor();
  const words = await reply.locator('option').nth(1).textContent();
  await reply.selectOption({ index: 1 });
  await sheet.getByRole('button', { name: save }).click();
  return words.trim();
}

test('a reply that was planned on a phone is played while the phone is away', async () => {
  const { ada, bo, table, legal } = await atTable();
  const { page } = bo;
  await page.goto(`/table/${table}`);
  await ada.page.goto(`/table/${table}`);
  const card = ada.page.locator('.hand ul button[aria-disabled="false"]').first();
  const lead = `play ${await card.locator('[data-card]').getAttribute('data-card')}`;
  await page.getByRole('button', { name: 'Plan a reply' }).click();
  const sheet = page.locator('dialog[open]');
  assert.deepEqual(await barriers(page), []);
  // It offers more than Ada has, behind an empty first choice, once the server has said what may come.
  await sheet.getByLabel('If Ada plays').locator('option').nth(legal.length + 1).waitFor({ state: 'attached' });
  const reply = await plans(page, lead, ['If Ada plays', 'then I play', 'Plan this reply']);
  const line = sheet.locator('li', { hasText: `you play “${reply}”` });
  await line.waitFor();
  assert.deepEqual(await barriers(page), []);

  await line.getByRole('button', { name: 'Remove' }).click();
  await line.waitFor({ state: 'detached' });
  await plans(page, lead, ['If Ada plays', 'then I play', 'Plan this reply']);
  await line.waitFor();
  // A chain: what may come after the reply.
  await line.getByRole('button', { name: 'Continue this line' }).click();
  await sheet.locator('.base', { hasText: reply }).waitFor();
  await sheet.getByRole('button', { name: 'Start again' }).click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Planned replies (1)' }).waitFor();
  await page.close();

  assert.equal(await ada.page.getByText(/planned/i).count(), 0);
  const turn = await turnOf(ada, table);
  await card.click();
  await ada.page.waitForFunction(() => [...document.querySelectorAll('[role="log"] p')].some((said) => said.textContent.includes('Bo plays')));
  assert.ok((await turnOf(ada, table)) >= turn + 2, 'the answer came with the move');
  assert.deepEqual([...ada.faults, ...bo.faults], []);
});

test('in French, by keys, a plan is dropped when something else is played', async () => {
  const { ada, bo, table, legal } = await atTable('fr-FR');
  const { page } = bo;
  await page.goto(`/table/${table}`);
  const button = page.getByRole('button', { name: 'Prévoir une réponse' });
  await button.focus();
  await page.keyboard.press('Enter');
  const sheet = page.locator('dialog[open]');
  await plans(page, legal[1], ['Si Ada joue', 'alors je joue', 'Prévoir cette réponse']);
  await sheet.locator('li', { hasText: 'Si Ada joue «' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Réponses prévues (1)' }).waitFor();
  const turn = await turnOf(ada, table);
  const played = await ada.context.request.post(`/api/tables/${table}/ask`, { data: { id: 'lead', command: { do: 'play', action: legal[0], turn } } });
  assert.equal(played.status(), 200, await played.text());
  await page.getByText('Votre plan est abandonné : un autre coup a été joué.').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Prévoir une réponse' }).count(), 0, 'it is Bo’s turn');
  assert.deepEqual([...ada.faults, ...bo.faults], []);
});
