/** Accounts: a guest becomes one in the middle of a game, goes on at a second device, and leaves. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { barriersInBothThemes } from './barriers.mjs';
import { open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

const PASSWORD = 'correct horse';
const card = (page) => page.locator('.hand ul button[aria-disabled="false"]').first();

/** Makes an account on the account screen; gives the recovery codes. */
async function makesAccount(page, name) {
  await page.goto('/account');
  const form = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Create an account' }) });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
  const codes = await page.locator('code').allTextContents();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByText(`You are signed in as ${name}.`).waitFor();
  return codes;
}

test('a stranger sees that no account is needed, and plays without one', async () => {
  const { page, faults } = await site.stranger();
  await page.goto('/');
  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByText('You need no account to play.').waitFor();
  assert.deepEqual(await barriersInBothThemes(page), []);
  await page.getByRole('link', { name: 'All games' }).click();
  await page.getByRole('button', { name: 'Settings' }).waitFor();
  assert.deepEqual(faults, []);
});

test('a guest becomes an account in the middle of a game and plays on at a second device by a link', async () => {
  const { page, table, faults } = await site.seated('Claim for two');
  await card(page).click();
  await card(page).waitFor();
  const codes = await makesAccount(page, 'Countess');
  assert.equal(codes.length, 8);
  assert.deepEqual(await barriersInBothThemes(page), []);
  await page.getByRole('button', { name: 'Sign in on another device' }).click();
  const link = page.getByLabel('Sign in on another device');
  await link.waitFor();
  const address = await link.inputValue();
  await page.getByRole('img', { name: 'The link as a code for phones' }).waitFor();
  const phone = await site.stranger({ baseURL: site.address, viewport: { width: 360, height: 740 } });
  await phone.page.goto(`/sign-in#${address.split('#')[1]}`);
  await phone.page.getByRole('button', { name: 'Sign in on this device' }).click();
  await phone.page.getByText('You are signed in as Countess.').waitFor();
  // One, and no more: `waitFor` refuses several.
  await phone.page.locator('li').filter({ hasText: 'this device' }).waitFor();
  assert.deepEqual(await barriersInBothThemes(phone.page), []);
  await phone.page.goto(`/table/${table}`);
  await card(phone.page).waitFor();
  await page.goto('/account');
  await page.getByRole('button', { name: /^Sign out Chrome/ }).first().waitFor();
  assert.equal(await page.getByRole('button', { name: /^Sign out Chrome/ }).count(), 2);
  assert.deepEqual([...faults, ...phone.faults], []);
});

test('who signs in with name and password keeps the name at every table', async () => {
  await makesAccount((await site.person('Ada')).page, 'Baroness');
  const { page, context } = await site.stranger({ baseURL: site.address });
  await page.goto('/account');
  const form = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Sign in' }) });
  await form.getByLabel('Name').fill('baroness');
  await form.getByLabel('Password').fill('wrong horse');
  await form.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').getByText('do not belong together').waitFor();
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('You are signed in as Baroness.').waitFor();
  await page.goto('/');
  assert.equal(await page.getByLabel('Your name').inputValue(), 'Baroness');
  assert.equal(await page.getByLabel('Your name').getAttribute('readonly'), '');
  assert.deepEqual(await (await context.request.get('/api/guests/me')).json(), { name: 'Baroness', account: true });
});

test('who wants to be deleted confirms it with the password, and is forgotten', async () => {
  const { page, context } = await site.person('Ada');
  await makesAccount(page, 'Duchess');
  await page.getByRole('button', { name: 'Delete me' }).click();
  const form = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Delete me' }) });
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Delete me for good' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  assert.equal((await context.request.get('/api/guests/me')).status(), 401);
});
