/** The rulings in force are read at the table, in the reader's language. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { TABLES, open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

const GAMES = { claim: 'Claim for two', braverats: 'BraveRats', defaite: 'La Défaite for three' };
const WORDS = {
  en: { rules: 'Rules', rulings: 'Rulings', mark: '(ruling)', reason: 'reason' },
  fr: { rules: 'Règles', rulings: 'Décisions', mark: '(décision)', reason: 'raison' },
};

/** The numbers of all sentences that a rulebook marks as rulings. */
function marked(game, lang, mark) {
  const book = readFileSync(join(import.meta.dirname, `../../../docs/rules/${game}.${lang}.md`), 'utf8');
  return book.split('\n').filter((line) => line.includes(mark)).flatMap((line) => /^- \*\*([A-Z]\d+\.\d+)\*\*/.exec(line)?.[1] ?? []);
}

for (const [lang, { rules, rulings, mark, reason }] of Object.entries(WORDS)) {
  describe(`every ruling is read at the table (${lang})`, () => {
    for (const [game, table] of Object.entries(GAMES)) {
      test(game, async () => {
        const { page, context } = await site.seated(table, { locale: lang, viewport: { width: 360, height: 640 } });
        await page.getByRole('button', { name: rules, exact: true }).click();
        const sheet = page.locator('dialog[open]');
        await sheet.locator('.rule').first().waitFor();
        await sheet.getByRole('button', { name: rulings }).click();
        await sheet.getByRole('columnheader', { name: reason }).first().waitFor();
        const cells = await sheet.locator('tbody td:first-child').allTextContents();
        const wanted = marked(game, lang, mark);
        assert.ok(wanted.length >= 3, `${wanted.length} sentences are marked`);
        assert.deepEqual(wanted.filter((number) => !cells.some((cell) => cell.split(', ').includes(number))), [], 'each has its line');
        const others = cells.filter((cell) => /^[A-Z]/.test(cell) && cell[0] !== wanted[0][0]);
        assert.deepEqual(others, [], 'and no other game’s stand between');
        await context.close();
      });
    }
  });
}
