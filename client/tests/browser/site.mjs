/** The real binary, open on a free port, and real browsers before it. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'node:test';
import { chromium } from 'playwright-core';

export const ROOT = join(import.meta.dirname, '../../..');
const BINARIES = [process.env.INTERREGNUM_BINARY, 'target/release/interregnum', 'target/debug/interregnum'];
/** The whole browser, for what the headless shell does not have, such as settings of a profile. */
export const WHOLE_CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** Chromium without a window: it draws the same and needs half the time. */
const SHELL = '/usr/bin/chromium-headless-shell';
export const CHROMIUM = process.env.CHROMIUM ?? (existsSync(SHELL) ? SHELL : WHOLE_CHROMIUM);
/** A name of this machine that browsers do not trust as they trust `localhost`: pages there are those of a LAN. */
const LAN = 'friends.test';
export const ARGS = [`--host-resolver-rules=MAP ${LAN} 127.0.0.1`, '--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

export function binary() {
  const found = BINARIES.filter(Boolean).map((path) => join(ROOT, path)).find((path) => existsSync(path));
  if (!found) throw new Error('the binary is not built: make page, then cargo build');
  return found;
}

/** The tables of a test deal the same cards in every run; `SEED=2` deals others. */
const SEED = process.env.SEED ?? '1';

/** The bytes that pages add to a shuffle are the same in every run, too: sixteen at a time, and nothing else is. */
function fixed(seed) {
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => (array instanceof Uint8Array && array.length === 16 ? array.fill(Number(seed)) : draw(array));
}

/**
 * `DELAY=7` lets every file, every answer of the API and every message of a socket arrive later, by up to half a
 * second, and the seed decides which: a test that reads what has not come yet then fails on a fast machine, too.
 * A request is delayed by its address alone, so that a failure can be repeated.
 */
const DELAY = process.env.DELAY;
const pause = (thing, most) => {
  let mixed = Number(DELAY);
  for (const letter of thing) mixed = (Math.imul(mixed, 31) + letter.charCodeAt(0)) >>> 0;
  return new Promise((resolve) => setTimeout(resolve, (Math.imul(mixed, 2654435761) >>> 0) % most));
};
async function delayed(context) {
  if (!DELAY) return;
  await context.route(/\/(assets|api)\//, async (route) => {
    await pause(new URL(route.request().url()).pathname, 500);
    await route.continue().catch(() => undefined);
  });
  await context.routeWebSocket(/./, (socket) => {
    let messages = 0;
    let before = Promise.resolve();
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const number = (messages += 1);
      before = before.then(() => pause(`message ${number}`, 100)).then(() => socket.send(message));
    });
    server.onClose((code, reason) => void before.then(() => socket.close({ code, reason })));
  });
}

/** Games against bots are played on the server, which can be asked about them; `local.test.mjs` plays in the browser. */
function onServer() {
  const kept = JSON.parse(localStorage.getItem('interregnum-settings') ?? '{}');
  localStorage.setItem('interregnum-settings', JSON.stringify({ here: false, ...kept }));
}

/** Starts a server, with more in its environment; everything is kept in memory or in a file, and nobody is limited. */
export async function open(env = {}, store = '') {
  const limits = ['tables', 'requests', 'sockets', 'player-messages', 'connections'].flatMap((limit) => [`--limit-${limit}`, '0']);
  const child = spawn(binary(), ['serve', '--listen', '127.0.0.1:0', '--store', store, '--hosts', LAN, ...limits], { cwd: ROOT, env: { ...process.env, INTERREGNUM_TEST_SEED: SEED, ...env } });
  const address = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (data) => {
      said += data;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (found) resolve(found[0]);
    });
    child.on('exit', () => reject(new Error(`the server did not start: ${said}`)));
  });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS });
  browsers.add(browser);
  return new Site(address, child, browser);
}

/** Closes what a test has opened, also where it failed: a page left open keeps its process, its socket and its timers. */
const browsers = new Set();
const contexts = () => [...browsers].flatMap((browser) => browser.contexts());
let kept = new Set();
// Hooks are for `node --test`: the scripts that measure or take pictures have none.
if (process.env.NODE_TEST_CONTEXT) {
  beforeEach(() => void (kept = new Set(contexts())));
  afterEach(() => Promise.all(contexts().filter((context) => !kept.has(context)).map((context) => context.close())));
}

/** What Chromium remarks on every page without HTTPS: a header that protects only pages with it. */
const REMARK = 'The Cross-Origin-Opener-Policy header has been ignored';

