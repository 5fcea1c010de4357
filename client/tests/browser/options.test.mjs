/** What is chosen on the page is what the server agrees to. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { barriers } from './barriers.mjs';
import { CLAIM, RATS, open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

const panel = (page, game) => page.locator('.games li', { hasText: game });
const dialog = (page) => page.locator('dialog[open]');

/** The table at which the page has arrived, as the server tells it. */
async function arrived({ page, context }) {
  await page.waitForURL(/\/table\/\w{16}$/);
  const id = page.url().split('/').at(-1);
  const scene = await (await context.request.get(`/api/tables/${id}`)).json();
  return { id, scene, holders: scene.now.seats.map(({ holder }) => (holder.kind === 'bot' ? holder.bot : holder.kind)) };
}

/** Opens the options of a game against bots, or of the search for an opponent. */
async function folded({ page }, game, button) {
  await page.goto('/');
  await panel(page, game).getByRole('button', { name: button }).click();
  await dialog(page).getByText('Options', { exact: true }).click();
}
async function making({ page }, game) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Make a table' }).click();
  await dialog(page).getByLabel('Game', { exact: true }).selectOption(game);
}
const tick = (page, ...names) => names.reduce((before, name) => before.then(() => page.getByRole('checkbox', { name, exact: true }).click()), Promise.resolve());

describe('what is chosen reaches the server', () => {
  test('in Claim for four: kingdom, leader, levels, clock', async () => {
    const ada = await site.person('Ada');
    await folded(ada, 'Claim', 'Play against a bot');
    const form = dialog(ada.page);
    await form.getByRole('radio', { name: '4' }).click();
    await form.getByText('you and the player opposite').waitFor();
    await tick(ada.page, 'Goblins', 'Knights', 'Gnomes', 'Giants', 'Dwarves', 'Seers');
    await form.getByLabel('Who leads first').selectOption('Player 3 (your partner)');
    await tick(ada.page, 'All the same level');
    await form.getByLabel('Player 2', { exact: true }).selectOption('Page – easy');
    await form.getByLabel('Player 3 (your partner)').selectOption('Herald – good');
    await form.getByLabel('Player 4', { exact: true }).selectOption('Squire – fair');
    await form.getByLabel('Clock').selectOption('2 min a move');
    await form.getByRole('button', { name: 'Play with these options' }).click();
    const { scene, holders } = await arrived(ada);
    assert.deepEqual(scene.options, { players: 4, kingdom: ['Un', 'Do', 'Gn', 'Gi', 'Dr', 'Tr', 'Se'], leader: 2 });
    assert.deepEqual(scene.clock, { kind: 'move', span: 120_000 });
    assert.deepEqual(holders, ['person', 'page', 'herald', 'squire']);
    assert.deepEqual(ada.faults, []);
  });

  test('in BraveRats: every variant, both rulings, and who has the Princes', async () => {
    const ada = await site.person('Ada');
    await making(ada, 'braverats');
    const form = dialog(ada.page);
    await form.getByRole('radio', { name: 'F. Princess Attack' }).click();
    await form.getByLabel('Both Princes').selectOption('The other player has them');
    await tick(ada.page, 'A. The Traitor', 'B. Draw', 'C. Fast Rat', 'G. Emperor');
    await tick(ada.page, 'A Musician cancels General and Spy', 'An Ambassador keeps its extra victory');
    await form.getByLabel('Clock').selectOption('10 min each, and 5 s a move');
    await tick(ada.page, 'Show it in the list', 'Players may write to each other');
    await form.getByRole('button', { name: 'Make a table' }).click();
    const { id, scene, holders } = await arrived(ada);
    assert.deepEqual(scene.options, { deal: 'princess', traitor: true, draw: true, target: 3, match: 2, musician_cancels: true, ambassador_keeps: false });
    assert.deepEqual(scene.clock, { kind: 'bank', span: 600_000, increment: 5_000 });
    assert.deepEqual(holders, ['open', 'person']);
    assert.equal(scene.chat, false);
    const listed = await (await ada.context.request.get('/api/lobby')).json();
    assert.ok(!listed.some(({ table }) => table === id), 'it is private');
  });

  for (const deal of ['D. Draft', 'E. Random']) {
    test(`in BraveRats: ${deal}`, async () => {
      const ada = await site.person('Ada');
      await folded(ada, 'BraveRats', 'Play against a bot');
      await dialog(ada.page).getByRole('radio', { name: deal }).click();
      await dialog(ada.page).getByRole('button', { name: 'Page', exact: true }).click();
      const { scene, holders } = await arrived(ada);
      assert.deepEqual(scene.options, { ...RATS, deal: deal.slice(3).toLowerCase() });
      assert.deepEqual(holders, ['person', 'page']);
    });
  }

  test('in La Défaite for six: people and bots', async () => {
    const ada = await site.person('Ada');
    await making(ada, 'defaite');
    const form = dialog(ada.page);
    await form.getByRole('radio', { name: '6' }).click();
    for (const [seat, level] of [[2, 'Page – easy'], [4, 'Regent – hardest'], [6, 'Chancellor – strong']]) {
      await form.getByLabel(`Player ${seat}`).selectOption(level);
    }
    await form.getByLabel('Bots answer').selectOption('slowly');
    const sent = ada.page.waitForRequest((request) => request.url().includes('/api/tables') && request.method() === 'POST');
    await form.getByRole('button', { name: 'Make a table' }).click();
    assert.equal((await sent).postDataJSON().setup.pace, 3000);
    const { id, scene, holders } = await arrived(ada);
    assert.deepEqual(scene.options, { players: 6 });
    assert.deepEqual(holders, ['person', 'page', 'open', 'regent', 'open', 'chancellor']);
    const listed = await (await ada.context.request.get('/api/lobby')).json();
    assert.ok(listed.some(({ table }) => table === id), 'it is listed');
  });
});

