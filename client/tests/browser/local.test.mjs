/** Games in this browser: after one visit they need no server, and a reload loses nothing. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, describe, test } from 'node:test';
import { barriers } from './barriers.mjs';
import { playOut } from './drivers.mjs';
import { longer, open, TABLES } from './site.mjs';

const ENGINE = join(import.meta.dirname, '../../../target/engine.wasm');
const skip = !existsSync(ENGINE) && 'the engine is not built: scripts/engine';
const CARD = '.hand ul button[aria-disabled="false"]';

/** Bots play in the browser, unless the test has said otherwise, and answer quickly. */
const quick = (context) =>
  context.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('interregnum-settings') ?? '{}');
    if (!sessionStorage.getItem('here')) localStorage.setItem('interregnum-settings', JSON.stringify({ ...kept, here: true }));
    sessionStorage.setItem('here', '1');
    for (const game of ['claim', 'braverats', 'defaite']) localStorage.setItem(`interregnum-options-${game}`, JSON.stringify({ pace: 'quick' }));
  });

/** Somebody who plays against bots. */
async function player(site, options = {}) {
  const person = await site.person('Ada', { serviceWorkers: 'allow', ...options });
  await quick(person.context);
  await person.page.goto('/');
  return person;
}

/** The servers and browsers of a test, closed after it, also where it failed. */
const opened = [];
afterEach(() => Promise.all(opened.splice(0).map((site) => site.close())));

/** Somebody who has visited the page once, so that the engine is kept for later; then the server stops. */
async function alone(options = {}) {
  const site = await open();
  opened.push(site);
  const person = await player(site, options);
  const { page } = person;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(async () => (await (await caches.open('interregnum-1')).keys()).some(({ url }) => url.endsWith('.wasm')));
  const stopped = new Promise((resolve) => site.child.once('exit', resolve));
  site.child.kill();
  await stopped;
  await page.reload();
  await page.locator('.games button.main:enabled').first().waitFor();
  return person;
}

/** Begins a game against the level of this name. */
async function begin(page, game, level = 'Page') {
  await page.locator('.games > li', { has: page.getByRole('heading', { name: game }) }).getByRole('button', { name: 'Play against a bot' }).click();
  await page.getByRole('button', { name: level, exact: true }).click();
  await page.locator('main.screen').waitFor();
}

const version = async (page) => Number(await page.locator('main').getAttribute('data-version'));
const tableOf = (page) => /\/table\/(\w+)/.exec(page.url())[1];

describe('without the server', { skip }, () => {
  for (const game of longer(['Claim', 'BraveRats'], ['La Défaite'])) {
    test(`a whole game of ${game} is played, with reloads in between`, async () => {
      const { page } = await alone();
      const faults = [];
      page.on('pageerror', (fault) => faults.push(fault.message));
      await begin(page, game);
      let moves = 0;
      await playOut(page, async () => {
        moves += 1;
        // The first choice may end a game of BraveRats.
        if (![1, 11, 31].includes(moves)) return;
        const before = await version(page);
        await page.reload();
        await page.locator('main[data-version]').waitFor();
        assert.ok((await version(page)) >= before, 'nothing was lost');
      });
      assert.ok(moves > 0);
      await page.getByRole('link', { name: 'Download' }).waitFor();
      assert.deepEqual(faults, []);
    });
  }

  test('the door says what can be done, in French as well, and has no barrier', async () => {
    const { page } = await alone({ locale: 'fr-FR' });
    assert.match(await page.getByRole('alert').innerText(), /jouer contre des bots/);
    assert.ok(await page.getByRole('button', { name: 'Trouver un adversaire' }).first().isDisabled());
    assert.deepEqual(await barriers(page), []);
  });

  test('a finished game is replayed and reviewed', async () => {
    const { page } = await alone();
    await begin(page, 'BraveRats');
    await playOut(page);
    await page.locator('.end').getByRole('link', { name: 'Review this game' }).click();
    await page.getByText(/^Move \d+ of \d+$/).waitFor();
    await page.locator('.review').getByRole('img').first().waitFor({ timeout: 60_000 });
  });
});

