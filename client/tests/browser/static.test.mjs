/** The site of files that `make site` writes, on a host that knows nothing of games, in a sub-folder. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { chromium } from 'playwright-core';
import { barriers } from './barriers.mjs';
import { playOut } from './drivers.mjs';
import { serveFiles } from './files.mjs';
import { ARGS, CHROMIUM } from './site.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, 'target/site');
const skip = !existsSync(join(FOLDER, 'index.html')) && 'the site is not built: make site';
const CARD = '.hand ul button[aria-disabled="false"]';
const OTHER = '.take, .acts button.act:not([disabled])';
/** Where the text of a record is pasted. */
const recordField = (page) => page.locator('form').first().locator('textarea');
const golden = (game, name) => readFileSync(join(ROOT, 'golden', game, `${name}.json`), 'utf8');

describe('a site of files', { skip }, () => {
  let host;
  let browser;
  const contexts = [];
  before(async () => {
    host = await serveFiles(FOLDER);
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS });
  });
  after(async () => {
    await browser.close();
    await host.close();
  });
  afterEach(() => Promise.all(contexts.splice(0).map((context) => context.close())));

  /** A visitor; whatever goes wrong in the page is noted. */
  async function visitor(options = {}) {
    const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', viewport: { width: 1280, height: 800 }, ...options });
    contexts.push(context);
    await context.addInitScript(() => {
      localStorage.setItem('interregnum-settings', JSON.stringify({ tips: false, confirm: 'off', ...JSON.parse(localStorage.getItem('interregnum-settings') ?? '{}') }));
      for (const game of ['claim', 'braverats', 'defaite']) localStorage.setItem(`interregnum-options-${game}`, JSON.stringify({ pace: 'quick' }));
    });
    const page = await context.newPage();
    const faults = [];
    page.on('pageerror', (fault) => faults.push(fault.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    return { context, page, faults };
  }

  /** Begins a game against whom this button names. */
  async function begin(page, game, opponent) {
    await page.goto(host.address);
    await page.locator('.games > li', { has: page.getByRole('heading', { name: game }) }).locator('button.main').click();
    await page.getByRole('button', { name: opponent, exact: true }).click();
    await page.locator('main.screen').waitFor();
  }

  /** Plays for everybody at the device until the game is over or enough were asked; what the curtains said. */
  async function playTogether(page, enough) {
    const [names, lift, over] = [new Set(), page.getByRole('button', { name: 'Show my hand' }), page.locator('.end')];
    for (let choices = 0; choices < 600 && !enough(names); choices += 1) {
      await over.or(lift).or(page.locator(CARD)).or(page.locator(OTHER)).first().waitFor({ timeout: 60_000 });
      if (await over.isVisible()) break;
      const version = await page.locator('main').getAttribute('data-version');
      if (await lift.isVisible()) {
        const said = await page.locator('.curtain h2').innerText();
        names.add(said);
        await lift.click();
        // Where a bot was to play, the curtain may fall at once for somebody else.
        await page.waitForFunction((before) => document.querySelector('.board') || ![undefined, before].includes(document.querySelector('.curtain h2')?.textContent), said);
        continue;
      }
      await page.locator((await page.locator(CARD).first().isVisible()) ? CARD : OTHER).first().click({ timeout: 5_000 }).catch(() => {});
      const listed = page.locator('dialog[open] .act').first();
      if (await listed.isVisible()) await listed.click({ timeout: 5_000 }).catch(() => {});
      await page.waitForFunction((old) => document.querySelector('main')?.dataset.version !== old || document.querySelector('.curtain'), version, { timeout: 5_000 }).catch(() => {});
    }
    return names;
  }

  /** Opens the text of a record at the analysis board. */
  async function analyse(page, text) {
    await page.goto(`${host.address}#/analyse`);
    await recordField(page).fill(text);
    await page.getByRole('button', { name: /^(Open|Ouvrir)$/ }).click();
    await page.locator('.analysis > .board').waitFor();
  }

  test('a game is played, goes on after a reload, is replayed and reviewed, and nothing is missing', async () => {
    const { page, faults } = await visitor();
    await begin(page, 'BraveRats', 'Page');
    await page.locator(CARD).first().waitFor();
    await page.reload();
    await page.locator(CARD).first().waitFor();
    await playOut(page);
    await page.locator('.end').getByRole('link', { name: 'Review this game' }).click();
    await page.getByText(/^Move \d+ of \d+$/).waitFor();
    await page.locator('.review').getByRole('img').first().waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Analyse from here' }).click();
    await page.locator('.analysis > .board').waitFor();
    assert.deepEqual([faults, host.missing], [[], []]);
  });

  test('rules and lessons are there, by their links', async () => {
    const { page, faults } = await visitor();
    await page.goto(`${host.address}#/rules/claim#C4.2`);
    await page.locator('[id="C4.2"]').waitFor();
    await page.goto(`${host.address}#/lesson/claim`);
    await page.locator('.board').first().waitFor();
    await page.goto(`${host.address}#/sheet/braverats`);
    await page.getByRole('heading').first().waitFor();
    assert.deepEqual([faults, host.missing], [[], []]);
  });

  test('two people share a device: a curtain hides each hand from the other, also after a reload', async () => {
    const { page, faults } = await visitor();
    await begin(page, 'BraveRats', 'At this device');
    const curtain = page.locator('.curtain');
    const lift = page.getByRole('button', { name: 'Show my hand' });
    await curtain.getByText('Guest is next.').waitFor();
    assert.equal(await page.locator('.hand').count(), 0, 'no hand is shown');
    assert.deepEqual(await barriers(page), []);
    // The button has the focus: the keyboard is enough.
    await page.keyboard.press('Enter');
    await page.locator(CARD).first().click();
    await curtain.getByText('Player 2 is next.').waitFor();
    assert.equal(await page.locator('.hand').count(), 0);
    await page.reload();
    await curtain.getByText('Player 2 is next.').waitFor();
    await lift.click();
    await page.locator(CARD).first().waitFor();
    const names = await playTogether(page, () => false);
    assert.deepEqual([...names].sort(), ['Guest is next.', 'Player 2 is next.']);
    assert.deepEqual(faults, []);
  });

  test('two people play a whole game of Claim at one device, and no hand is seen by the other', async () => {
    const { page, faults } = await visitor();
    await begin(page, 'Claim', 'At this device');
    const seen = [];
    await page.exposeFunction('noteSeen', (what) => seen.push(what));
    // Where a curtain hangs no card of a hand may be in the page, at no moment.
    await page.evaluate(() => {
      const look = () => document.querySelector('.curtain') && document.querySelector('.hand') && window.noteSeen(document.querySelector('.curtain').textContent);
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
    const names = await playTogether(page, () => false);
    await page.locator('.end').waitFor();
    assert.deepEqual([...names].sort(), ['Guest is next.', 'Player 2 is next.']);
    assert.equal(await page.getByRole('button', { name: 'Put this game on the net' }).count(), 0, 'there is no server');
    assert.deepEqual([seen, faults], [[], []]);
  });

  test('three at one device with a bot among them play La Défaite for four', async () => {
    const { page, faults } = await visitor();
    await page.addInitScript(() => {
      const plan = { pace: 'quick', same: false, bots: ['friend', 'page', 'friend', 'friend', 'friend'], values: { players: 4 } };
      localStorage.setItem('interregnum-options-defaite', JSON.stringify(plan));
    });
    await page.goto(host.address);
    await page.locator('.games > li', { has: page.getByRole('heading', { name: 'La Défaite' }) }).locator('button.main').click();
    await page.locator('dialog[open] details summary').click();
    await page.getByRole('button', { name: 'Play with these options' }).click();
    const seen = await playTogether(page, (names) => names.size === 3);
    assert.equal(seen.size, 3, [...seen].join());
    assert.deepEqual(faults, []);
  });

  test('phase two of Claim is solved: best play keeps the verdict', async () => {
    const { page, faults } = await visitor();
    await analyse(page, golden('claim', 'random-2-3'));
    const moves = page.getByRole('list', { name: 'Moves' }).getByRole('button');
    await moves.nth(40).click();
    const verdict = page.locator('section', { has: page.locator('#solution') }).locator('b').first();
    await verdict.getByText(/wins by|even/).waitFor({ timeout: 60_000 });
    const said = await verdict.innerText();
    const best = page.locator('section li.best button').first();
    for (let move = 0; move < 3; move += 1) {
      const before = await page.locator('ol [aria-current]').textContent();
      await best.click();
      await page.waitForFunction((old) => document.querySelector('ol [aria-current]')?.textContent !== old, before);
      await verdict.getByText(/wins by|even/).waitFor({ timeout: 60_000 });
      assert.equal(await verdict.innerText(), said);
    }
    assert.deepEqual(faults, []);
  });

  test('a round of BraveRats has its matrix, a bot gives advice, a line is tried and forgotten', async () => {
    const { page, faults } = await visitor();
    await analyse(page, golden('braverats', 'prince-wins'));
    await page.keyboard.press('Home');
    const matrix = page.getByRole('table');
    await matrix.waitFor({ timeout: 60_000 });
    assert.equal(await matrix.locator('tbody tr').count(), 9, 'eight cards and the mix');
    assert.match(await page.locator('section b').first().innerText(), /50 %.*50 %/, 'the standard game is even');
    await page.getByRole('button', { name: 'Ask a strong bot' }).click();
    await page.getByText(/What a strong bot thinks/).waitFor({ timeout: 60_000 });
    assert.deepEqual(await barriers(page), []);
    const moves = page.getByRole('list', { name: 'Moves' }).getByRole('button');
    const recorded = await moves.count();
    // The record begins with the Prince; the Musician is another line.
    await page.locator(CARD).first().click();
    const forget = page.getByRole('button', { name: 'Forget this move' });
    await forget.and(page.locator(':enabled')).waitFor();
    await page.getByRole('table').waitFor({ timeout: 60_000 });
    await forget.click();
    await page.waitForFunction((count) => document.querySelectorAll('ol[aria-label] button').length === count, recorded);
    assert.deepEqual(faults, []);
  });

  test('a position is set up by clicks and by its text, says what is wrong, and is solved', async () => {
    const { page, faults } = await visitor();
    await page.goto(`${host.address}#/analyse`);
    const form = page.locator('form', { has: page.getByRole('heading', { name: 'Set up a position' }) });
    const text = form.getByRole('textbox', { name: 'Position as a text' });
    await form.getByText('This is a position.').waitFor();
    assert.deepEqual(await barriers(page), []);
    await form.getByRole('combobox').selectOption('braverats');
    await page.waitForFunction(() => [...document.querySelectorAll('textarea')].at(-1).value.includes('victories'));
    await form.getByRole('radio', { name: 'Hand of Player 2' }).check();
    await form.getByRole('button', { name: 'Put here: Prince', exact: true }).click();
    await form.getByText('All hands must have the same number of cards').waitFor();
    assert.ok(await form.getByRole('button', { name: 'Analyse this position' }).isDisabled());
    await form.getByRole('radio', { name: 'Hand of Player 1' }).check();
    await form.getByRole('button', { name: 'Put here: Ambassador', exact: true }).click();
    await form.getByText('This is a position.').waitFor();
    await text.fill(`${await text.inputValue()}\nfoot 0: Pr`);
    await form.getByText('This part cannot be read: “foot 0: Pr”.').waitFor();
    await form.getByRole('button', { name: 'Show where' }).click();
    assert.equal(await text.evaluate((field) => field.value.slice(field.selectionStart, field.selectionEnd)), 'foot 0: Pr');
    await text.fill('hand 0: Pr Mu; hand 1: As Sp; victories 3 3');
    await form.getByText('This is a position.').waitFor();
    await form.getByRole('button', { name: 'Analyse this position' }).click();
    await page.locator('.analysis > .board').waitFor();
    const matrix = page.getByRole('table');
    await matrix.waitFor({ timeout: 60_000 });
    assert.equal(await matrix.locator('tbody tr').count(), 3, 'two cards and the mix');
    await page.reload();
    await matrix.waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Ask a strong bot' }).click();
    await page.getByText(/What a strong bot thinks/).waitFor({ timeout: 60_000 });
    assert.deepEqual(await barriers(page), []);
    assert.deepEqual(faults, []);
  });

  test('the position of a record is changed by hand, in French', async () => {
    const { page, faults } = await visitor({ locale: 'fr-FR' });
    await analyse(page, golden('claim', 'random-2-3'));
    await page.getByRole('list', { name: 'Coups' }).getByRole('button').nth(3).click();
    await page.getByText('Cette position ne s’écrit pas en texte').waitFor();
    const moves = page.getByRole('list', { name: 'Coups' }).getByRole('button');
    const change = page.getByRole('button', { name: 'Modifier cette position à la main' });
    // Phase two begins after the last trick of phase one; a text describes it between two tricks.
    for (let move = (await moves.count()) - 8; !(await change.isVisible()); move += 1) {
      const before = await page.locator('ol [aria-current]').textContent();
      await moves.nth(move).click();
      await page.waitForFunction((old) => document.querySelector('ol [aria-current]')?.textContent !== old, before);
    }
    await change.click();
    const form = page.locator('.more form');
    const text = form.getByRole('textbox', { name: 'Position en texte' });
    await form.getByText('C’est une position.').waitFor();
    const before = await text.inputValue();
    await text.fill(before.replace(/leader (\d)/, (_, seat) => `leader ${1 - Number(seat)}`));
    await form.getByText('C’est une position.').waitFor();
    await form.getByRole('button', { name: 'Analyser cette position' }).click();
    await page.locator('section', { has: page.locator('#solution') }).locator('b').first().waitFor({ timeout: 60_000 });
    assert.deepEqual(await barriers(page), []);
    assert.deepEqual(faults, []);
  });

  test('a link carries a position into another browser', async () => {
    const one = await visitor();
    await analyse(one.page, golden('claim', 'random-2-17'));
    await one.page.getByRole('list', { name: 'Moves' }).getByRole('button').nth(12).click();
    const field = one.page.getByRole('textbox', { name: 'Link to this position' });
    await one.page.waitForFunction(() => document.querySelector('input[readonly]')?.value.includes('#'));
    const headline = await one.page.locator('.analysis > header p').innerText();
    const link = await field.inputValue();
    const other = await visitor({ locale: 'fr-FR' });
    await other.page.goto(link);
    await other.page.locator('.analysis > .board').waitFor();
    await other.page.getByRole('list', { name: 'Coups' }).getByRole('button', { name: /^12\./ }).waitFor();
    assert.ok(headline.length > 0);
    assert.deepEqual(await barriers(other.page), []);
    assert.deepEqual([one.faults, other.faults], [[], []]);
    await other.page.goto(`${host.address}#/analyse#damaged`);
    await other.page.getByRole('alert').getByText(/incomplet ou abîmé/).waitFor();
  });

  test('a record from a file is replayed and reviewed', async () => {
    const { page, faults } = await visitor();
    await page.goto(`${host.address}#/analyse`);
    await recordField(page).fill(golden('braverats', 'spy-sees-first'));
    await page.getByRole('button', { name: 'Replay and review' }).click();
    await page.getByText(/^Move 0 of \d+$/).waitFor();
    await page.getByRole('button', { name: 'Review this game' }).click();
    await page.locator('.review').getByRole('img').first().waitFor({ timeout: 60_000 });
    await page.goto(`${host.address}#/analyse`);
    await recordField(page).fill('{"not":"a record"}');
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('alert').getByText(/no record/).waitFor();
    assert.deepEqual(faults, []);
  });

  test('every game of every kind opens on a phone, in French and in the dark', async () => {
    const { page, faults } = await visitor({ locale: 'fr-FR', colorScheme: 'dark', viewport: { width: 360, height: 740 } });
    for (const game of ['claim', 'braverats', 'defaite']) {
      const [first] = readdirSync(join(ROOT, 'golden', game)).filter((name) => name.startsWith('random') && name.endsWith('.json'));
      await analyse(page, golden(game, (first ?? 'prince-wins.json').replace('.json', '')));
      assert.deepEqual(await barriers(page), [], game);
      const wide = await page.evaluate(() => [...document.querySelectorAll('main *')].filter((each) => each.getBoundingClientRect().right > innerWidth + 1 && !each.closest('.scroll, .unseen, .hand')).map((each) => each.outerHTML.slice(0, 80)).slice(0, 5));
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false, `${game}: ${wide.join('\n')}`);
    }
    assert.deepEqual(faults, []);
  });
});
