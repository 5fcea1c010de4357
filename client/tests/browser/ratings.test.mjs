/** Rated games: agreed before one sits down, shown in profiles and leaderboards. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { barriersInBothThemes } from './barriers.mjs';
import { CLAIM, RATS, open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

let asked = 0;
async function ask({ context }, table, command) {
  const answer = await context.request.post(`/api/tables/${table}/ask`, { data: { id: `ask-${(asked += 1)}`, command } });
  if (!answer.ok()) throw new Error(await answer.text());
}

/** Somebody with an account. */
async function member(name, options) {
  const person = await site.person(name, options);
  const answer = await person.context.request.post('/api/account', { data: { name, password: 'correct horse' } });
  if (!answer.ok()) throw new Error(await answer.text());
  return person;
}

/** Plays rated games of BraveRats; the loser of each resigns. Waits until all are recorded. */
async function play(one, other, name, games) {
  for (let game = 0; game < games; game += 1) {
    const setup = { game: 'braverats', options: RATS, rated: true };
    const made = await one.context.request.post('/api/tables', { data: { setup, seats: ['me', 'open'], commits: false } });
    const { table } = await made.json();
    await ask(other, table, { do: 'sit', name: '' });
    await ask(game % 3 === 0 ? one : other, table, { do: 'resign' });
  }
  let found;
  do found = await (await one.context.request.get(`/api/people/${name}`)).json();
  while (found.ratings[0]?.games !== games);
}

const isWide = (page) => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('a stranger finds the leaderboards, which are empty at first', async () => {
  const { page, faults } = await site.stranger();
  await page.goto('/');
  await page.getByRole('link', { name: 'Ratings' }).click();
  await page.getByText('Nobody has played enough rated games yet.').waitFor();
  await page.getByLabel('Game').selectOption('La Défaite');
  await page.getByLabel('Players').selectOption('4');
  await page.getByText('Nobody has played enough rated games yet.').waitFor();
  assert.deepEqual(await barriersInBothThemes(page), []);
  await page.goto('/person/Nobody%20at%20all');
  await page.getByRole('alert').getByText('Nobody has an account of that name.').waitFor();
  assert.equal(faults.filter((fault) => !fault.includes('404')).length, 0, faults.join());
});

test('that a table is rated is agreed when it is made, and said before one sits down', async () => {
  const ada = await site.person('Ada');
  await ada.page.goto('/');
  await ada.page.getByRole('button', { name: 'Make a table' }).click();
  const dialog = ada.page.locator('dialog[open]');
  await dialog.getByLabel('Game', { exact: true }).selectOption('braverats');
  await dialog.getByRole('checkbox', { name: 'Rated', exact: true }).click();
  await dialog.getByRole('button', { name: 'Make a table' }).click();
  await ada.page.waitForURL(/\/table\/\w{16}$/);
  const { page } = await site.stranger();
  await page.goto(new URL(ada.page.url()).pathname);
  await page.getByText(/\brated\b/).first().waitFor();
  await page.goto('/');
  await page.getByText(/· rated/).first().waitFor();
});

test('after some games the leaderboard leads to profiles with a plot and the same in numbers', async () => {
  const [ada, ben] = [await member('Ada Lovelace'), await member('Ben')];
  await play(ada, ben, 'Ada Lovelace', 24);
  const { page, faults } = await site.stranger();
  await page.goto('/ratings');
  await page.getByLabel('Game').selectOption('BraveRats');
  const first = page.locator('tbody tr').first();
  await first.getByRole('link', { name: 'Ada Lovelace', exact: true }).waitFor();
  await first.getByRole('button', { name: 'Challenge' }).waitFor();
  assert.match(await first.innerText(), /^1\s+Ada Lovelace\s+1\d{3} ± \d+\s+24\s+Challenge$/);
  assert.deepEqual(await barriersInBothThemes(page), []);
  await first.getByRole('link').click();
  await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor();
  await page.locator('svg polyline').waitFor();
  assert.equal(await page.locator('svg circle').count(), 24);
  await page.getByText('The same in numbers').click();
  await page.locator('figure tbody tr').first().waitFor();
  assert.equal(await page.locator('figure tbody tr').count(), 24);
  assert.match(await page.locator('tr.kind').innerText(), /^BraveRats for 2\s+24\s+16\s+0\s+8$/);
  assert.deepEqual(await barriersInBothThemes(page), []);
  assert.deepEqual(faults, []);
});

