/** Visitors with nothing stored, who come over plain HTTP as on a LAN: no cookie, no settings, no name. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { chromium } from 'playwright-core';
import { playOut } from './drivers.mjs';
import { ARGS, CLAIM, RATS, WHOLE_CHROMIUM, open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const LANGS = {
  en: { locale: 'en-US', sit: 'Sit down', name: 'Your name', invites: 'Ada invites you to BraveRats', plain: 'no variants', join: 'Join', watch: 'Watch', lists: 'Tables', nowhere: /nothing at this address/, home: 'All games', noTable: /no such table/, watching: /You are watching/ },
  fr: { locale: 'fr-FR', sit: 'S’asseoir', name: 'Votre nom', invites: 'Ada vous invite à jouer : BraveRats', plain: 'sans variante', join: 'Rejoindre', watch: 'Regarder', lists: 'Tables', nowhere: /rien à cette adresse/, home: 'Tous les jeux', noTable: /n’existe pas/, watching: /Vous regardez/ },
};
/** What the page was built with, if the compiler has the target. */
const ENGINE = join(import.meta.dirname, '../../../target/engine.wasm');
const CARD = '.hand ul button[aria-disabled="false"]';
const dealt = (page) => page.locator(CARD).first().waitFor();

/** Ada, who waits at her table; others see it in the lobby while she is there. */
async function waits(game = 'braverats', options = RATS, seats = ['me', 'open']) {
  const ada = await site.person('Ada');
  const made = await ada.context.request.post('/api/tables', { data: { setup: { game, options, pace: 0, listed: true }, seats } });
  const { table } = await made.json();
  await ada.page.goto(`/table/${table}`);
  await ada.page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  return { ada, table };
}

/** Plays the first card by as many taps as the page asks for, and tells how many. */
async function firstCard(page) {
  const version = await page.locator('main').getAttribute('data-version');
  const moved = (or) => page.waitForFunction(([old, asks]) => document.querySelector('main')?.dataset.version !== old || (asks && new RegExp(asks).test(document.body.innerText)), [version, or]);
  await page.locator(CARD).first().click();
  await moved('tap again|appuyez encore');
  if ((await page.locator('main').getAttribute('data-version')) !== version) return 1;
  await page.locator(CARD).first().click();
  await moved();
  return 2;
}

