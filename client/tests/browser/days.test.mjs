/** Games that are played over days: nobody stays, everybody comes back, and the test moves the time. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { barriers } from './barriers.mjs';
import { CLAIM, open } from './site.mjs';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const CARD = '.hand ul button[aria-disabled="false"]';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const folder = mkdtempSync(join(tmpdir(), 'interregnum-days-'));
const clock = join(folder, 'ahead');
let ahead = 0;
let site;

/** Moves the server's time; pages that are opened afterwards have the same. */
function later(span) {
  ahead += span;
  writeFileSync(clock, String(ahead));
}
before(async () => {
  later(0);
  site = await open({ INTERREGNUM_TEST_CLOCK: clock });
});
after(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

/** Gives the pages of a browser the server's time. */
const keepsTime = (context) =>
  context.addInitScript((span) => {
    const real = Date.now.bind(Date);
    Date.now = () => real() + span;
  }, ahead);

/** Somebody with a browser that can be closed: only what it has stored is left of it. */
class Visitor {
  constructor(options = {}) {
    Object.assign(this, { options, faults: [] });
  }

  /** Opens the browser at an address. */
  async opens(address) {
    const { context, page, faults } = await site.stranger(this.options);
    await keepsTime(context);
    Object.assign(this, { context, page, faults });
    await page.goto(address);
    return page;
  }

  async closes() {
    assert.deepEqual(this.faults, []);
    this.options = { ...this.options, storageState: await this.context.storageState() };
    await this.context.close();
  }

  /** Goes on with nothing but a link from the old device. */
  async changesDevice(options) {
    const page = await this.opens('/account');
    await page.getByRole('button', { name: 'Sign in on another device' }).click();
    const address = await page.getByLabel('Sign in on another device').inputValue();
    await this.closes();
    this.options = options;
    const other = await this.opens(`/sign-in#${address.split('#')[1]}`);
    await other.getByRole('button', { name: 'Sign in on this device' }).click();
    await other.locator('li').filter({ hasText: 'this device' }).waitFor();
    await this.closes();
  }

  async becomesAccount(name) {
    const page = await this.opens('/account');
    const form = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Create an account' }) });
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Password').fill('correct horse');
    await form.getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByText(`You are signed in as ${name}.`).waitFor();
    await this.closes();
  }
}

/** Plays the first card, by as many taps as the page asks for. */
async function firstCard(page) {
  const main = page.locator('main');
  await page.locator(CARD).first().waitFor();
  const version = await main.getAttribute('data-version');
  const moved = (asks) => page.waitForFunction(([old, words]) => document.querySelector('main')?.dataset.version !== old || (words && new RegExp(words).test(document.body.innerText)), [version, asks]);
  await page.locator(CARD).first().click();
  await moved('tap again');
  if ((await main.getAttribute('data-version')) !== version) return;
  await page.locator(CARD).first().click();
  await moved(null);
}

/** Nobody is called away, and no bot has a seat. */
async function nobodyIsLost(page) {
  assert.equal(await page.locator('.away').count(), 0);
  assert.equal(await page.getByText(/ is away/).count(), 0);
  const { now } = await page.evaluate(async () => (await fetch(`/api${location.pathname.replace('table', 'tables')}`)).json());
  for (const { holder } of now.seats) assert.deepEqual([holder.kind, holder.absence, holder.stand_in], ['person', null, null]);
}

/** The name of the first for whom the game waits, as everybody may know it. */
async function awaited(table) {
  const { now } = await (await fetch(`${site.address}/api/tables/${table}`)).json();
  return now.seats[now.position.to_act[0]].holder.name;
}

/** Comes back after some hours, finds the game that waits, and chooses a card there. Tells whether the game is over. */
async function comesBack(visitor) {
  later(4 * HOUR);
  const page = await visitor.opens('/');
  const next = page.getByRole('link', { name: 'Next game that waits for me (1)' });
  await next.waitFor();
  await page.locator('li', { hasText: 'your turn' }).getByText(/hours left/).waitFor();
  await next.click();
  await firstCard(page);
  await nobodyIsLost(page);
  const over = await page.locator('.end').isVisible();
  await visitor.closes();
  return over;
}

test('two strangers play a game over three days, close the browser between moves, change device and become an account', { timeout: 600_000 }, async (t) => {
  const [ada, bo] = [new Visitor(), new Visitor(PHONE)];
  const begun = ahead;
  const made = await ada.opens('/');
  await made.getByLabel('Your name').fill('Ada');
  await made.getByRole('button', { name: 'Make a table' }).click();
  const form = made.locator('dialog[open]');
  await form.getByLabel('Game', { exact: true }).selectOption('braverats');
  await form.getByLabel('Clock').selectOption('over days, 1 day a move');
  await form.getByLabel('Vacation').selectOption('7 days');
  assert.deepEqual(await barriers(made), []);
  await form.getByRole('button', { name: 'Make a table' }).click();
  await made.waitForURL(/\/table\/\w{16}$/);
  await made.locator('.agreed').waitFor();
  const table = made.url().split('/').at(-1);
  await ada.closes();

  later(5 * HOUR);
  const joined = await bo.opens('/');
  await joined.locator(`a[href="/table/${table}"]`, { hasText: 'Join' }).click();
  await joined.locator('.agreed', { hasText: 'over days, 1 day a move, 7 days of vacation each' }).waitFor();
  await joined.getByLabel('Your name').fill('Bo');
  await joined.getByRole('button', { name: 'Sit down' }).click();
  await joined.getByRole('timer', { name: '24 hours left' }).first().waitFor();
  await firstCard(joined);
  await nobodyIsLost(joined);
  await bo.closes();

  let [over, visits] = [false, 1];
  while (!over) {
    if (visits === 3) await bo.changesDevice({ viewport: { width: 1280, height: 800 } });
    if (visits === 4) await ada.becomesAccount('Countess');
    over = await comesBack((await awaited(table)) === 'Bo' ? bo : ada);
    visits += 1;
    assert.ok(visits < 40, 'the game ends');
  }
  assert.ok(visits > 5, 'device and account have changed in the middle');
  // Whatever is left of the three days passes after the game.
  later(Math.max(0, 3 * DAY - (ahead - begun)));
  for (const visitor of [ada, bo]) {
    const page = await visitor.opens(`/table/${table}`);
    await page.locator('.end').waitFor();
    assert.equal(await page.getByRole('link', { name: /Next game/ }).count(), 0);
    await visitor.closes();
  }
  t.diagnostic(`${visits} visits in ${((ahead - begun) / DAY).toFixed(1)} days`);
});

/** Two people who have taken their seats at a table of Claim, where the first leads. */
async function atTable(ada, bo, clock) {
  const made = await ada.context.request.post('/api/tables', { data: { setup: { game: 'claim', options: CLAIM[2], clock }, seats: ['me', 'open'] } });
  const { table } = await made.json();
  const sat = await bo.context.request.post(`/api/tables/${table}/ask`, { data: { id: 'sit', command: { do: 'sit', name: 'Bo' } } });
  assert.equal(sat.status(), 200, await sat.text());
  return table;
}

test('the next game that waits is one click away, the most urgent first', async () => {
  const [ada, bo] = [await site.person('Ada'), await site.person('Bo')];
  const slow = await atTable(ada, bo, { kind: 'days', span: 7 * DAY });
  const fast = await atTable(ada, bo, { kind: 'days', span: DAY });
  const open = await atTable(ada, bo, { kind: 'days' });
  await keepsTime(ada.context);
  const { page } = ada;
  await page.goto('/games');
  await page.getByRole('heading', { name: 'Waiting for your move (3)' }).waitFor();
  const listed = page.locator('section li a');
  assert.deepEqual(await listed.evaluateAll((links) => links.map((link) => link.pathname.split('/').at(-1))), [fast, slow, open]);
  assert.deepEqual(await barriers(page), []);
  await page.goto('/');
  await page.getByRole('link', { name: 'Next game that waits for me (3)' }).click();
  for (const [table, left] of [[fast, 2], [slow, 1], [open, 0]]) {
    await page.waitForURL(new RegExp(`/table/${table}$`));
    await firstCard(page);
    if (left > 0) await page.getByRole('link', { name: `Next game that waits for me (${left})` }).click();
  }
  await page.goto('/games');
  await page.locator('li', { hasText: 'Claim' }).first().waitFor();
  assert.equal(await page.getByRole('link', { name: /Next game/ }).count(), 0);
  assert.deepEqual(ada.faults, []);
});

/** Waits for an answer of the server that satisfies a condition. */
async function answers(context, address, condition) {
  for (;;) {
    const found = await (await context.request.get(address)).json();
    if (condition(found)) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test('a time that has passed is settled though nobody looks, and a vacation stops it', { timeout: 120_000 }, async () => {
  const [ada, bo] = [await site.person('Ada'), await site.person('Bo')];
  const table = await atTable(ada, bo, { kind: 'days', span: DAY, vacation: 7 });
  await keepsTime(ada.context);
  const { page } = ada;
  await page.goto(`/table/${table}`);
  await page.getByRole('button', { name: 'Vacation' }).click();
  const sheet = page.locator('dialog[open]');
  await sheet.getByText('You have 7 days left in this game.').waitFor();
  await sheet.getByLabel('Days').selectOption('2');
  await sheet.getByRole('button', { name: 'Go on vacation' }).click();
  await page.getByText(/^You are on vacation until/).waitFor();
  await page.getByRole('timer', { name: '3 days left' }).waitFor();
  await page.close();
  later(2.5 * DAY);
  const waiting = await answers(bo.context, `/api/me/games?state=playing`, () => true);
  assert.ok(waiting.some((summary) => summary.table === table), 'it goes on');
  later(DAY);
  await answers(bo.context, `/api/me/games?state=over`, (games) => games.some((summary) => summary.table === table));
  await bo.page.goto(`/table/${table}`);
  await bo.page.getByText('Ada has run out of time.', { exact: true }).waitFor();
  assert.deepEqual([...ada.faults, ...bo.faults], []);
});
