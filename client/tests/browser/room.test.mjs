/** Around the board: what others say, ask and do is seen without opening anything. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { barriers } from './barriers.mjs';
import { CLAIM, open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

const CARD = '.hand ul button[aria-disabled="false"]';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Ada on a desk and Bo with these options at a game of Claim that Ada leads. */
async function two(setup = {}, options = {}) {
  const [ada, bo] = [await site.person('Ada'), await site.person('Bo', options)];
  const data = { setup: { game: 'claim', options: CLAIM[2], pace: 0, chat: true, ...setup }, seats: ['me', 'open'] };
  const { table } = await (await ada.context.request.post('/api/tables', { data })).json();
  for (const { page } of [ada, bo]) await page.goto(`/table/${table}`);
  await bo.page.getByRole('button', { name: 'Sit down' }).click();
  await ada.page.locator(CARD).first().waitFor();
  await bo.page.locator('.hand ul li').first().waitFor();
  return { ada, bo, table };
}
/** What the plaque says for some seconds: waited for from before it is caused. */
const announced = (page, text, cause) => Promise.all([page.locator('.plaque').getByText(text).waitFor(), cause()]);
const done = (...people) => Promise.all(people.map(({ context }) => context.close()));
const covers = async (page, part, other) => {
  const [a, b] = [await page.locator(part).first().boundingBox(), await page.locator(other).last().boundingBox()];
  return a.y < b.y + b.height && b.y < a.y + a.height && a.x < b.x + b.width && b.x < a.x + a.width;
};

describe('the chat', () => {
  test('is read and answered beside the table on a desk, and seen on a phone without opening it', async () => {
    const { ada, bo } = await two({}, PHONE);
    const said = ada.page.getByRole('complementary').getByRole('textbox', { name: 'Message' });
    await said.fill('Good luck!');
    await announced(bo.page, 'Ada: Good luck!', () => said.press('Enter'));
    // A pointer on it keeps it there.
    await bo.page.locator('.plaque').hover();
    assert.equal(await covers(bo.page, '.plaque', '.hand'), false, 'it covers no card');
    await bo.page.mouse.move(0, 0);
    await bo.page.getByRole('log').getByText('Ada: Good luck!').waitFor({ state: 'attached' });
    const talk = bo.page.getByRole('button', { name: /Chat.*1 unread message/ });
    await talk.click();
    await bo.page.locator('dialog[open]').getByText('Good luck!').waitFor();
    await bo.page.locator('dialog[open]').getByRole('button', { name: 'Thank you.' }).click();
    await bo.page.keyboard.press('Escape');
    await bo.page.getByRole('button', { name: 'Chat', exact: true }).waitFor();
    await ada.page.getByRole('complementary').getByRole('listitem').filter({ hasText: 'Thank you.' }).waitFor();
    assert.equal(await ada.page.locator('dialog[open]').count(), 0);
    assert.deepEqual([ada.faults, bo.faults], [[], []]);
    await done(ada, bo);
  });
});