describe('a first-time visitor', () => {
  for (const [lang, words] of Object.entries(LANGS)) {
    for (const [where, screen] of Object.entries({ desk: DESK, phone: PHONE })) {
      test(`follows an invitation and plays the first card (${lang}, ${where})`, async (t) => {
        const { table } = await waits();
        const { page, faults } = await site.stranger({ ...screen, locale: words.locale });
        const begun = Date.now();
        await page.goto(`/table/${table}`);
        assert.equal(await page.evaluate(() => isSecureContext), false);
        await page.getByRole('heading', { name: words.invites }).waitFor();
        assert.match(await page.locator('.agreed').innerText(), new RegExp(words.plain));
        await page.getByLabel(words.name).fill('Bo');
        await page.getByRole('button', { name: words.sit }).click();
        await dealt(page);
        const seated = Date.now();
        const taps = await firstCard(page);
        t.diagnostic(`from the link to the cards: 1 click, ${seated - begun} ms; first card: ${taps} more, ${Date.now() - seated} ms`);
        assert.deepEqual(faults, []);
      });
    }

    test(`joins from the lobby, and watches from there (${lang})`, async () => {
      const { ada, table } = await waits();
      const bo = await site.stranger({ locale: words.locale });
      await bo.page.goto('/');
      const waiting = bo.page.locator('li', { has: bo.page.locator(`a[href="/table/${table}"]`) });
      await waiting.filter({ hasText: /Ada.*1 (seat free|place libre)/ }).waitFor();
      await waiting.getByRole('link', { name: words.join }).click();
      await bo.page.getByRole('button', { name: words.sit }).click();
      await dealt(bo.page);
      const cy = await site.stranger({ locale: words.locale });
      await cy.page.goto('/');
      await cy.page.locator(`a[href="/table/${table}"]`, { hasText: words.watch }).click();
      await cy.page.getByText(words.watching).waitFor();
      assert.deepEqual([...bo.faults, ...cy.faults], []);
      await ada.context.close();
    });

    test(`is told in words what an address does not have (${lang})`, async () => {
      const { page } = await site.stranger({ locale: words.locale });
      const answer = await page.goto('/no/such/page');
      assert.equal(answer.status(), 404);
      await page.getByText(words.nowhere).waitFor();
      await page.goto('/table/aaaaaaaaaaaaaaaa');
      await page.getByRole('alert').filter({ hasText: words.noTable }).waitFor();
      await page.getByRole('main').getByRole('link', { name: words.home }).last().click();
      await page.locator('.games').waitFor();
    });
  }

  test('sits under the name that is offered', async () => {
    const { table } = await waits();
    const { page } = await site.stranger();
    await page.goto(`/table/${table}`);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await dealt(page);
  });

  test('is told why they cannot sit down without a name', async () => {
    const { table } = await waits();
    const { page } = await site.stranger();
    await page.goto(`/table/${table}`);
    await page.getByLabel('Your name').fill(' ');
    await page.getByText('Type a name to sit down.').waitFor();
    assert.ok(await page.getByRole('button', { name: 'Sit down' }).isDisabled());
  });

  test('learns the kingdom, the teams and who leads before and after sitting', async () => {
    const { table } = await waits('claim', CLAIM[4], ['me', 'greedy', 'open', 'open']);
    const { page } = await site.stranger();
    await page.goto(`/table/${table}`);
    const agreed = page.locator('.agreed');
    await agreed.getByText('4 players in two teams').waitFor();
    assert.match(await agreed.innerText(), /kingdom: Gnomes, Giants|kingdom: Dwarves/);
    const seats = page.getByRole('list', { name: 'The seats' }).getByRole('listitem');
    assert.match(await seats.nth(0).innerText(), /Ada.*team 1.*leads the first trick/s);
    assert.match(await seats.nth(2).innerText(), /team 1, with Ada/);
    await seats.nth(2).getByRole('button', { name: 'Sit down' }).click();
    await page.getByText('You sit at Ada’s table for Claim.').waitFor();
    assert.match(await seats.nth(2).innerText(), /\(you\).*with Ada/s);
    await agreed.getByText('4 players in two teams').waitFor();
  });

  test('sits though the cookies were cleared since the name was taken', async () => {
    const { table } = await waits();
    const { context, page } = await site.stranger();
    await page.goto('/');
    await page.getByLabel('Your name').fill('Bo');
    await page.locator('.games li', { hasText: 'La Défaite' }).getByRole('button', { name: 'Find an opponent' }).click();
    await page.getByRole('button', { name: 'Find anyone' }).click();
    // Not the heading "Waiting for players": the landing page has one, too.
    await page.getByLabel('The table’s link').waitFor();
    await context.clearCookies();
    await page.evaluate((address) => (history.pushState(null, '', address), dispatchEvent(new PopStateEvent('popstate'))), `/table/${table}`);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await dealt(page);
  });

  test('plays a whole game in a browser that refuses cookies and storage', async () => {
    const profile = mkdtempSync(join(tmpdir(), 'no-cookies-'));
    mkdirSync(join(profile, 'Default'));
    writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }));
    const context = await chromium.launchPersistentContext(profile, { executablePath: WHOLE_CHROMIUM, args: ARGS, baseURL: site.lan, locale: 'en-US', reducedMotion: 'reduce' });
    try {
      const { ada, table } = await waits();
      const page = await context.newPage();
      const faults = [];
      page.on('pageerror', (fault) => faults.push(fault.message));
      await page.goto(`/table/${table}`);
      assert.equal(await page.evaluate(() => { try { return localStorage.length; } catch { return 'refused'; } }), 'refused');
      await page.getByRole('button', { name: 'Sit down' }).click();
      await dealt(page);
      await Promise.all([playOut(page), playOut(ada.page)]);
      assert.deepEqual(faults, []);
    } finally {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    }
  });
});

