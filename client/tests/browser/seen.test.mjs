/** What was decided stays until it was seen, says why, and what is asked next is asked in words. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { overheard } from './frames.mjs';
import { CLAIM, RATS, TABLES, bots, open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

const CARD = '.hand ul button[aria-disabled="false"]';
const CHOICE = `.take, ${CARD}`;

/** Somebody at a table, with settings of their own. */
async function seated([game, options, seats], settings = {}, how = {}) {
  const person = await site.person('Ada', how);
  await person.context.addInitScript((own) => localStorage.setItem('interregnum-settings', JSON.stringify({ tips: false, confirm: 'off', ...own })), settings);
  const heard = overheard(person.page);
  const id = await site.table(person, game, options, seats);
  await person.page.goto(`/table/${id}`);
  await person.page.locator(CARD).first().waitFor();
  return { ...person, heard };
}

/** Plays the first thing that may be done, and waits until the table has moved on. */
async function move(page) {
  await page.locator(CHOICE).first().waitFor();
  const version = await page.locator('main').getAttribute('data-version');
  await page.locator(CHOICE).first().click();
  await page.waitForFunction((old) => document.querySelector('main').dataset.version !== old, version);
}

/** Plays until something is met, at another table where a game ends before: not every deal has it. */
async function met(table, settings, is) {
  for (let tables = 0; tables < 10; tables += 1) {
    const person = await seated(table, settings);
    for (;;) {
      await person.page.locator(`${CHOICE}, .end`).first().waitFor();
      if (await person.page.locator('.end').isVisible()) break;
      if (await is(person)) return person;
      await move(person.page);
    }
    await person.context.close();
  }
  throw new Error('never met in ten games');
}

/** How many tricks or rounds were decided so far. */
const decisions = ({ now }) => (now.position.view.history ?? now.position.view.game.rounds).length;

/** Plays until a finished trick or round rests. */
async function decided(page, heard) {
  const before = decisions(heard);
  const rests = page.locator('.go-on').waitFor();
  for (let moves = 0; moves < 12; moves += 1) {
    await move(page);
    await heard.until((now) => decisions(now) > before || now.now.position.to_act.includes(0));
    if (decisions(heard) > before) return rests;
  }
  throw new Error('nothing was decided');
}

/** The cards of the trick as they lie there. */
const trick = (page) => page.locator('.trick [data-card]').evaluateAll((cards) => cards.map((card) => card.dataset.card));

