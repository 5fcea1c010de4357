/** Somebody goes: they are waited for, then the others decide, and who comes back has the seat again. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { CLAIM, RATS, open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

const CARD = '.hand ul button[aria-disabled="false"]';
/** Long enough to read the countdown, short enough to wait for. */
const GRACE = 3_000;
/** With a clock the win can be claimed. */
const CLOCK = { clock: { kind: 'move', span: 600_000 } };

/** Two friends in a game of Claim that Ada leads, at a table with this grace or clock. */
async function two(setup, locale = 'en-US') {
  const [ada, bo] = [await site.person('Ada', { locale }), await site.person('Bo')];
  const data = { setup: { game: 'claim', options: CLAIM[2], pace: 0, ...setup }, seats: ['me', 'open'] };
  const { table } = await (await ada.context.request.post('/api/tables', { data })).json();
  for (const { page } of [ada, bo]) await page.goto(`/table/${table}`);
  await bo.page.getByRole('button', { name: 'Sit down' }).click();
  await ada.page.locator(CARD).first().waitFor();
  return { ada, bo, table };
}

const choices = (page) => page.locator('.notices p', { hasText: 'let a bot play on until' }).getByRole('button').allTextContents();
const leave = ({ page }) => page.goto('about:blank');

/** Who is asked now, as their own page says. */
async function turnOf(people) {
  const asked = people.map(async (person) => {
    await person.page.locator('.mine').waitFor({ timeout: 60_000 });
    return person;
  });
  return Promise.any(asked);
}

describe('when the other has gone', () => {
  test('a countdown is shown, then wait, bot or claim; and who comes back has the seat again', async () => {
    const { ada, bo, table } = await two({ grace: GRACE, ...CLOCK });
    await leave(bo);
    const waiting = ada.page.getByText(/^Bo is away\. In \d s you may/);
    await waiting.waitFor();
    const seconds = async () => Number(/\d+/.exec(await waiting.textContent())[0]);
    const first = await seconds();
    assert.ok(first >= 1 && first <= 3, `${first} s`);
    assert.equal(await waiting.getByRole('button').count(), 0, 'nothing is decided before');
    await ada.page.getByText('Wait, let a bot play on until Bo is back, or claim the win?').waitFor();
    assert.deepEqual((await choices(ada.page)).map((text) => text.trim()), ['Wait', 'A bot plays on', 'Claim the win']);
    // To wait changes nothing, and is remembered.
    const wait = ada.page.getByRole('button', { name: 'Wait', exact: true });
    await wait.click();
    await ada.page.locator('.notices [aria-pressed="true"]', { hasText: 'Wait' }).waitFor();
    await ada.page.locator(CARD).first().click();
    await ada.page.getByRole('button', { name: 'A bot plays on' }).click();
    // The bot answers, and so it is Ada's turn or the next trick.
    await ada.page.locator('.others .tag', { hasText: 'Bo' }).getByRole('img', { name: 'bot' }).waitFor();
    await ada.page.locator('.mine').or(ada.page.getByText('wins')).first().waitFor();
    await bo.page.goto(`/table/${table}`);
    await ada.page.locator('.others .tag', { hasText: 'Bo' }).getByRole('img', { name: 'bot' }).waitFor({ state: 'detached' });
    await bo.page.locator('.banner').getByText(/to play|Your turn/).waitFor();
    // Nobody plays for Bo any more: Ada plays until it is Bo who is asked.
    for (let moves = 0; (await turnOf([ada, bo])) === ada; moves += 1) {
      assert.ok(moves < 3, 'who has led waits for the other');
      const held = await ada.page.locator('.hand ul li').count();
      await ada.page.locator(CARD).first().click();
      await ada.page.waitForFunction((old) => document.querySelectorAll('.hand ul li').length < old, held);
    }
    const held = await bo.page.locator('.hand ul li').count();
    await bo.page.locator(CARD).first().click();
    await bo.page.waitForFunction((old) => document.querySelectorAll('.hand ul li').length === old - 1, held);
    for (const { context } of [ada, bo]) await context.close();
  });

  test('the win is claimed after a second question', async () => {
    const { ada, bo } = await two({ grace: 500, ...CLOCK });
    await leave(bo);
    await ada.page.getByRole('button', { name: 'Claim the win' }).click();
    const sheet = ada.page.locator('dialog[open]');
    await sheet.getByText('Bo cannot come back').waitFor();
    await ada.page.keyboard.press('Escape');
    assert.equal(await ada.page.locator('.end').count(), 0);
    await ada.page.getByRole('button', { name: 'Claim the win' }).click();
    await sheet.getByRole('button', { name: 'Claim the win' }).click();
    await ada.page.locator('.end').getByRole('heading', { name: 'You win.' }).waitFor();
    await ada.page.locator('.end').getByText('Bo was away too long.', { exact: true }).waitFor();
    for (const { context } of [ada, bo]) await context.close();
  });
});