describe('with the server', { skip }, () => {
  let site;
  before(async () => (site = await open()));
  after(() => site.close());

  test('a game against bots is this browser’s own: the server does not know it, nor is it asked', async () => {
    const { page, context } = await player(site);
    const asked = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await begin(page, 'Claim');
    await page.locator(CARD).first().waitFor();
    assert.equal((await context.request.get(`/api/tables/${tableOf(page)}`)).status(), 404);
    assert.deepEqual(asked.filter((each) => each.startsWith('POST') || each.includes('/api/tables/')), []);
  });

  test('the setting moves games against bots back to the server', async () => {
    const { page, context } = await player(site);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Play against bots on this device').uncheck();
    await page.keyboard.press('Escape');
    await begin(page, 'Claim');
    await page.locator('.hand ul button').first().waitFor();
    assert.equal((await context.request.get(`/api/tables/${tableOf(page)}`)).status(), 200);
  });

  test('a game that was left stands among the tables to return to, and goes on', async () => {
    const { page } = await player(site);
    await begin(page, 'Claim');
    await page.locator(CARD).first().waitFor();
    const before = await version(page);
    await page.locator(CARD).first().click();
    await page.waitForFunction((old) => Number(document.querySelector('main').dataset.version) > old, before);
    const address = new URL(page.url()).pathname;
    await page.goto('/');
    await page.locator(`a.button[href="${address}"]`).click();
    await page.locator(CARD).first().waitFor();
    assert.ok((await version(page)) > before);
  });

  test('a hint is given, and a refusal says why in words', async () => {
    const { page } = await player(site);
    await begin(page, 'BraveRats');
    await page.locator(CARD).first().waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.above').getByText(/\d\s?%/).first().waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Take back' }).click();
    const why = await page.locator('.notices [role="alert"]').first().innerText();
    assert.match(why, /\w+ \w+ \w+/);
    assert.doesNotMatch(why, /\[/, 'the text is there');
  });

  test('a finished game is put on the net, where anybody replays and analyses it, and never a forged one', async () => {
    const { page, context } = await player(site);
    await begin(page, 'BraveRats');
    await playOut(page);
    assert.deepEqual(await barriers(page), []);
    await page.locator('.end').getByRole('button', { name: 'Put this game on the net' }).click();
    await page.getByText('The game is on the net.').waitFor();
    const link = await page.getByRole('textbox', { name: 'Link to this game' }).inputValue();
    assert.match(link, /\/published\/[a-z2-8]{16}$/);
    const stranger = await site.browser.newContext({ baseURL: site.address, locale: 'fr-FR' });
    const other = await stranger.newPage();
    await other.goto(link);
    await other.getByText('Jouée contre des bots dans un navigateur, pas sur ce serveur.').waitFor();
    await other.getByText(/^Coup 0 sur \d+$/).waitFor();
    assert.deepEqual(await barriers(other), []);
    await other.keyboard.press('ArrowRight');
    await other.waitForURL(/\/published\/\w+\/1$/);
    await other.getByRole('button', { name: 'Analyser à partir d’ici' }).click();
    await other.locator('.analysis > .board').waitFor();
    await stranger.close();
    // The list of one's own games offers the same, and the server refuses what could not have happened.
    const id = link.slice(-16);
    await page.goto('/games');
    await page.getByRole('heading', { name: 'Played in this browser' }).waitFor();
    await page.getByRole('button', { name: /^Put this game on the net/ }).click();
    assert.equal(await page.getByRole('textbox', { name: 'Link to this game' }).inputValue(), link, 'sent twice, it is kept once');
    assert.deepEqual(await barriers(page), []);
    const record = await (await context.request.get(`/api/records/${id}`)).json();
    const forged = await context.request.post('/api/records', { data: { ...record, moves: record.moves.slice(0, -1) } });
    assert.equal(forged.status(), 422);
    assert.match((await forged.json()).message, /the outcome differs/);
  });

  test('the replay of a table of the server opens at the analysis board', async () => {
    const ada = await site.person('Ada', { serviceWorkers: 'allow' });
    const table = await site.table(ada, ...TABLES['BraveRats']);
    await ada.page.goto(`/table/${table}`);
    await playOut(ada.page);
    await ada.page.goto(`/replay/${table}/2`);
    await ada.page.getByRole('button', { name: 'Analyse from here' }).click();
    await ada.page.locator('.analysis > .board').waitFor();
  });

  test('two tabs at one game: the newest acts, and the other shows what happens', async () => {
    const { page, context } = await player(site);
    await begin(page, 'Claim');
    await page.locator('.hand ul button').first().waitFor();
    const other = await context.newPage();
    await other.goto(page.url());
    await other.locator(CARD).first().waitFor();
    const here = page.getByRole('button', { name: 'Act here' });
    await here.waitFor();
    const before = await version(page);
    await other.locator(CARD).first().click();
    await page.waitForFunction((old) => Number(document.querySelector('main').dataset.version) > old, before);
    await here.click();
    await other.getByRole('button', { name: 'Act here' }).waitFor();
    await here.waitFor({ state: 'detached' });
  });

  test('a browser without room says so, and the game goes on', async () => {
    const { page, context } = await player(site);
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.address, quotaSize: 1 });
    await begin(page, 'BraveRats');
    await page.getByText('This browser cannot store the game').waitFor();
    await playOut(page);
  });
});
