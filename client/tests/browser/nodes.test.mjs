/** Two people at different nodes: the node that owns their table is killed, and both play on without a reload. */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { after, before, test } from 'node:test';
import { chromium } from 'playwright-core';
import { playOut } from './drivers.mjs';
import { ARGS, CHROMIUM, CLAIM, ROOT, Site, binary } from './site.mjs';

const { INTERREGNUM_TEST_POSTGRES: postgres, INTERREGNUM_TEST_POSTGRES_BIN: programs, INTERREGNUM_TEST_NATS: nats } = process.env;
const skip = postgres && nats ? false : 'there is no PostgreSQL or no NATS: scripts/postgres scripts/nats COMMAND starts them';
const database = `interregnum_browser_${process.pid}`;
const sql = (statement) => execFileSync(`${programs}/psql`, [postgres, '-qAt', '-c', statement]);

/** Starts a node; gives its process and its port. */
async function node() {
  const store = postgres.replace('///postgres?', `///${database}?`);
  const process = spawn(binary(), ['serve', '--listen', '127.0.0.1:0', '--store', store, '--cluster', nats], { cwd: ROOT });
  const port = await new Promise((resolve, reject) => {
    let said = '';
    process.stdout.on('data', (data) => {
      said += data;
      const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(said);
      if (found) resolve(Number(found[1]));
    });
    process.on('exit', () => reject(new Error(`the node did not start: ${said}`)));
  });
  return { process, port };
}

/** An address whose connections go to the first of these ports that accepts them. */
async function prefer(...ports) {
  const server = createServer((client) => {
    client.on('error', () => client.destroy());
    const pass = ([port, ...others]) => {
      if (port === undefined) return client.destroy();
      const upstream = connect(port, '127.0.0.1');
      upstream.once('error', () => pass(others));
      upstream.once('connect', () => {
        upstream.removeAllListeners('error').on('error', () => client.destroy());
        upstream.on('close', () => client.destroy());
        client.on('close', () => upstream.destroy());
        client.pipe(upstream).pipe(client);
      });
    };
    pass(ports);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${server.address().port}` };
}

const ends = [];
before(() => void (skip || sql(`CREATE DATABASE ${database}`)));
after(async () => {
  for (const end of ends.reverse()) await end();
  if (!skip) sql(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
});

test('the owner of a table is killed, and both people play on without a reload', { skip }, async () => {
  const [first, second] = [await node(), await node()];
  const [here, there] = [await prefer(first.port, second.port), await prefer(second.port, first.port)];
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS });
  ends.push(() => [first, second].forEach((each) => each.process.kill('SIGKILL')), () => [here, there].forEach(({ server }) => server.close()), () => browser.close());
  const ada = await new Site(here.address, null, browser).person('Ada');
  const ben = await new Site(there.address, null, browser).person('Ben');
  const table = await new Site(here.address, null, browser).table(ada, 'claim', CLAIM[2], ['me', 'open']);
  const sat = await ben.context.request.post(`/api/tables/${table}/ask`, { data: { id: 'sit', command: { do: 'sit', name: '' } } });
  assert.ok(sat.ok(), await sat.text());
  for (const { page } of [ada, ben]) {
    await page.goto(`/table/${table}`);
    await page.locator('.claim').waitFor();
    await page.evaluate(() => void (window.loaded = true));
  }
  let killed = 0;
  const kill = async (move) => {
    if (move < 5 || killed) return;
    killed = Date.now();
    first.process.kill('SIGKILL');
  };
  await Promise.all([playOut(ada.page, kill), playOut(ben.page)]);
  assert.ok(killed, 'the node was killed in the middle of the game');
  for (const { page } of [ada, ben]) {
    await page.locator('.end').waitFor();
    assert.equal(await page.evaluate(() => window.loaded), true, 'the page was not loaded again');
  }
});
