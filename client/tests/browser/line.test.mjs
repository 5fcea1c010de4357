import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { playOut } from './drivers.mjs';
import { CLAIM, TABLES, open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

/** What a page shows of a table, in words. */
const seen = (page) => page.locator('.claim').innerText();

test('twenty cuts in one game lose nothing, and the page is what a fresh one would be', async () => {
  const ada = await site.person('Ada');
  const sockets = [];
  await ada.page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    sockets.push({ socket, server });
  });
  const table = await site.table(ada, 'claim', CLAIM[2], ['me', 'greedy']);
  await ada.page.goto(`/table/${table}`);
  let cuts = 0;
  const moves = await playOut(ada.page, async () => {
    if (cuts >= 20) return;
    cuts += 1;
    const { socket, server } = sockets.at(-1);
    await Promise.allSettled([server.close(), socket.close()]);
  });
  assert.equal(cuts, 20);
  // Thirteen tricks a half, and no card was played twice.
  assert.ok(moves >= 26, `${moves} moves`);
  // The last trick rests for a moment; a fresh page does not show it.
  await ada.page.getByRole('button', { name: 'Go on' }).waitFor({ state: 'detached' });
  const shown = await seen(ada.page);
  const fresh = await ada.context.newPage();
  await fresh.goto(`/table/${table}`);
  await fresh.locator('.end').waitFor();
  assert.equal(await seen(fresh), shown);
});

// That it is told within ten seconds is measured on a clock of its own: tests/unit/line.test.ts.
test('a line that falls silent is told, and mends itself', async () => {
  const ada = await site.person('Ada');
  let silent = false;
  await ada.page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => silent || server.send(message));
    server.onMessage((message) => silent || socket.send(message));
  });
  const table = await site.table(ada, 'claim', CLAIM[2], ['me', 'greedy']);
  await ada.page.goto(`/table/${table}`);
  await ada.page.locator('.mine').waitFor();
  silent = true;
  await ada.page.getByText('The connection is lost').waitFor({ timeout: 30_000 });
  silent = false;
  await ada.page.getByText('The connection is lost').waitFor({ state: 'detached', timeout: 20_000 });
  await ada.page.locator('.mine').waitFor();
});

test('the newest tab acts; the older says so, and can take over', async () => {
  const ada = await site.person('Ada');
  const table = await site.table(ada, 'claim', CLAIM[2], ['me', 'greedy']);
  await ada.page.goto(`/table/${table}`);
  await ada.page.locator('.mine').waitFor();
  const second = await ada.context.newPage();
  await second.goto(`/table/${table}`);
  await second.locator('.mine').waitFor();
  const told = ada.page.getByText('open in a newer tab');
  await told.waitFor();
  await ada.page.getByRole('button', { name: 'Act here' }).click();
  await told.waitFor({ state: 'detached' });
  await second.getByText('open in a newer tab').waitFor();
  const version = await second.locator('main').getAttribute('data-version');
  await ada.page.locator('.hand ul button[aria-disabled="false"]').first().click();
  await second.waitForFunction((old) => document.querySelector('main').dataset.version !== old, version);
});

test('whoever leaves for the landing finds the way back', async () => {
  const ada = await site.person('Ada');
  const table = await site.table(ada, 'claim', CLAIM[2], ['me', 'greedy']);
  await ada.page.goto('/');
  await ada.page.getByRole('link', { name: /^Return/ }).first().click();
  await ada.page.waitForURL(`**/table/${table}`);
  await ada.page.locator('.mine').waitFor();
});

for (const chunk of ['Table', 'ClaimTable']) test(`a part of the page that does not arrive is told, and can be asked for again: ${chunk}`, async () => {
  const { page, context } = await site.person('Ada');
  const id = await site.table({ context }, ...TABLES['Claim for two']);
  const part = new RegExp(`/assets/${chunk}-[^/]*\\.js$`);
  let cut = 0;
  await page.route(part, (route) => {
    cut += 1;
    return route.abort();
  });
  await page.goto(`/table/${id}`);
  await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor();
  assert.ok(cut > 0);
  await page.unroute(part);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.mine').waitFor();
  await context.close();
});
