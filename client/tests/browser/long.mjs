/** Whole games of every kind, in both languages, and every phase looked at for barriers: what takes minutes. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { barriers } from './barriers.mjs';
import { playOut } from './drivers.mjs';
import { RATS, TABLES, bots, open } from './site.mjs';
import { reviewed } from './reviewed.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

const GAMES = [
  ...Object.values(TABLES),
  ...['princess', 'draft', 'random'].map((deal) => ['braverats', { ...RATS, deal }, bots(2)]),
  ['braverats', { ...RATS, traitor: true, draw: true, target: 3, match: 2 }, bots(2)],
];

for (const locale of ['en-US', 'fr-FR']) {
  describe(`whole games (${locale})`, () => {
    for (const [game, options, seats] of GAMES) {
      test(`${game} ${JSON.stringify(options)}`, async () => {
        const person = await site.person('Ada', { locale });
        const table = await site.table(person, game, options, seats);
        await person.page.goto(`/table/${table}`);
        await playOut(person.page);
        const shown = await person.page.locator('main').innerText();
        assert.doesNotMatch(shown, /\[[a-z]+-[a-z-]+\]/, 'every text is there');
        assert.deepEqual(person.faults, []);
        await person.context.close();
      });
    }
  });
}

/** What kind of question the table is at, and which places it has, in one line. */
const phase = (page) =>
  page.evaluate(() => {
    const words = (selector) => [...document.querySelectorAll(selector)].map((element) => element.textContent.replace(/[\d()]+/g, '').trim());
    const places = new Set([...document.querySelectorAll('[data-zone]')].map((element) => element.dataset.zone.replace(/-\d+$/, '')));
    return JSON.stringify([[...places].sort(), words('.banner b'), words('.ask'), words('[aria-current="step"]'), [...new Set(words('.acts:not(.list) .act'))].sort().slice(0, 4)]);
  });

for (const colorScheme of ['light', 'dark']) {
  describe(`no phase has a barrier (${colorScheme})`, () => {
    for (const name of ['Claim for three', 'Claim for four', 'La Défaite for three', 'La Défaite for six']) {
      test(name, async (t) => {
        const { page, context } = await site.seated(name, { colorScheme });
        const seen = new Map();
        await playOut(page, async () => {
          const now = await phase(page);
          if (seen.size < 14 && !seen.has(now)) seen.set(now, await barriers(page));
        });
        t.diagnostic(`${seen.size} phases`);
        assert.ok(seen.size > 1);
        for (const [where, found] of seen) assert.deepEqual(found, [], where);
        await context.close();
      });
    }
  });
}

describe('a whole game is reviewed', () => {
  test('Claim (en-US)', () => reviewed(site, 'Claim for two', 'en-US'));
  test('La Défaite (fr-FR)', () => reviewed(site, 'La Défaite for three', 'fr-FR'));
});