describe('Claim', () => {
  test('a finished trick stays until it is clicked; stake, taker and reason with it', async () => {
    const { page, heard, context } = await seated(TABLES['Claim for two'], { pause: 'click' });
    const stake = await page.locator('[data-zone="face-up"] [data-card]').first().getAttribute('data-card');
    await decided(page, heard);
    // The bot has led again or waits; neither it nor the next stake covers what was decided.
    await page.waitForFunction((version) => Number(document.querySelector('main').dataset.version) >= version, heard.now.version);
    const last = heard.now.position.view.history.at(-1);
    assert.deepEqual(await trick(page), last.cards);
    const won = page.locator('[data-zone="face-up"] li').first();
    assert.equal(await won.locator('[data-card]').getAttribute('data-card'), stake);
    assert.equal(await won.locator('.who').innerText(), last.winner === 0 ? 'Ada' : await page.locator('.others .tag strong').innerText());
    assert.match(await page.locator('.decided').innerText(), /wins? with .+\(C5\.\d\)/);
    assert.equal(await page.locator('.decided a').first().getAttribute('href'), `/rules/claim#${/C5\.\d/.exec(await page.locator('.decided').innerText())[0]}`);
    await page.locator('.trick .who').first().click();
    await page.locator('.go-on').waitFor({ state: 'detached' });
    assert.deepEqual(await page.locator('[data-zone="face-up"] [data-card]').first().getAttribute('data-card'), heard.now.position.view.face_up[0]);
    assert.match(await page.locator('.decided').innerText(), /C5/, 'the reason stays');
    await context.close();
  });

  test('Enter ends the rest, and a card played does', async () => {
    const { page, heard, context } = await seated(TABLES['Claim for two'], { pause: 'click' });
    await decided(page, heard);
    await page.evaluate(() => document.activeElement?.blur?.());
    await page.keyboard.press('Enter');
    await page.locator('.go-on').waitFor({ state: 'detached' });
    await decided(page, heard);
    assert.ok(await page.locator('.go-on').isVisible());
    const before = await trick(page);
    await page.locator(CARD).first().click();
    await page.waitForFunction((old) => JSON.stringify([...document.querySelectorAll('.trick [data-card]')].map((card) => card.dataset.card)) !== old, JSON.stringify(before));
    await context.close();
  });

  test('the rest ends by itself after the time of the setting', async () => {
    const { page, heard, context } = await seated(TABLES['Claim for two'], { pause: '1' });
    await decided(page, heard);
    await page.locator('.go-on').waitFor({ state: 'detached' });
    await context.close();
  });

  test('to take a follower is asked in words, and the choosable cards are marked', async () => {
    const { page, context } = await met(TABLES['Claim for three'], { pause: '1' }, ({ page }) => page.locator('.take').first().isVisible());
    assert.match(await page.locator('.ask').innerText(), /follower|Seer/);
    assert.equal(await page.locator('header .mine').innerText(), 'Your turn: take a follower');
    assert.equal(await page.locator('.take').first().evaluate((card) => getComputedStyle(card).outlineStyle), 'solid');
    assert.equal((await trick(page)).length, 3, 'the trick that is taken for still lies there');
    await context.close();
  });

  test('phase two is announced, and the hand waits for the end of the old trick', async () => {
    const { page, heard, context } = await seated(TABLES['Claim for two'], { pause: 'click' });
    for (let moves = 0; moves < 30 && heard.now.position.view.phase === 'one'; moves += 1) {
      await page.evaluate(() => document.querySelector('.go-on')?.click());
      await move(page);
      await page.waitForFunction((version) => Number(document.querySelector('main').dataset.version) >= version, heard.now.version);
      await heard.until(({ now: { position } }) => position.view.phase !== 'one' || position.to_act.includes(0));
    }
    await page.locator('.go-on').waitFor();
    assert.equal(await page.locator('.hand ul button').count(), 0, 'the followers are not taken up yet');
    assert.equal(await page.locator('.plaque').filter({ hasText: 'Phase two' }).count(), 0);
    await page.locator('.go-on').click();
    await page.locator('.claim .plaque', { hasText: 'Phase two' }).waitFor();
    assert.equal(await page.locator('.hand ul button').count(), 13);
    await page.locator('.claim .plaque button').click();
    await page.locator('.claim .plaque').waitFor({ state: 'detached' });
    await context.close();
  });

  test('the votes say who leads and what is decided, and a banner explains itself', async () => {
    const { page, context } = await seated(TABLES['Claim for three'], { pause: '1' });
    assert.match(await page.locator('.votes .sum').innerText(), /Ada 0 leading, 0 decided/);
    const banner = page.locator('.votes .flag').first();
    await banner.hover();
    await page.locator('.tip-box', { hasText: 'on a tie the highest card' }).waitFor();
    await page.mouse.move(5, 300);
    await page.locator('.tip-box').waitFor({ state: 'detached' });
    await banner.focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('.tip-box', { hasText: 'Knights' }).waitFor();
    await context.close();
  });
});

describe('BraveRats', () => {
  test('a revealed round stays until one goes on, though the other has chosen again', async () => {
    const { page, heard, context } = await seated(TABLES.BraveRats, { pause: 'click' });
    await decided(page, heard);
    const { cards } = heard.now.position.view.game.rounds.at(-1);
    const lying = () => page.locator('.pair [data-card]').evaluateAll((all) => all.map((card) => card.dataset.card));
    await page.getByText('has chosen').first().waitFor();
    assert.deepEqual((await lying()).sort(), [...cards].sort());
    assert.match(await page.locator('.decided').innerText(), /\(B\d\.\d\)/);
    await page.locator('.go-on').click();
    await page.waitForFunction(() => [...document.querySelectorAll('.pair [data-card]')].some((card) => card.dataset.card === ''));
    await context.close();
  });

  test('the traitors’ exchange is shown, and the Ambassador wins twice', async () => {
    const { page, heard, context } = await seated(['braverats', { ...RATS, traitor: true }, bots(2)]);
    const [given] = heard.now.position.view.game.gifts;
    assert.equal(await page.locator('.gifts [data-card]').first().getAttribute('data-card'), given);
    const table = page.locator('.odds table');
    assert.equal(await table.locator('td', { hasText: '+2' }).count() > 0, true);
    const off = await table.locator('th .head').first().evaluate((head) => {
      const [cell, glyph] = [head.closest('th'), head.querySelector('svg')].map((each) => each.getBoundingClientRect());
      return Math.abs(cell.x + cell.width / 2 - glyph.x - glyph.width / 2);
    });
    assert.ok(off < 2, `the sign is ${off} px off the middle`);
    await context.close();
  });

  test('a draft asks to keep one card', async () => {
    const { page, context } = await seated(['braverats', { ...RATS, deal: 'draft' }, bots(2)]);
    assert.equal(await page.locator('header .mine').innerText(), 'Your turn: keep one card');
    await context.close();
  });
});

