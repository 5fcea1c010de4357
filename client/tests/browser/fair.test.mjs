/** When a game is over, the page works out by itself whether its deal follows from what was pledged. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { RATS, TABLES, open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

const GAMES = {
  'Claim for four': TABLES['Claim for four'],
  'La Défaite for three': TABLES['La Défaite for three'],
  'La Défaite for six': TABLES['La Défaite for six'],
  'BraveRats with all its chances': ['braverats', { ...RATS, deal: 'random', traitor: true, draw: true, match: 2 }, ['me', 'greedy']],
};

/** Gives the game up, once the hand is there and nothing moves any more between pressing a button and letting go. */
async function resign(page) {
  await page.locator('.hand ul button').first().waitFor();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.locator('dialog[open] .main').click();
}

/** Asks whether the game that is over was fair. */
async function judged(page) {
  await page.getByText('Was the shuffle fair?').click();
  await page.getByRole('button', { name: 'Check it here' }).click();
  await page.locator('.end [role="status"] li').first().waitFor();
  return page.locator('.end [role="status"] li').allTextContents();
}

/** Ends the game by giving it up, and asks whether it was fair. */
async function verified(page, id, change = (record) => record) {
  await page.route(`**/api/tables/${id}/record**`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
  await page.goto(`/table/${id}`);
  await resign(page);
  return judged(page);
}

/** What is said of a game to whose shuffle these people added bytes. */
function assertFair(found, names) {
  const said = [
    'The pledge is the one that this page showed before the deal.',
    'The promises are those that this page saw before it showed its bytes.',
    'The server: what was opened is what was promised.',
    ...names.map((name) => `${name}: what was opened is what was promised.`),
    'The deal: these cards, in this order, follow from the seed.',
  ];
  for (const line of said) assert.ok(found.includes(line), `${line} is not in: ${found.join(' ')}`);
  assert.ok(!found.some((line) => line.endsWith('!')), found.join(' '));
}

for (const [name, setup] of Object.entries(GAMES)) {
  test(`the deal of ${name} is worked out anew`, async () => {
    const person = await site.person('Ada');
    const found = await verified(person.page, await site.table(person, ...setup));
    assert.ok(found.includes('The server: what was opened is what was promised.'), found.join(' '));
    await person.page.getByText('No player added bytes here').waitFor();
    assert.ok(found.some((line) => line.includes('promised nothing; the bytes follow from the pledged secret')), found.join(' '));
    assert.ok(found.includes('The deal: these cards, in this order, follow from the seed.'), found.join(' '));
    assert.deepEqual(person.faults, []);
    await person.context.close();
  });
}

test('a deal with two cards exchanged is noticed', async () => {
  const person = await site.person('Ada');
  const exchange = ({ deal: { deck, ...rest }, ...record }) => {
    const other = deck.findIndex((card) => card !== deck[0]);
    const swapped = deck.with(0, deck[other]).with(other, deck[0]);
    return { ...record, deal: { ...rest, deck: swapped } };
  };
  const found = await verified(person.page, await site.table(person, ...TABLES['Claim for two']), exchange);
  assert.ok(found.includes('The deal: the seed gives another order than the one that was dealt!'), found.join(' '));
});

test('against a bot the page adds its bytes, and again in a rematch', async () => {
  const { page, faults, context } = await site.person('Ada');
  await page.goto('/');
  await page.locator('.games li', { hasText: 'BraveRats' }).getByRole('button', { name: 'Play against a bot' }).click();
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await page.getByRole('button', { name: 'Resign' }).waitFor();
  await resign(page);
  const first = await judged(page);
  assertFair(first, ['Ada']);
  assert.equal(first.filter((line) => line.includes('promised nothing')).length, 1, first.join(' '));
  await page.getByText('Players added bytes of their own: Ada.').waitFor();
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.locator('.end').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Resign' }).waitFor();
  await resign(page);
  assertFair(await judged(page), ['Ada']);
  assert.deepEqual(faults, []);
  await context.close();
});

test('two people add their bytes, by an invitation and in a rematch', async () => {
  const [ada, bo] = [await site.person('Ada'), await site.person('Bo')];
  const id = await site.table(ada, 'braverats', RATS, ['me', 'open'], true);
  await ada.page.goto(`/table/${id}`);
  await ada.page.getByText('The server has pledged this shuffle').waitFor();
  await bo.page.goto(`/table/${id}`);
  await bo.page.getByRole('button', { name: 'Sit down' }).click();
  await ada.page.getByRole('button', { name: 'Resign' }).waitFor();
  await bo.page.getByRole('button', { name: 'Resign' }).waitFor();
  await resign(ada.page);
  for (const { page } of [ada, bo]) assertFair(await judged(page), ['Ada', 'Bo']);
  for (const { page } of [ada, bo]) await page.getByRole('button', { name: 'Play again' }).click();
  for (const { page } of [ada, bo]) await page.locator('.end').waitFor({ state: 'detached' });
  await bo.page.getByRole('button', { name: 'Resign' }).waitFor();
  await resign(bo.page);
  for (const { page } of [ada, bo]) assertFair(await judged(page), ['Ada', 'Bo']);
  for (const { faults, context } of [ada, bo]) {
    assert.deepEqual(faults, []);
    await context.close();
  }
});

test('a seat that promised and never shows its bytes is named', async () => {
  const [ada, bo] = [await site.person('Ada'), await site.person('Bo')];
  const id = await site.table(ada, 'braverats', RATS, ['me', 'open'], true);
  await ada.page.goto(`/table/${id}`);
  await ada.page.getByText('The server has pledged this shuffle').waitFor();
  const command = { do: 'sit', name: 'Bo', seat: 1, commitment: '00'.repeat(32) };
  await bo.context.request.post(`/api/tables/${id}/ask`, { data: { id: 'sit', command } });
  await ada.page.getByRole('button', { name: 'Resign' }).waitFor();
  await resign(ada.page);
  const found = await judged(ada.page);
  assertFair(found, ['Ada']);
  assert.ok(found.some((line) => line.startsWith('Bo: the promised bytes were not shown in time')), found.join(' '));
});