/** A page of a context, and what goes wrong in it. */
async function watched(context) {
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (fault) => faults.push(fault.message));
  page.on('console', (message) => message.type() === 'error' && !message.text().startsWith(REMARK) && faults.push(message.text()));
  return { context, page, faults };
}

export class Site {
  constructor(address, child, browser) {
    Object.assign(this, { address, child, browser, lan: address.replace('127.0.0.1', LAN) });
  }

  async close() {
    browsers.delete(this.browser);
    await this.browser.close();
    this.child.kill();
  }

  /**
   * A first-time visitor: nothing is stored, neither a name nor a setting, and the page is opened as on a
   * LAN, over plain HTTP. Whatever is about people who come from outside begins with one.
   */
  async stranger(options = {}) {
    const context = await this.browser.newContext({ baseURL: this.lan, locale: 'en-US', viewport: { width: 1280, height: 720 }, ...options });
    await context.addInitScript(fixed, SEED);
    await context.addInitScript(onServer);
    await delayed(context);
    return watched(context);
  }

  /**
   * A prepared visitor: has a name and its cookie, wants no tips, and plays a card at the first tap. For
   * tests of what happens at a table, and not of how people come to it. Nothing is kept for being offline
   * unless `serviceWorkers: 'allow'` is said: fetching the whole page and the engine for every visitor of every
   * test would cost more than many of the tests.
   */
  async person(name, options = {}) {
    const context = await this.browser.newContext({ baseURL: this.address, locale: 'en-US', reducedMotion: 'reduce', serviceWorkers: 'block', viewport: { width: 1280, height: 720 }, ...options });
    await context.addInitScript(fixed, SEED);
    await context.addInitScript(onServer);
    await context.addInitScript(() => {
      localStorage.setItem('interregnum-known', '1');
      localStorage.setItem('interregnum-settings', JSON.stringify({ tips: false, confirm: 'off', ...JSON.parse(localStorage.getItem('interregnum-settings') ?? '{}') }));
    });
    const answer = await context.request.post('/api/guests', { data: { name } });
    if (!answer.ok()) throw new Error(await answer.text());
    await delayed(context);
    return watched(context);
  }

  /** Somebody at a table of theirs, which is about to be played. */
  async seated(table, options = {}) {
    const person = await this.person('Ada', options);
    const id = await this.table(person, ...TABLES[table]);
    await person.page.goto(`/table/${id}`);
    await person.page.locator('main.screen').waitFor();
    return { ...person, table: id };
  }

  /** A table of this person's, at which bots answer at once. */
  async table(person, game, options, seats, commits = false) {
    const setup = { game, options, pace: 0 };
    const answer = await person.context.request.post('/api/tables', { data: { setup, seats, commits } });
    if (!answer.ok()) throw new Error(await answer.text());
    return (await answer.json()).table;
  }
}

export const CLAIM = {
  2: { players: 2, kingdom: ['Go', 'Kn', 'Dw', 'Un', 'Do'], leader: 0 },
  3: { players: 3, kingdom: ['Go', 'Kn', 'Dw', 'Un', 'Do', 'Dr', 'Se'], leader: 0 },
  4: { players: 4, kingdom: ['Dw', 'Un', 'Do', 'Gn', 'Gi', 'Dr', 'Tr'], leader: 0 },
};
export const RATS = { deal: 'standard', traitor: false, draw: false, target: 4, match: 1, musician_cancels: false, ambassador_keeps: true };

/** The cases of a test: the usual ones, and with `LONG=1` (`make test-long`) also those that take longest. */
export const longer = (usual, more) => (process.env.LONG ? [...usual, ...more] : usual);

/** A person, and bots on all other seats. */
export const bots = (count) => ['me', ...Array.from({ length: count - 1 }, () => 'greedy')];

/** A table of every game and of every number of seats. */
export const TABLES = {
  'Claim for two': ['claim', CLAIM[2], bots(2)],
  'Claim for three': ['claim', CLAIM[3], bots(3)],
  'Claim for four': ['claim', CLAIM[4], bots(4)],
  BraveRats: ['braverats', RATS, bots(2)],
  'La Défaite for three': ['defaite', { players: 3 }, bots(3)],
  'La Défaite for four': ['defaite', { players: 4 }, bots(4)],
  'La Défaite for five': ['defaite', { players: 5 }, bots(5)],
  'La Défaite for six': ['defaite', { players: 6 }, bots(6)],
};