describe('the hand', () => {
  test('a refusal says why and what the card can do, and moves nothing', async () => {
    const all = (page) => page.locator('.hand ul button[aria-disabled="true"][data-reason]');
    // Out of turn every card is barred, for a moment: only one's own turn counts.
    const { page, context } = await met(TABLES['Claim for two'], { pause: '1' }, async ({ page }) => (await all(page).count()) > 0);
    const barred = all(page);
    const top = () => page.locator('.own').evaluate((own) => own.getBoundingClientRect().top);
    const before = await top();
    await barred.first().click({ force: true });
    await page.locator('.reason').waitFor();
    assert.equal(await top(), before);
    await context.close();
  });

  test('a card tells its power at once to mouse and focus', async () => {
    const { page, context } = await seated(TABLES.BraveRats);
    await page.locator('.hand ul button').first().hover();
    await page.locator('.tip-box', { hasText: '(B3.2)' }).waitFor();
    await page.mouse.move(5, 5);
    await page.keyboard.press('h');
    await page.keyboard.press('ArrowRight');
    await page.locator('.tip-box', { hasText: 'Princess' }).waitFor();
    await context.close();
  });

  test('a tip gives the reason as it is when the tip opens', async () => {
    const { page, context } = await seated(TABLES.BraveRats);
    // Tips come with a file of their own: once there was one, the next is opened by the event below.
    await page.locator('.hand ul button').last().hover();
    await page.locator('.tip-box').waitFor();
    await page.mouse.move(5, 5);
    await page.locator('.tip-box').waitFor({ state: 'detached' });
    const why = await page.locator('.hand ul button').first().evaluate(async (button) => {
      // The other's turn ends while the mouse rests on the card, before the tip opens.
      button.dataset.reason = 'It is Bo’s turn.';
      button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
      delete button.dataset.reason;
      while (!document.querySelector('.tip-box')) await new Promise(requestAnimationFrame);
      return document.querySelector('.tip-box .why')?.textContent ?? null;
    });
    assert.equal(why, null);
    await context.close();
  });

  test('the first Tab leads to the hand, where the ring is seen whole', async () => {
    const { page, context } = await seated(TABLES['Claim for two']);
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement.textContent), 'To your hand');
    await page.keyboard.press('Enter');
    assert.ok(await page.evaluate(() => document.activeElement.matches('.hand ul button')));
    // The right edge of the card lies over its neighbour, and with it the ring.
    const whole = await page.evaluate(() => {
      const card = document.activeElement.querySelector('.card');
      const strip = document.activeElement.closest('li');
      const { right, top, height } = card.getBoundingClientRect();
      return [Number(getComputedStyle(strip).zIndex), getComputedStyle(card).outlineStyle, right > strip.getBoundingClientRect().right && top < top + height];
    });
    assert.deepEqual(whole, [2, 'solid', true]);
    await context.close();
  });
});

test('a flying card has the size of the one it becomes, which is hidden until it lands', async () => {
  const { page, context } = await seated(['claim', CLAIM[2], bots(2)], { motion: 'full', pause: '1' }, { reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    window.flown = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const card = this.querySelector?.('[data-card]')?.dataset.card;
      const there = document.querySelector(`[data-zone="trick"] [data-card="${card}"]`);
      if (this.id.startsWith('ghost-') && there) {
        const scale = Number(/scale\(([\d.]+)\)/.exec(frames[1].transform)[1]);
        window.flown.push({ width: this.offsetWidth * scale, there: there.offsetWidth, hidden: getComputedStyle(there).visibility });
      }
      return animate.call(this, frames, options);
    };
  });
  await page.locator(CARD).first().click();
  await page.waitForFunction(() => window.flown.length > 0);
  const [{ width, there, hidden }] = await page.evaluate(() => window.flown);
  assert.ok(Math.abs(width - there) < 3, `${width} px onto ${there}`);
  assert.equal(hidden, 'hidden');
  await page.waitForFunction(() => [...document.querySelectorAll('[data-zone="trick"] [data-card]')].every((card) => getComputedStyle(card).visibility === 'visible'));
  await context.close();
});
