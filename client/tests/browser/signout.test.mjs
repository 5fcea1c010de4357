/** Signing out: the name and its seats are given up on all devices. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { barriers } from './barriers.mjs';
import { open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

const settings = (page) => page.getByRole('button', { name: 'Settings' }).click();

test('a stranger has nothing to sign out of', async () => {
  const { page } = await site.stranger();
  await page.goto('/');
  await settings(page);
  await page.getByLabel('Sound').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Sign out everywhere' }).count(), 0);
});

test('who signs out is asked once more, loses name and seat, and the other tab only watches', async () => {
  const { page, context } = await site.seated('BraveRats');
  await page.locator('.hand ul button[aria-disabled="false"]').first().waitFor();
  const other = await context.newPage();
  await other.goto('/');
  await settings(other);
  await other.getByText('You play as Ada.').waitFor();
  const out = other.getByRole('button', { name: 'Sign out everywhere' });
  await out.click();
  assert.deepEqual(await barriers(other), []);
  await other.getByRole('button', { name: 'Keep my name' }).click();
  assert.equal((await context.request.get('/api/guests/me')).status(), 200);
  await out.click();
  await other.getByText('This cannot be undone.').waitFor();
  await out.click();
  await page.getByText('You are watching').waitFor();
  assert.equal((await context.request.get('/api/guests/me')).status(), 401);
  await settings(other);
  await other.getByLabel('Sound').waitFor();
  assert.equal(await out.count(), 0);
});

test('a device that another one has signed out no longer goes by the name', async () => {
  const { page, context } = await site.person('Countess');
  const made = await context.request.post('/api/account', { data: { name: 'Countess', password: 'correct horse' } });
  assert.equal(made.status(), 201);
  await page.clock.install();
  await page.goto('/');
  const named = page.getByLabel('Your name').and(page.locator('[readonly]'));
  await named.waitFor();
  assert.equal(await named.inputValue(), 'Countess');
  // Another device signs all of them out.
  const other = await site.browser.newContext({ storageState: await context.storageState(), baseURL: site.address });
  assert.equal((await other.request.delete('/api/guests/me')).status(), 204);
  // The page asks again ten seconds after its connection was closed.
  while (await named.isVisible()) await page.clock.fastForward(10_000);
  await page.getByLabel('Your name').waitFor();
});