describe('a kingdom', () => {
  test('that breaks a rule cannot be played, and the form says which', async () => {
    const ada = await site.person('Ada');
    await folded(ada, 'Claim', 'Play against a bot');
    const form = dialog(ada.page);
    const [state, begin] = [form.getByRole('status'), form.getByRole('button', { name: 'Play with these options' })];
    await state.getByText('This kingdom can be played: Claim.').waitFor();
    await tick(ada.page, 'Knights');
    await state.getByText('Goblins come with Knights: choose both or neither. (C2.1)').waitFor();
    assert.ok(await begin.isDisabled());
    const reason = await begin.getAttribute('aria-describedby');
    assert.match(await ada.page.locator(`#${reason}`).innerText(), /Goblins come with Knights/);
    assert.ok(await form.getByRole('button', { name: 'Page', exact: true }).isDisabled());
    await tick(ada.page, 'Gnomes', 'Dwarves', 'Undead');
    await state.getByText('not both. (C2.1) Choose 2 more of the others. (C2.2)').waitFor();
    await tick(ada.page, 'Goblins', 'Giants', 'Seers', 'Trolls', 'Dragons');
    await state.getByText('1 too many of the others. (C2.2)').waitFor();
    await form.getByRole('button', { name: 'Claim 2' }).click();
    await state.getByText('This kingdom can be played: Claim 2.').waitFor();
    assert.ok(await begin.isEnabled());
    await form.getByRole('button', { name: 'Surprise me' }).click();
    await state.getByText('This kingdom can be played').waitFor();
    await begin.click();
    const { scene } = await arrived(ada);
    assert.equal(scene.options.kingdom.length, 5);
  });

  test('is legal on the page where it is legal on the server', async () => {
    const ada = await site.person('Ada');
    const sets = await (await ada.context.request.get('/api/games/claim/option-sets')).json();
    const legal = (players) => sets.filter((set) => set.players === players).map(({ kingdom }) => kingdom.join());
    await folded(ada, 'Claim', 'Play against a bot');
    const form = dialog(ada.page);
    for (const players of [2, 3, 4]) {
      await form.getByRole('radio', { name: String(players) }).click();
      const ticked = await form.locator('input[type=checkbox][aria-labelledby]:checked').evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-labelledby').slice(-2)));
      const order = ['Go', 'Kn', 'Dw', 'Un', 'Do', 'Gn', 'Gi', 'Dr', 'Tr', 'Se'];
      const kingdom = order.filter((code) => ticked.includes(code)).join();
      assert.ok(legal(players).includes(kingdom), `${players}: ${kingdom}`);
    }
  });
});

test('the last choice is remembered for each game, and can be undone', async () => {
  const ada = await site.person('Ada');
  await folded(ada, 'La Défaite', 'Play against a bot');
  await dialog(ada.page).getByRole('radio', { name: '3' }).click();
  await dialog(ada.page).getByLabel('Level', { exact: true }).selectOption('Page – easy');
  await dialog(ada.page).getByRole('button', { name: 'Play with these options' }).click();
  await arrived(ada);
  await ada.page.goto('/');
  await panel(ada.page, 'La Défaite').getByRole('button', { name: 'Play against a bot' }).click();
  await dialog(ada.page).getByText('3 players · no clock').waitFor();
  await dialog(ada.page).getByRole('button', { name: 'Page', exact: true }).click();
  assert.deepEqual((await arrived(ada)).scene.options, { players: 3 });
  await folded(ada, 'La Défaite', 'Play against a bot');
  await dialog(ada.page).getByRole('button', { name: 'Back to the usual options' }).click();
  await dialog(ada.page).getByText('4 players · no clock').waitFor();
});

