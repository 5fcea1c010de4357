/** The page can be installed, is light, and is read without the server. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ARGS, WHOLE_CHROMIUM, open } from './site.mjs';
import { chromium } from 'playwright-core';

let site;
before(async () => (site = await open()));
after(() => site.close());

/** What a visitor who comes for the first time is sent, in bytes, as it goes over the line. */
async function sent(path) {
  const context = await site.browser.newContext({ baseURL: site.address, locale: 'en-US', serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  await page.goto(path, { waitUntil: 'networkidle' });
  await context.close();
  return bytes;
}

test('the first load takes at most 150 kB, drawings and typefaces with it', async (t) => {
  const bytes = await sent('/');
  t.diagnostic(`${bytes} bytes`);
  assert.ok(bytes > 40_000, 'the page was loaded');
  assert.ok(bytes <= 150_000, `${bytes} bytes`);
});

test('so does the first load of a table', async (t) => {
  const ada = await site.person('Ada', { serviceWorkers: 'allow' });
  const table = await site.table(ada, 'claim', { players: 2, kingdom: ['Go', 'Kn', 'Dw', 'Un', 'Do'], leader: 0 }, ['me', 'greedy']);
  const bytes = await sent(`/table/${table}`);
  t.diagnostic(`${bytes} bytes`);
  assert.ok(bytes > 40_000 && bytes <= 150_000, `${bytes} bytes`);
});

test('the first file greets in the visitor’s language before any script, and names files that are there', async () => {
  const { context } = await site.person('Ada', { serviceWorkers: 'allow' });
  for (const [path, count] of [['/', 1], ['/table/abcdefgh01234567', 3], ['/replay/abcdefgh01234567/3', 3], ['/rules/claim', 2], ['/lesson/claim', 3]]) {
    for (const [lang, words] of [['en', 'Card games of the empty throne'], ['fr', 'trône vide']]) {
      const answer = await context.request.get(path, { headers: { 'Accept-Language': lang } });
      const html = await answer.text();
      assert.match(answer.headers().vary, /accept-language/);
      assert.ok(html.includes(`<html lang="${lang}">`) && html.includes(words), `${path} ${lang}`);
      const named = [...html.matchAll(/<link rel="(?:modulepreload|preload)"[^>]* href="([^"]+)"/g)].map(([, file]) => file);
      assert.ok(named.filter((file) => file.endsWith('.js')).length > count, `${path} ${lang}: ${named}`);
      for (const file of named) assert.equal((await context.request.get(file)).status(), 200, file);
    }
  }
});

test('every icon of the manifest is there, of the size it is said to have', async () => {
  const { page, context } = await site.person('Ada', { serviceWorkers: 'allow' });
  const { icons } = await (await context.request.get('/app.webmanifest')).json();
  assert.ok(icons.some(({ purpose }) => purpose === 'maskable'));
  await page.goto('/');
  for (const { src, sizes, type } of icons) {
    const answer = await context.request.get(src);
    assert.equal(answer.headers()['content-type'], type, src);
    const size = await page.evaluate(async (from) => {
      const image = new Image();
      image.src = from;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') assert.equal(size, sizes, src);
  }
});

test('Chromium finds nothing that keeps the page from being installed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'interregnum-page-'));
  const context = await chromium.launchPersistentContext(folder, { executablePath: WHOLE_CHROMIUM, args: ARGS });
  try {
    const page = await context.newPage();
    await page.goto(site.address);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    const session = await context.newCDPSession(page);
    const { errors } = await session.send('Page.getAppManifest');
    assert.deepEqual(errors, []);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    assert.deepEqual(installabilityErrors, []);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});