describe('a link', () => {
  test('is copied on a page that is not secure, and drawn as a code', async () => {
    const ada = await site.stranger();
    await ada.page.goto('/');
    await ada.page.locator('.games li', { hasText: 'La Défaite' }).getByRole('button', { name: 'Find an opponent' }).click();
    await ada.page.getByRole('button', { name: 'Find anyone' }).click();
    const link = await ada.page.getByLabel('The table’s link').inputValue();
    assert.ok(link.startsWith(site.lan), link);
    await ada.page.getByRole('button', { name: 'Copy' }).click();
    await ada.page.getByRole('button', { name: 'Copied' }).waitFor();
    const input = ada.page.getByLabel('The table’s link');
    await ada.page.evaluate(() => document.body.append(Object.assign(document.createElement('textarea'), { id: 'paste' })));
    await ada.page.locator('#paste').focus();
    await ada.page.keyboard.press('Control+V');
    assert.equal(await ada.page.locator('#paste').inputValue(), await input.inputValue());
    const code = ada.page.getByAltText('The link as a QR code for a phone’s camera');
    assert.ok(await code.evaluate((image) => image.decode().then(() => image.naturalWidth > 100)));
    assert.deepEqual(ada.faults, []);
  });

  test('of a server for one machine alone says so, and draws no code', async () => {
    const { ada } = await waits();
    await ada.page.getByText(/Only this machine can open this link/).waitFor();
    assert.equal(await ada.page.getByAltText(/QR code/).count(), 0);
  });

  test('to a table in play shows the game, and to one that has ended its result and replay', async () => {
    const { ada, table } = await waits();
    const bo = await site.stranger({ reducedMotion: 'reduce' });
    await bo.page.goto(`/table/${table}`);
    await bo.page.getByRole('button', { name: 'Sit down' }).click();
    await dealt(bo.page);
    const cy = await site.stranger();
    await cy.page.goto(`/table/${table}`);
    await cy.page.getByText('You are watching this game. The seats are taken.').waitFor();
    assert.equal(await cy.page.getByRole('button', { name: 'Sit down' }).count(), 0);
    await Promise.all([playOut(ada.page), playOut(bo.page)]);
    const di = await site.stranger();
    await di.page.goto(`/table/${table}`);
    await di.page.locator('#end-title').waitFor();
    await di.page.getByRole('link', { name: 'Replay' }).waitFor();
    assert.deepEqual([...bo.faults, ...cy.faults, ...di.faults], []);
  });
});

describe('the lobby', () => {
  test('does not list a table that everybody has left', async () => {
    const { ada, table } = await waits();
    const { page } = await site.stranger();
    await page.goto('/');
    await page.locator(`a[href="/table/${table}"]`).waitFor();
    await ada.context.close();
    // The page looks again every ten seconds.
    await page.locator(`a[href="/table/${table}"]`).waitFor({ state: 'detached' });
  });

  test('shows visitors their own tables once', async () => {
    const { ada, table } = await waits();
    await ada.page.goto('/');
    await ada.page.getByRole('heading', { name: 'Tables' }).waitFor();
    assert.equal(await ada.page.locator(`a[href="/table/${table}"]`).count(), 1);
  });
});

test('a page that cannot reach the server says so in words, and a lesson comes from the engine where there is one', async () => {
  for (const [address, lesson] of [['/rules/claim', false], ['/lesson/claim', existsSync(ENGINE)]]) {
    const { page } = await site.stranger();
    await page.route('**/api/{games,lessons}/**', (route) => route.abort());
    await page.goto(address);
    await (lesson ? page.locator('.coach') : page.getByText('The server does not answer.')).waitFor();
  }
});
