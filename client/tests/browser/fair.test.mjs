/** When a game is over, the page works out by itself whether its deal follows from what was pledged. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { RATS, TABLES, open } from './house.mjs';

let house;
before(async () => (house = await open()));
after(() => house.close());

const GAMES = {
  'Claim for four': TABLES['Claim for four'],
  'La Défaite for three': TABLES['La Défaite for three'],
  'La Défaite for six': TABLES['La Défaite for six'],
  'BraveRats with all its chances': ['braverats', { ...RATS, deal: 'random', traitor: true, draw: true, match: 2 }, ['me', 'greedy']],
};

/** Ends the game by giving it up, and asks whether it was fair. */
async function verified(page, id, change = (record) => record) {
  await page.route(`**/api/tables/${id}/record**`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.locator('dialog[open] .main').click();
  await page.getByText('Was the shuffle fair?').click();
  await page.getByRole('button', { name: 'Check it here' }).click();
  await page.locator('.end [role="status"] li').first().waitFor();
  return page.locator('.end [role="status"] li').allTextContents();
}

for (const [name, setup] of Object.entries(GAMES)) {
  test(`the deal of ${name} is worked out anew`, async () => {
    const person = await house.person('Ada');
    const found = await verified(person.page, await house.table(person, ...setup));
    assert.ok(found.includes('The server: what was opened is what was promised.'), found.join(' '));
    await person.page.getByText('No player added bytes here').waitFor();
    assert.ok(found.includes('The deal: these cards, in this order, follow from the seed.'), found.join(' '));
    assert.deepEqual(person.faults, []);
    await person.context.close();
  });
}

test('a deal with two cards exchanged is noticed', async () => {
  const person = await house.person('Ada');
  const exchange = ({ deal: { deck, ...rest }, ...record }) => {
    const other = deck.findIndex((card) => card !== deck[0]);
    const swapped = deck.with(0, deck[other]).with(other, deck[0]);
    return { ...record, deal: { ...rest, deck: swapped } };
  };
  const found = await verified(person.page, await house.table(person, ...TABLES['Claim for two']), exchange);
  assert.ok(found.includes('The deal: the seed gives another order than the one that was dealt!'), found.join(' '));
});