test('who is away for a moment after the game keeps the seat in a rematch', async () => {
  const { ada, bo, table } = await two({});
  await bo.page.getByRole('button', { name: 'Resign' }).first().click();
  await bo.page.locator('dialog[open]').getByRole('button', { name: 'Resign' }).click();
  await ada.page.locator('.end').waitFor();
  await leave(bo);
  await ada.page.getByRole('button', { name: 'Play again' }).click();
  await ada.page.getByText('Bo is away. If Bo does not come back soon, the seat is opened to others.').waitFor();
  await bo.page.goto(`/table/${table}`);
  await bo.page.getByRole('button', { name: 'Play again' }).click();
  for (const { page } of [ada, bo]) await page.locator('.hand ul button').first().waitFor();
  assert.deepEqual(ada.faults, []);
});

test('who does not answer in time is played for: every question has its end, and its default', async () => {
  const ada = await site.person('Ada');
  const data = { setup: { game: 'braverats', options: RATS, pace: 0, clock: { kind: 'move', span: 1_500 } }, seats: ['me', 'greedy'] };
  const { table } = await (await ada.context.request.post('/api/tables', { data })).json();
  await ada.page.goto(`/table/${table}`);
  await ada.page.getByRole('timer', { name: /Time left: 0:0[0-2]/ }).first().waitFor();
  // Nobody touches anything, and the game is played to its end all the same.
  await ada.page.waitForFunction(() => document.querySelectorAll('.hand ul li').length <= 6, null, { timeout: 20_000 });
  await ada.context.close();
});

describe('when time runs short', () => {
  const SHORT = { clock: { kind: 'bank', span: 18_000, increment: 0 } };

  test('it is told, and all together give everybody a minute more', async () => {
    const { ada, bo } = await two(SHORT);
    const told = ada.page.getByRole('alert').filter({ hasText: 'Your time is nearly up.' });
    await told.getByRole('button', { name: 'Ask for one more minute' }).click();
    const asked = bo.page.locator('.notices').getByText('Ada asks for one more minute for everybody.');
    await asked.waitFor();
    await bo.page.getByRole('log').getByText('Ada asks for one more minute for everybody.').waitFor({ state: 'attached' });
    await bo.page.getByRole('button', { name: 'Agree' }).click();
    await told.waitFor({ state: 'detached' });
    await ada.page.getByRole('log').getByText('Everybody has one more minute.').waitFor({ state: 'attached' });
    const clocks = await bo.page.getByRole('timer').allTextContents();
    assert.equal(clocks.length, 2);
    for (const clock of clocks) assert.match(clock.trim(), /^1:(0\d|1[0-8])$/);
    assert.deepEqual([...ada.faults, ...bo.faults], []);
  });

  test('whoever plays against bots alone has it at once', async () => {
    const ada = await site.person('Ada', { locale: 'fr' });
    const data = { setup: { game: 'claim', options: CLAIM[2], pace: 0, clock: { kind: 'move', span: 15_000 } }, seats: ['me', 'greedy'] };
    const { table } = await (await ada.context.request.post('/api/tables', { data })).json();
    await ada.page.goto(`/table/${table}`);
    await ada.page.getByRole('button', { name: 'Demander une minute de plus' }).click();
    await ada.page.getByText('Votre temps est presque écoulé.').waitFor({ state: 'detached' });
    await ada.page.getByRole('timer').filter({ hasText: /^\s*1:/ }).first().waitFor();
  });
});
