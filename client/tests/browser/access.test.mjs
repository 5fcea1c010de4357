import AxeBuilder from '@axe-core/playwright';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { CLAIM, RATS, open, playOut } from './house.mjs';

let house;
before(async () => (house = await open()));
after(() => house.close());

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function violations(page) {
  const { violations: found } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

const TABLES = {
  'Claim for two': ['claim', CLAIM[2], ['me', 'greedy']],
  'Claim for four': ['claim', CLAIM[4], ['me', 'greedy', 'greedy', 'greedy']],
  BraveRats: ['braverats', RATS, ['me', 'greedy']],
  'La Défaite': ['defaite', { players: 4 }, ['me', 'greedy', 'greedy', 'greedy']],
};

for (const colorScheme of ['light', 'dark']) {
  describe(`in ${colorScheme}`, () => {
    test('landing, its sheets, and the rules have no barrier', async () => {
      const { page } = await house.person('Ada', { colorScheme });
      await page.goto('/');
      await page.locator('.games li').first().waitFor();
      assert.deepEqual(await violations(page), []);
      await page.getByRole('button', { name: 'Make a table' }).click();
      assert.deepEqual(await violations(page), []);
      await page.goto('/rules/claim');
      await page.locator('.rule').first().waitFor();
      assert.deepEqual(await violations(page), []);
    });

    for (const [name, [game, options, seats]] of Object.entries(TABLES)) {
      test(`the table of ${name} has none, in play and with its sheets`, async () => {
        const person = await house.person('Ada', { colorScheme });
        const table = await house.table(person, game, options, seats);
        await person.page.goto(`/table/${table}`);
        await person.page.locator('.mine').waitFor({ timeout: 30_000 });
        assert.deepEqual(await violations(person.page), []);
        await person.page.getByRole('button', { name: 'Settings' }).click();
        assert.deepEqual(await violations(person.page), []);
        await person.page.keyboard.press('Escape');
        await person.page.getByRole('button', { name: 'Log' }).click();
        assert.deepEqual(await violations(person.page), []);
      });
    }

    test('the end and the replay have none', async () => {
      const person = await house.person('Ada', { colorScheme });
      const table = await house.table(person, 'braverats', RATS, ['me', 'greedy']);
      await person.page.goto(`/table/${table}`);
      await playOut(person.page);
      assert.deepEqual(await violations(person.page), []);
      await person.page.goto(`/replay/${table}/2`);
      await person.page.getByText(/^Move 2 of/).waitFor();
      assert.deepEqual(await violations(person.page), []);
    });
  });
}

test('a whole game of BraveRats is played from the accessibility tree alone', async () => {
  const { context, page } = await house.person('Ada');
  const table = await house.table({ context }, 'braverats', RATS, ['me', 'greedy']);
  await page.goto(`/table/${table}`);
  const hand = page.getByRole('list', { name: 'Your hand' });
  const over = page.getByRole('heading', { name: /win|draw/i, level: 2 });
  for (let round = 0; round < 8; round += 1) {
    const card = hand.getByRole('button', { name: /^\w+ \d, \d of \d, playable$/ }).first();
    await over.or(card).first().waitFor();
    if (await over.isVisible()) break;
    await card.focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(150);
  }
  await over.waitFor();
});

test('what happens is told to those who listen', async () => {
  const { context, page } = await house.person('Ada');
  const table = await house.table({ context }, 'claim', CLAIM[2], ['me', 'greedy']);
  await page.goto(`/table/${table}`);
  await page.locator('.hand ul button[aria-disabled="false"]').first().click();
  await page.waitForFunction(() => /You play \w+ \d/.test(document.querySelector('[role="log"]').textContent));
});
