/** Visitors with nothing stored: no cookie, no settings, no name. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { RATS, open } from './house.mjs';

let house;
before(async () => (house = await open()));
after(() => house.close());

/** A browser that has never been here. */
async function stranger(options = {}) {
  const context = await house.browser.newContext({ baseURL: house.address, locale: 'en-US', ...options });
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (fault) => faults.push(fault.message));
  return { context, page, faults };
}

const dealt = (page) => page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: /, playable/ }).first().waitFor();

async function invited() {
  const ada = await house.person('Ada');
  return { ada, table: await house.table(ada, 'braverats', RATS, ['me', 'open']) };
}

describe('a first-time visitor', () => {
  test('follows an invitation, types a name, and sits by one click', async () => {
    const { table } = await invited();
    const { page, faults } = await stranger();
    await page.goto(`/table/${table}`);
    await page.getByLabel('Your name').fill('Bo');
    await page.getByRole('button', { name: 'Sit down' }).click();
    await dealt(page);
    assert.deepEqual(faults, []);
  });

  test('follows an invitation and sits under the name that is offered', async () => {
    const { table } = await invited();
    const { page } = await stranger();
    await page.goto(`/table/${table}`);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await dealt(page);
  });

  test('sits though the cookies were cleared since the name was taken', async () => {
    const { table } = await invited();
    const { context, page } = await stranger();
    await page.goto('/');
    await page.getByLabel('Your name').fill('Bo');
    await page.locator('.games li', { hasText: 'BraveRats' }).getByRole('button', { name: 'Find an opponent' }).click();
    await page.getByRole('button', { name: 'Find anyone' }).click();
    await page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
    await context.clearCookies();
    await page.evaluate((address) => (history.pushState(null, '', address), dispatchEvent(new PopStateEvent('popstate'))), `/table/${table}`);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await dealt(page);
  });
});