test('on a phone and in French nothing is cut off', async () => {
  const [ada, ben] = [await member('Chloé'), await member('Didier')];
  await play(ada, ben, 'Chloé', 1);
  const { page, faults } = await site.stranger({ viewport: { width: 360, height: 740 }, locale: 'fr-FR' });
  await page.goto('/ratings');
  await page.getByRole('heading', { name: 'Classements' }).waitFor();
  assert.equal(await isWide(page), false);
  await page.goto('/person/Chlo%C3%A9');
  await page.getByText('(provisoire)').waitFor();
  await page.locator('svg circle').waitFor();
  assert.equal(await isWide(page), false);
  assert.deepEqual(await barriersInBothThemes(page), []);
  await page.goto('/person/Didier');
  await page.getByRole('heading', { name: 'Didier' }).waitFor();
  assert.deepEqual(faults, []);
});

/** Plays a game of Claim to its end: everybody plays the first card that is legal. Waits until it is examined. */
async function playClaim(one, other, name) {
  const made = await one.context.request.post('/api/tables', { data: { setup: { game: 'claim', options: CLAIM[2], pace: 0 }, seats: ['me', 'open'], commits: false } });
  const { table } = await made.json();
  await ask(other, table, { do: 'sit', name: '' });
  for (let playing = true; playing; ) {
    for (const person of [one, other]) {
      const { now } = await (await person.context.request.get(`/api/tables/${table}`)).json();
      playing = now.stage.kind === 'playing';
      const action = playing && now.position.legal[0];
      if (action) await ask(person, table, { do: 'play', action, turn: now.position.turn });
    }
  }
  let found;
  do found = await (await one.context.request.get(`/api/people/${name}`)).json();
  while (found.exact_play[0]?.unexamined !== 0);
  return found.exact_play[0];
}

test('a profile says what the exact solver thinks of second phases, in words and in a table, and results by options', async () => {
  const [eve, finn] = [await member('Eve'), await member('Finn')];
  const exact = await playClaim(eve, finn, 'Eve');
  for (const viewport of [{ width: 1280, height: 800 }, { width: 360, height: 740 }]) {
    const { page, faults } = await site.stranger({ viewport });
    await page.goto('/person/Eve');
    await page.getByRole('heading', { name: 'Second phases' }).waitFor();
    const percent = Math.round((100 * exact.best) / exact.choices);
    await page.getByText(`One second phase: ${exact.winning.games} entered winning, ${exact.winning.won} of these won. ${percent} % of ${exact.choices} cards were the solver’s.`).waitFor();
    const began = exact.winning.games === 1 ? 'Won' : 'Lost';
    const row = page.getByRole('table', { name: 'Second phases' }).getByRole('row', { name: new RegExp(`^${began} at the start 1 `) });
    await row.waitFor();
    await page.getByRole('row', { name: /^Claim for 2 1 / }).waitFor();
    assert.equal(await page.locator('tr.kind + tr').count(), 1, 'one set of options');
    assert.notEqual((await page.locator('tr.kind + tr th').innerText()).trim(), '');
    assert.equal(await isWide(page), false);
    assert.deepEqual(await barriersInBothThemes(page), []);
    assert.deepEqual(faults, []);
  }
  const { page } = await site.stranger({ viewport: { width: 360, height: 740 }, locale: 'fr-FR' });
  await page.goto('/person/Eve');
  await page.getByRole('heading', { name: 'Secondes phases' }).waitFor();
  await page.getByText(/^Une seconde phase\s:\s.* étaient celles du calcul exact\./).waitFor();
  assert.equal(await isWide(page), false);
});

test('a game that did not come to its second phase says so', async () => {
  const [gil, hana] = [await member('Gil'), await member('Hana')];
  const made = await gil.context.request.post('/api/tables', { data: { setup: { game: 'claim', options: CLAIM[2] }, seats: ['me', 'open'], commits: false } });
  const { table } = await made.json();
  await ask(hana, table, { do: 'sit', name: '' });
  await ask(hana, table, { do: 'resign' });
  let found;
  do found = await (await gil.context.request.get('/api/people/Gil')).json();
  while (found.exact_play[0]?.unexamined !== 0);
  const { page } = await site.stranger();
  await page.goto('/person/Gil');
  await page.getByText('No game has come to its second phase yet.').waitFor();
});
