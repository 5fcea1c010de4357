/** Whole games of every kind, in both languages: what takes minutes. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { CLAIM, RATS, open, playOut } from './house.mjs';

let house;
before(async () => (house = await open()));
after(() => house.close());

const bots = (count) => ['me', ...Array.from({ length: count - 1 }, () => 'greedy')];
const GAMES = [
  ...[2, 3, 4].map((players) => ['claim', CLAIM[players], bots(players)]),
  ...[3, 4, 5, 6].map((players) => ['defaite', { players }, bots(players)]),
  ...['standard', 'princess', 'draft', 'random'].map((deal) => ['braverats', { ...RATS, deal }, bots(2)]),
  ['braverats', { ...RATS, traitor: true, draw: true, target: 3, match: 2 }, bots(2)],
];

for (const locale of ['en-US', 'fr-FR']) {
  describe(`whole games (${locale})`, () => {
    for (const [game, options, seats] of GAMES) {
      test(`${game} ${JSON.stringify(options)}`, async () => {
        const person = await house.person('Ada', { locale });
        const table = await house.table(person, game, options, seats);
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
