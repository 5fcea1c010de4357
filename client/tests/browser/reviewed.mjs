/** Plays a game to its end, asks for its review, and looks whether that is one. */
import assert from 'node:assert/strict';
import { playOut } from './drivers.mjs';
import { TABLES } from './site.mjs';

const WORDS = {
  'en-US': { running: /looks at move (\d+) of (\d+)/, graph: /The chance of Ada to win, from \d+ % to \d+ %/, cost: /would have kept (your|\S+) chance to win \d+ points higher/, marked: ['✗ Played', '✓ Better'] },
  'fr-FR': { running: /regarde le coup (\d+) sur (\d+)/, graph: /Les chances d’Ada, de \d+\s% à \d+\s%/, cost: /(vous|lui) aurait laissé \d+ points de chances de gagner en plus/, marked: ['✗ Joué', '✓ Mieux'] },
};

/** Every move is judged in turn, and that is shown while it runs. */
async function watched(page, { running }) {
  const status = page.locator('.review [role="status"]');
  await status.waitFor();
  const [, , moves] = running.exec(await status.textContent());
  await page.waitForFunction(() => /\d+/.exec(document.querySelector('.review [role="status"]')?.textContent ?? '1')?.[0] !== '0', null, { timeout: 120_000 });
  await status.waitFor({ state: 'detached', timeout: 900_000 });
  return Number(moves);
}

/** The advice of one move, as the server gives it: all that could be done, the best first. */
async function advised(context, table, moves) {
  for (let move = 1; move <= moves; move += 1) {
    const answer = await context.request.get(`/api/tables/${table}/record/${move}/advice`, { timeout: 120_000 });
    assert.equal(answer.status(), 200);
    const { seat, action, advice } = await answer.json();
    if (seat !== 0 || advice.length < 2) continue;
    const chances = advice.map(({ chance }) => chance);
    assert.ok(chances.every((chance) => chance >= 0 && chance <= 1), String(chances));
    // What looks the same to a person, to a tenth of a percent, stands in the order that the adviser prefers.
    const looks = chances.map((chance) => Math.round(1000 * chance));
    assert.ok(looks.every((look, at) => at === 0 || look <= looks[at - 1]), String(chances));
    assert.ok(advice.some((each) => each.action === action), `${action} was possible`);
    return;
  }
  assert.fail('no move had a choice');
}

/** On an upright phone a mistake is told above the board, and the whole hand is seen above the controls. */
async function onPhone(page) {
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction(() => {
    const bottoms = [...document.querySelectorAll('.board .hand ul li')].map((card) => card.getBoundingClientRect().bottom);
    return Math.max(...bottoms) <= document.querySelector('.replay nav').getBoundingClientRect().top + 1;
  });
  await page.setViewportSize(desk);
}

export async function reviewed(site, name, locale) {
  const { page, context, faults } = await site.person('Ada', { locale });
  const table = await site.table({ context }, ...TABLES[name]);
  await page.goto(`/table/${table}`);
  await playOut(page);
  await page.locator('.end a[href*="#review"]').click();
  const words = WORDS[locale];
  const moves = await watched(page, words);
  const points = (await page.locator('.graph polyline').getAttribute('points')).split(' ').map((point) => point.split(',').map(Number));
  assert.ok(points.length > 2 && points.every(([x, y]) => x > 0 && x <= 100 && y >= 0 && y <= 40), String(points));
  assert.match(await page.locator('.graph svg').getAttribute('aria-label'), words.graph);
  const costly = page.locator('.review li');
  for (const text of await costly.allTextContents()) assert.match(text, words.cost);
  if ((await costly.count()) > 0) {
    // The position before the mistake is shown, with what was played and what was better.
    const number = /\d+/.exec(await costly.first().locator('button').textContent())[0];
    await costly.first().locator('button').click();
    await page.waitForURL((address) => address.pathname === `/replay/${table}/${number - 1}`);
    await page.locator('.told [role="status"]').getByText(words.cost).waitFor();
    // In La Défaite a choice need not be a card of the hand.
    const cards = !name.startsWith('La');
    const marked = await page.locator('.told figcaption').allTextContents();
    if (cards) assert.deepEqual(marked.map((text) => text.trim()), words.marked);
    if (cards) assert.deepEqual((await page.locator('.board li[data-pointed]').evaluateAll((all) => all.map((each) => each.dataset.pointed))).sort(), ['better', 'played']);
    if (cards) await onPhone(page);
  }
  await advised(context, table, moves);
  assert.doesNotMatch(await page.locator('main').innerText(), /\[[a-z]+-[a-z-]+\]/, 'every text is there');
  assert.deepEqual(faults, []);
  await context.close();
}