test('a stranger is at the first card after two clicks, without seeing any option', async () => {
  const { context, page } = await site.stranger({ baseURL: site.address });
  await page.goto('/');
  await panel(page, 'Claim').getByRole('button', { name: 'Play against a bot' }).click();
  await dialog(page).getByText('Options', { exact: true }).waitFor();
  assert.ok(!(await dialog(page).getByRole('radio').first().isVisible()));
  await dialog(page).getByRole('button', { name: 'Page', exact: true }).click();
  await page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: /, playable/ }).first().waitFor();
  const { scene } = await arrived({ page, context });
  assert.deepEqual(scene.options, CLAIM[2]);
});

test('an opponent with the same wishes is found, and no other', async () => {
  const [ada, bo, cleo] = [await site.person('Ada'), await site.person('Bo'), await site.person('Cleo')];
  const find = async (person, short) => {
    await folded(person, 'BraveRats', 'Find an opponent');
    if (short) await tick(person.page, 'C. Fast Rat');
    await dialog(person.page).getByLabel('Clock').selectOption('5 min a move');
    await dialog(person.page).getByRole('button', { name: 'Find with these options' }).click();
  };
  await find(ada, true);
  await dialog(ada.page).getByText('Nobody else is looking for this game').waitFor();
  await find(bo, false);
  await dialog(bo.page).getByText('One other person is looking for this game').waitFor();
  await find(cleo, true);
  const [first, { id, scene }] = [await arrived(ada), await arrived(cleo)];
  assert.equal(id, first.id);
  assert.equal(scene.options.target, 3);
  assert.deepEqual(scene.clock, { kind: 'move', span: 300_000 });
  assert.equal(await dialog(bo.page).count(), 1, 'four victories are not three');
});

for (const viewport of [{ width: 360, height: 740 }, { width: 740, height: 360 }, { width: 640, height: 400 }]) {
  test(`the form fits into ${viewport.width} by ${viewport.height}, in both languages, without a barrier`, async () => {
    for (const [locale, button, make] of [['en-US', 'Play against a bot', 'Make a table'], ['fr-FR', 'Jouer contre un bot', 'Ouvrir une table']]) {
      const ada = await site.person('Ada', { viewport, locale });
      await folded(ada, 'Claim', button);
      // Barriers are of the form, not of its language.
      const looked = async (what) => assert.deepEqual(locale === 'en-US' ? await barriers(ada.page) : [], [], what);
      await looked(button);
      await ada.page.keyboard.press('Escape');
      await ada.page.getByRole('button', { name: make }).click();
      for (const game of ['claim', 'braverats', 'defaite']) {
        await dialog(ada.page).locator('select').first().selectOption(game);
        const body = await dialog(ada.page).locator('.body').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        assert.ok(body <= 0, `${game} is ${body} px too wide`);
        await looked(game);
      }
      await ada.context.close();
    }
  });
}

test('a kingdom is chosen by keys alone', async () => {
  const { page } = await site.person('Ada');
  await page.goto('/');
  await panel(page, 'Claim').getByRole('button', { name: 'Play against a bot' }).press('Enter');
  await dialog(page).locator('summary').press('Enter');
  await dialog(page).getByRole('button', { name: 'Claim 2' }).press('Enter');
  await page.getByRole('checkbox', { name: 'Dragons' }).press('Space');
  await dialog(page).getByText('Choose 1 more of the others. (C2.2)').first().waitFor();
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute('aria-labelledby').slice(-2)), 'Tr');
});

test('whoever seats a bot at a waiting table reads how strong it is', async () => {
  const ada = await site.person('Ada');
  await ada.page.goto(`/table/${await site.table(ada, 'braverats', RATS, ['me'])}`);
  const select = ada.page.getByLabel('Bots');
  await select.locator('option', { hasText: 'hardest' }).waitFor({ state: 'attached' });
  const levels = await select.locator('option').allInnerTexts();
  assert.deepEqual(levels, ['Jester – easiest', 'Page – easy', 'Squire – fair', 'Herald – good', 'Chancellor – strong', 'Regent – hardest']);
});
