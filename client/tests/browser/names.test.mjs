import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { playOut } from './drivers.mjs';
import { open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

const LEVELS = /jester|page|squire|herald|chancellor|regent|greedy/i;

/** What the record of a game calls the seats. */
async function recorded({ context, table }) {
  const answer = await context.request.get(`/api/tables/${table}/record`);
  return (await answer.json()).seats;
}

test('page, record and replay of a game call its bots by the same names', async () => {
  const ada = await site.seated('Claim for three');
  await ada.page.locator('.tag strong').nth(2).waitFor();
  const tags = await ada.page.locator('.tag strong').allInnerTexts();
  await playOut(ada.page);
  const seats = await recorded(ada);
  assert.deepEqual(seats.map(({ name }) => name).sort(), [...tags].sort());
  assert.equal(new Set(tags).size, 3);
  for (const { name, player } of seats.slice(1)) {
    assert.equal(player, 'greedy');
    assert.doesNotMatch(name, LEVELS);
    assert.doesNotMatch(name, /\d/);
  }
  await ada.page.getByRole('link', { name: 'Replay' }).click();
  await ada.page.getByText(/^Move 0 of \d+$/).waitFor();
  for (const { name } of seats) await ada.page.locator('.tag strong', { hasText: name }).first().waitFor();
  assert.deepEqual(ada.faults, []);
});

test('a bot keeps its name in a rematch', async () => {
  const ada = await site.seated('BraveRats');
  await playOut(ada.page);
  const [, bot] = await recorded(ada);
  await ada.page.getByRole('button', { name: 'Play again' }).click();
  await ada.page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: /playable$/ }).first().waitFor();
  await ada.page.locator('.tag strong', { hasText: bot.name }).waitFor();
});

test('the end says the score for the player, and the header that the game is over', async () => {
  const ada = await site.seated('BraveRats');
  await playOut(ada.page);
  const said = await ada.page.locator('#end-title').innerText();
  assert.match(said, /^\s*(You (win|lose) (\d victor(y|ies) to \d|by the Princess, at \d to \d)|A draw: \d victor(y|ies) to \d)\.$/);
  await ada.page.getByText('Game over', { exact: true }).waitFor();
  const other = await site.person('Bo');
  await other.page.goto(`/table/${ada.table}`);
  await other.page.locator('#end-title').waitFor();
  assert.doesNotMatch(await other.page.locator('#end-title').innerText(), /You/);
});

test('La Défaite ends with the place, the margin and the ranking', async () => {
  const ada = await site.seated('La Défaite for three');
  await playOut(ada.page);
  const seats = await recorded(ada);
  const said = await ada.page.locator('#end-title').innerText();
  assert.match(said, /(You win with|You come (second|third) of 3 with|You and .* share the win:) \d+ points?/);
  const ranking = await ada.page.locator('.end .more').first().innerText();
  for (const { name } of seats.slice(1)) assert.ok(ranking.includes(name), ranking);
});

test('whoever resigns is told that they lose, the others who resigned', async () => {
  const ada = await site.seated('BraveRats');
  await ada.page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: /playable$/ }).first().waitFor();
  await ada.page.getByRole('button', { name: 'Resign' }).first().click();
  await ada.page.locator('dialog[open]').getByRole('button', { name: 'Resign' }).click();
  await ada.page.getByRole('heading', { name: 'You lose.' }).waitFor();
  await ada.page.getByText('You have resigned.', { exact: true }).waitFor();
});
