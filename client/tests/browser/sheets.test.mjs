/** The sheets of powers: one printed page each, in both languages and on both papers, and true to the rules. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { open } from './site.mjs';

let site;
before(async () => {
  site = await open();
});
after(() => site.close());

/** How many pages a document has: page objects are not compressed in Chromium's PDF files. */
const pages = (pdf) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

const ROWS = { claim: 10, braverats: 8, defaite: 24 };

for (const locale of ['en-US', 'fr-FR']) {
  for (const [game, rows] of Object.entries(ROWS)) {
    test(`the sheet of ${game} is one page, ${locale}`, async () => {
      const { context, page, faults } = await site.person('Pia', { locale });
      await page.goto(`/sheet/${game}`);
      await page.locator('.powers tbody tr').first().waitFor();
      assert.equal(await page.locator('.powers tbody tr').count(), rows);
      const powers = await page.locator('.powers tbody td:last-child').allInnerTexts();
      assert.ok(powers.every((text) => /\([CBL]\d/.test(text)), 'every power names its rule');
      assert.ok(!(await page.locator('main').innerText()).includes('sheet-'), 'every text is there');
      for (const format of ['A4', 'Letter']) {
        assert.equal(pages(await page.pdf({ format })), 1, format);
      }
      assert.deepEqual(faults, []);
      await context.close();
    });
  }
}

test('what beats what is what the rules say', async () => {
  const { context, page } = await site.person('Ben');
  const { frames } = await (await context.request.get('/api/lessons/braverats')).json();
  const { cards, pairs } = frames[0].position.aids;
  await page.goto('/sheet/braverats');
  await page.locator('.rounds tbody tr').first().waitFor();
  const shown = await page.locator('.rounds tbody tr').evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)));
  assert.equal(cards.length, 8);
  const sign = { '+': 'wins', '++': 'wins', '−': 'loses', '=': 'held', '★': 'wins-game', '✗': 'loses-game' };
  const kinds = shown.toReversed().map((row) => row.toReversed().map((cell) => sign[cell]));
  assert.deepEqual(kinds, pairs);
  await context.close();
});

test('the numbers of cards are those of the rulebook', async () => {
  const { context, page } = await site.person('Ann');
  const { page: book } = await (await context.request.get('/api/games/claim/rules?lang=en')).json();
  await page.goto('/sheet/claim');
  await page.locator('.powers tbody tr').first().waitFor();
  const normal = (text) => text.replaceAll('–', '-').replaceAll('\u00a0', ' ');
  for (const row of await page.locator('.powers tbody tr').all()) {
    const name = (await row.locator('th').innerText()).trim();
    const [, count, values] = /^(\d+) cards: (.*)$/.exec(normal(await row.locator('td.cards').innerText()));
    const line = book.split('\n').find((each) => each.startsWith(`| ${name} |`));
    assert.ok(normal(line).includes(`| ${count} | ${values} |`), `${name}: ${line}`);
  }
  await context.close();
});

test('a sheet is found from the rules and from the landing', async () => {
  const { context, page } = await site.person('Flo');
  await page.goto('/rules/defaite');
  await page.locator('main a[href="/sheet/defaite"]').click();
  await page.getByRole('heading', { name: /powers on one page/ }).waitFor();
  await page.goto('/');
  await page.locator('.panel a[href="/sheet/claim"]').click();
  await page.getByRole('heading', { name: /Claim: powers/ }).waitFor();
  await page.getByRole('button', { name: 'Print this page' }).waitFor();
  await context.close();
});
