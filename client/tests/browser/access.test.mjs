/** No screen has a barrier, in either theme, and what happens is told to those who listen. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { barriersInBothThemes } from './barriers.mjs';
import { playOut } from './drivers.mjs';
import { RATS, open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

const press = (page, name) => page.getByRole('button', { name }).first().click();

/** Opens a sheet, looks at it, and takes it away again. */
async function sheet(page, name) {
  await press(page, name);
  await page.locator('dialog[open]').waitFor();
  assert.deepEqual(await barriersInBothThemes(page), [], name);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' }).catch(() => {});
}

describe('there is no barrier in either theme', () => {
  test('on the landing and its sheets', async () => {
    const { page, context } = await site.person('Ada');
    await page.goto('/');
    await page.locator('.games li').first().waitFor();
    assert.deepEqual(await barriersInBothThemes(page), []);
    for (const name of ['Make a table', 'Play against a bot', 'Settings']) await sheet(page, name);
    await context.close();
  });

  test('in a rulebook, in a lesson, and where there is nothing', async () => {
    const { page, context } = await site.person('Ada');
    for (const [path, part] of [['/rules/claim', '.rule'], ['/rules/rulings', 'main p'], ['/lesson/claim', '.coach'], ['/table/0000000000000000', '.paper']]) {
      await page.goto(path);
      await page.locator(part).first().waitFor();
      assert.deepEqual(await barriersInBothThemes(page), [], path);
    }
    await context.close();
  });

  test('at a table that waits for players', async () => {
    const ada = await site.person('Ada');
    const table = await site.table(ada, 'defaite', { players: 4 }, ['me', 'greedy']);
    for (const { page } of [ada, await site.person('Bo')]) {
      await page.goto(`/table/${table}`);
      await page.locator('.gathering').waitFor();
      assert.deepEqual(await barriersInBothThemes(page), []);
    }
  });

  for (const name of ['Claim for two', 'Claim for four', 'BraveRats', 'La Défaite for four']) {
    test(`at the table of ${name} and its sheets`, async () => {
      const { page, context } = await site.seated(name);
      await page.locator('.mine').waitFor({ timeout: 30_000 });
      assert.deepEqual(await barriersInBothThemes(page), []);
      const sheets = name === 'Claim for two' ? ['Settings', 'Why?', 'Resign'] : ['Why?'];
      for (const each of sheets) await sheet(page, each);
      await press(page, 'Hint');
      await page.locator('.hint').waitFor();
      assert.deepEqual(await barriersInBothThemes(page), [], 'a hint');
      await context.close();
    });
  }

  test('while BraveRats is drafted, when a card is refused, and in a second tab', async () => {
    const ada = await site.person('Ada');
    const table = await site.table(ada, 'braverats', { ...RATS, deal: 'draft' }, ['me', 'greedy']);
    await ada.page.goto(`/table/${table}`);
    await ada.page.locator('.mine').waitFor();
    assert.deepEqual(await barriersInBothThemes(ada.page), []);
    const second = await ada.context.newPage();
    await second.goto(`/table/${table}`);
    await ada.page.getByText('open in a newer tab').waitFor();
    assert.deepEqual(await barriersInBothThemes(ada.page), []);
    await ada.page.locator('.hand ul button').first().click({ force: true });
    assert.deepEqual(await barriersInBothThemes(ada.page), []);
    await ada.context.close();
  });

  test('at the end, and in the replay', async () => {
    const { page, context, table } = await site.seated('BraveRats');
    await playOut(page);
    assert.deepEqual(await barriersInBothThemes(page), []);
    await page.goto(`/replay/${table}/2`);
    await page.getByText(/^Move 2 of/).waitFor();
    assert.deepEqual(await barriersInBothThemes(page), []);
    await context.close();
  });
});

test('what happens is told to those who listen', async () => {
  const { page } = await site.seated('Claim for two');
  await page.locator('.hand ul button[aria-disabled="false"]').first().click();
  await page.waitForFunction(() => /You play \w+ \d/.test(document.querySelector('[role="log"]').textContent));
});