describe('the log beside the table', () => {
  test('grows with the game, leads to rules without leaving it, and can be hidden for good', async () => {
    const { page, context, faults } = await site.seated('Claim for two');
    await page.locator(CARD).first().click();
    const panel = page.getByRole('complementary');
    const rule = panel.locator('li a', { hasText: /^C\d/ }).first();
    await rule.waitFor();
    assert.match(await rule.getAttribute('href'), /^\/rules\/claim#C\d+\.\d+$/);
    await rule.click();
    await page.getByRole('tooltip').getByText(/\w{4,}/).first().waitFor();
    assert.match(page.url(), /\/table\//);
    assert.deepEqual(await barriers(page), []);
    const [inSight, last] = await page.locator('.log').evaluate((log) => [log.scrollTop + log.clientHeight, log.scrollHeight]);
    assert.ok(last - inSight < 40, 'the newest entry is in sight');
    await panel.getByRole('button', { name: 'Hide' }).click();
    await panel.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.hand ul li').first().waitFor();
    assert.equal(await panel.count(), 0, 'it stays hidden');
    await page.getByRole('button', { name: 'Log' }).click();
    await panel.waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });
});

test('a declined take-back is told to the one who asked', async () => {
  const { ada, bo } = await two();
  await ada.page.locator(CARD).first().click();
  await ada.page.getByRole('button', { name: 'Take back' }).click();
  await ada.page.locator('.notices').getByText('You have asked the others.').waitFor();
  await announced(ada.page, 'Bo declines: the move stands.', () => bo.page.locator('.notices').getByRole('button', { name: 'Decline' }).click());
  await ada.page.getByRole('log').getByText('Bo declines: the move stands.').waitFor({ state: 'attached' });
  await done(ada, bo);
});

test('against a bot alone a move is taken back after the trick, too', async () => {
  const { page, context } = await site.seated('Claim for two');
  await page.locator('.mine').waitFor();
  await page.locator('.hand ul li').nth(12).waitFor();
  const held = await page.locator('.hand ul li').count();
  await page.locator(CARD).first().click();
  await page.locator('.log li').filter({ hasText: 'wins with' }).or(page.locator('.log li').filter({ hasText: 'You win' })).first().waitFor();
  await announced(page, 'The move was taken back.', () => page.getByRole('button', { name: 'Take back' }).click());
  await page.waitForFunction((count) => document.querySelectorAll('.hand ul li').length === count, held);
  await context.close();
});

test('when time is up, the plaque and the log say what was played for whom', async () => {
  const { ada, bo } = await two({ clock: { kind: 'move', span: 2_000 } });
  await ada.page.locator('.plaque').getByText(/^Your time was up: .+ was played for you\./).waitFor();
  await bo.page.getByRole('log').getByText(/Ada’s time was up: .+ was played\./).first().waitFor({ state: 'attached' });
  await ada.page.locator('.log li').filter({ hasText: /Your time was up: .+ was played for you\./ }).first().waitFor();
  await done(ada, bo);
});

test('without a clock nobody wins by the other’s absence; a bot stands in, and who returns is told', async () => {
  const { ada, bo, table } = await two({ grace: 500 });
  await bo.page.goto('about:blank');
  await ada.page.getByText('Bo is away. Wait, let a bot play on until Bo is back, or end the game without a winner?').waitFor();
  assert.equal(await ada.page.getByRole('button', { name: 'Claim the win' }).count(), 0);
  await announced(ada.page, /^Bo is away; .+ plays on until Bo is back\./, () => ada.page.getByRole('button', { name: 'A bot plays on' }).click());
  await ada.page.locator(CARD).first().click();
  await ada.page.locator('.log li').filter({ hasText: /A bot plays .+ for Bo\./ }).first().waitFor();
  await announced(bo.page, /Welcome back\. A bot made (one move|\d+ moves) for you/, () => bo.page.goto(`/table/${table}`));
  await ada.page.getByRole('log').getByText('Bo is back and takes over from the bot.').waitFor({ state: 'attached' });
  await bo.page.goto('about:blank');
  await ada.page.locator('.notices').getByRole('button', { name: 'End without a winner' }).click();
  await ada.page.locator('dialog[open]').getByRole('button', { name: 'End without a winner' }).click();
  await ada.page.locator('.end').getByText('The game was ended without a winner while Bo was away.').waitFor();
  await done(ada, bo);
});

test('a hint marks its card, gives a reason and covers no card', async () => {
  const { page, context, faults } = await site.seated('BraveRats', PHONE);
  await page.locator(CARD).first().waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('p.hint').getByText(/the Regent/i).waitFor();
  await page.locator('p.hint').getByText(/to win|no difference/).waitFor({ timeout: 60_000 });
  assert.equal(await covers(page, 'p.hint', '.hand'), false);
  const marked = await page.locator('li.hinted').count();
  const equal = /no difference|Equally good/.test(await page.locator('p.hint').textContent());
  assert.ok(marked === 1 || equal, `${marked} cards are marked`);
  assert.deepEqual(faults, []);
  await context.close();
});

test('the key ? lists all shortcuts, in both languages', async () => {
  for (const [locale, title] of [['en-US', 'Keyboard shortcuts'], ['fr-FR', 'Raccourcis clavier']]) {
    const { page, context } = await site.seated('BraveRats', { locale });
    await page.locator(CARD).first().waitFor();
    await page.keyboard.press('?');
    await page.locator('dialog[open]').getByRole('heading', { name: title }).waitFor();
    // The list arrives after its heading.
    await page.locator('dialog[open] kbd').nth(9).waitFor();
    await context.close();
  }
});

test('a newcomer’s tip is one line on a phone', async () => {
  const context = await site.browser.newContext({ baseURL: site.address, locale: 'fr-FR', ...PHONE });
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate(() => fetch('/api/guests', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Eve"}' }));
  const table = await site.table({ context }, 'claim', CLAIM[2], ['me', 'greedy']);
  await page.goto(`/table/${table}`);
  const tip = page.locator('.tip');
  await tip.waitFor();
  assert.ok((await tip.boundingBox()).height <= 48, 'one line');
  await tip.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Ne plus montrer de conseils' }).click();
  await tip.waitFor({ state: 'detached' });
  await context.close();
});
