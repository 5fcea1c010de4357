/** A click is answered by the page itself, before the server has said anything. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { TABLES, open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

/** Somebody at a table whose moves are held back until the test says what becomes of them. */
async function held(name) {
  const person = await site.person('Ada');
  const line = { moves: [], back: 0 };
  await person.page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    Object.assign(line, { socket, server });
    socket.onMessage((text) => {
      const message = JSON.parse(text);
      if (message.kind === 'ask' && message.command.do === 'play') line.moves.push(message);
      else server.send(text);
    });
    server.onMessage((text) => {
      // A pong answers the line's own ping, which a slow machine may send at any time, and no move.
      if (JSON.parse(text).kind !== 'pong') line.back += 1;
      socket.send(text);
    });
  });
  const id = await site.table(person, ...TABLES[name]);
  await person.page.goto(`/table/${id}`);
  await person.page.locator('.mine').waitFor({ timeout: 30_000 });
  return { ...person, line };
}

/** Notes how a card is called two frames after the finger has left it. */
const note = (page) =>
  page.evaluate(() => {
    window.answer = null;
    const two = (call) => requestAnimationFrame(() => requestAnimationFrame(call));
    addEventListener('pointerup', ({ target }) => {
      const button = target.closest('button');
      two(() => (window.answer = { label: button.getAttribute('aria-label'), disabled: button.disabled, selected: button.querySelector('.art-card')?.classList.contains('selected') ?? null }));
    }, { capture: true, once: true });
  });

const CARD = '.hand ul button[aria-disabled="false"]';

describe('a card that is played is marked within two frames, and until the server has answered', () => {
  for (const name of ['Claim for two', 'BraveRats', 'La Défaite for three']) {
    test(name, async () => {
      const { page, line, context } = await held(name);
      const card = await page.locator(CARD).first().elementHandle();
      const code = await card.$eval('.card', (each) => each.dataset.card);
      await note(page);
      const told = line.back;
      await card.click();
      await page.waitForFunction(() => window.answer !== null);
      const { label, selected } = await page.evaluate(() => window.answer);
      assert.equal(line.back, told, 'the server had said nothing');
      assert.match(label, /, (sent|chosen)$/);
      assert.ok(selected, 'and it is seen, too');
      // By some deals a noble answers an attack first.
      assert.equal(line.moves.length, 1);
      assert.match(line.moves[0].command.action, new RegExp(`^(play|answer) ${code}$`));
      // Pressing again sends nothing more.
      await card.click();
      assert.equal(line.moves.length, 1);
      assert.match(await card.getAttribute('aria-label'), /, (sent|chosen)$/, 'it waits on');
      const version = await page.locator('main').getAttribute('data-version');
      line.server.send(JSON.stringify(line.moves[0]));
      await page.waitForFunction((old) => document.querySelector('main').dataset.version !== old, version);
      assert.equal(await page.locator('.hand ul button[aria-label$=", sent"]').count(), 0);
      await context.close();
    });
  }
});

describe('a move that the server refuses', () => {
  for (const name of ['Claim for two', 'BraveRats', 'La Défaite for three']) {
    test(`comes back to the hand, and the server’s reason is read: ${name}`, async () => {
      const { page, line, context } = await held(name);
      const cards = () => page.locator('.hand ul button').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
      const before = await cards();
      await page.locator(CARD).first().click();
      await page.waitForFunction((old) => JSON.stringify([...document.querySelectorAll('.hand ul button')].map((each) => each.getAttribute('aria-label'))) !== old, JSON.stringify(before));
      const [{ id }] = line.moves;
      const error = { code: 'stale', message: 'The table has moved on. Look again.', turn: 3, version: 9 };
      line.socket.send(JSON.stringify({ kind: 'refused', id, error }));
      await page.getByRole('alert').filter({ hasText: error.message }).waitFor();
      assert.deepEqual(await cards(), before, 'every card is where it was, and can be played');
      assert.match(await page.locator('[role="log"]').textContent(), /Look again\./, 'it is said aloud, too');
      // The same card can be tried again, and then the reason is gone.
      await page.locator(CARD).first().click();
      await page.getByRole('alert').filter({ hasText: error.message }).waitFor({ state: 'detached' });
      assert.equal(line.moves.length, 2);
      await context.close();
    });
  }
});
