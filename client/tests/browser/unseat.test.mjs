/** The host decides who sits at a table until the game begins. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

test('a host frees the seat of somebody who was not meant, who is told and cannot come back', async () => {
  const [ada, bo] = [await site.person('Ada'), await site.person('Bo')];
  const table = await site.table(ada, 'defaite', { players: 3 }, ['me']);
  for (const { page } of [ada, bo]) await page.goto(`/table/${table}`);
  await bo.page.getByRole('button', { name: 'Sit down' }).first().click();
  await ada.page.getByRole('button', { name: 'Remove Bo' }).click();
  await bo.page.getByText('has freed your seat').first().waitFor();
  await ada.page.getByRole('button', { name: 'Remove Bo' }).waitFor({ state: 'detached' });
  await bo.page.getByRole('button', { name: 'Sit down' }).first().click();
  await bo.page.getByText('has freed your seat').first().waitFor();
  const { now } = await (await ada.context.request.get(`/api/tables/${table}`)).json();
  assert.deepEqual(now.seats.map(({ holder }) => holder.kind), ['person', 'open', 'open']);
});
