/** Goofspiel has no folder in the page: form, table and end are drawn from what the game says of itself. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

const WORDS = {
  'en-US': { bot: 'Play against a bot', options: 'Options', cards: 'Cards', order: 'Order of the prizes', descending: 'highest first', begin: 'Play with these options', end: /^\s*(You (win|lose)|A draw)/, round: 'Round 1 of 4' },
  'fr-FR': { bot: 'Jouer contre un bot', options: 'Options', cards: 'Cartes', order: 'Ordre des prix', descending: 'décroissant', begin: 'Jouer avec ces options', end: /^\s*(Vous (gagnez|perdez)|Égalité|Partie nulle)/, round: 'Manche 1 sur 4' },
};

for (const [locale, words] of Object.entries(WORDS)) {
  test(`a game without a folder is agreed on, played and ended (${locale})`, async () => {
    const ada = await site.person('Ada', { locale });
    const { page } = ada;
    await page.goto('/');
    const panel = page.locator('.games li', { hasText: 'Goofspiel' });
    await panel.getByRole('button', { name: words.bot }).click();
    const form = page.locator('dialog[open]');
    await form.getByText(words.options, { exact: true }).click();
    await form.getByLabel(words.cards).selectOption('4');
    await form.getByRole('radio', { name: words.descending }).click();
    await form.getByRole('button', { name: words.begin }).click();
    await page.getByText(words.round).first().waitFor();
    const id = page.url().split('/').at(-1);
    const { options } = await (await ada.context.request.get(`/api/tables/${id}`)).json();
    assert.deepEqual(options, { cards: 4, order: 'descending' });
    await page.locator('[data-zone="stake"] [data-card="P4"]').waitFor();
    for (let left = 4; left > 0; left -= 1) {
      const cards = page.locator('.hand button');
      await page.waitForFunction((count) => document.querySelectorAll('.hand button').length === count, left);
      await cards.first().click();
    }
    await page.locator('#end-title').waitFor();
    assert.match(await page.locator('#end-title').innerText(), words.end);
    const record = await (await ada.context.request.get(`/api/tables/${id}/record`)).json();
    assert.equal(record.moves.length, 8);
    assert.deepEqual(ada.faults, []);
  });
}
