/** What everybody may know lies open: no menu, no sheet, no fold stands before it. For Claim see votes.test.mjs. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { playOut } from './drivers.mjs';
import { Enough, atRest, count, listening, numbers, overheard, shown, until } from './frames.mjs';
import { RATS, TABLES, open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

const PHONE = { width: 360, height: 640 };

test('at BraveRats a held round and what the other still holds lie open', async () => {
  const [ada, bo] = [await site.person('Ada', { viewport: PHONE }), await site.person('Bo')];
  const heard = overheard(ada.page);
  const id = await site.table(ada, 'braverats', RATS, ['me', 'open']);
  for (const { page } of [ada, bo]) await page.goto(`/table/${id}`);
  await bo.page.getByRole('button', { name: 'Sit down' }).click();
  for (const { page } of [ada, bo]) await page.locator('.hand [data-card="Ge"]').locator('xpath=ancestor::button').click();
  for (const { page } of [ada, bo]) {
    await page.getByText('1 round is held').waitFor();
    const { places } = await shown(page);
    assert.deepEqual(places.held.cards, ['Ge', 'Ge']);
    const left = await page.getByRole('group', { name: 'Still holds' }).locator('.card:visible').count();
    assert.equal(left, 7, 'the other’s cards');
    assert.equal(await page.locator('.power:visible', { hasText: '+2' }).count(), 2, 'what both Generals have done');
  }
  assert.equal(heard.now.position.view.standing.held, 1);
  for (const { context } of [ada, bo]) await context.close();
});

const courts = async (page) => ({ ...(await shown(page)), headers: await page.locator('.court header').allTextContents() });

describe('at La Défaite courts, King, points, hands and pile lie open', () => {
  for (const [name, viewport] of [['La Défaite for three', { width: 1280, height: 720 }], ['La Défaite for five', PHONE]]) {
    test(name, async () => {
      const { page, heard, context } = await listening(site, TABLES[name], { viewport });
      let looked = 0;
      await until(playOut(page, async (move) => {
        const { read, view } = await atRest(page, heard, courts);
        const { places, kings, headers } = read;
        view.seats.forEach(({ hand, court, reserve, points }, seat) => {
          assert.deepEqual(numbers(places[`hand-${seat}`].text), [count(hand)]);
          assert.deepEqual(places[`court-${seat}`].cards.slice().sort(), [...court.map((code) => code.split('+')[0]), ...reserve].sort());
          assert.ok(headers.some((text) => new RegExp(`\\b${points} points?\\b`).test(text)));
        });
        assert.deepEqual(kings, [`court-${view.king.seat}`], 'one King, and where he is');
        assert.equal(numbers(places.pile.text).at(-1), view.pile);
        assert.deepEqual(places.middle.cards, view.middle.flatMap(({ card }) => card ?? []));
        looked += 1;
        if (looked >= 5 || move >= 80) throw new Enough();
      }));
      assert.ok(looked >= 4, `looked ${looked} times`);
      await context.close();
    });
  }
});
