/** Without the server: what was read can be read again, and the door says kindly what cannot be done. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { playOut } from './drivers.mjs';
import { RATS, open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

/** Waits until the worker keeps what the page reads. */
const kept = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null));

test('rules and a replay that were opened are readable without the server', async () => {
  const { context, page } = await site.person('Ada', { serviceWorkers: 'allow' });
  const table = await site.table({ context }, 'braverats', RATS, ['me', 'random']);
  await page.goto('/');
  await kept(page);
  await page.goto(`/table/${table}`);
  await playOut(page);
  await page.goto('/rules/claim');
  await page.locator('.rule').first().waitFor();
  await page.goto(`/replay/${table}`);
  const last = Number(/of (\d+)/.exec(await page.getByText(/^Move 0 of \d+$/).innerText())[1]);
  await page.waitForFunction(async (address) => Boolean(await caches.match(address)), `/api/tables/${table}/record/${last}?lang=en`);

  await context.setOffline(true);
  await page.reload();
  await page.getByText(/^Move 0 of \d+$/).waitFor();
  for (let move = 1; move <= last; move += 1) {
    await page.keyboard.press('ArrowRight');
    await page.getByText(`Move ${move} of ${last}`, { exact: true }).waitFor();
  }
  await page.goto('/rules/claim');
  assert.match(await page.locator('.rule').first().innerText(), /C1\.1/);
  await page.goto('/');
  await page.locator('.games li').first().waitFor();
  assert.match(await page.getByRole('alert').innerText(), /does not answer/);
  assert.ok(await page.getByRole('button', { name: 'Find an opponent' }).first().isDisabled());

  await context.setOffline(false);
  await page.reload();
  await page.locator('.games button.main:enabled').first().waitFor();
  await context.close();
});
