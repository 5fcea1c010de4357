/** On a phone, upright or on its side, at 200 %, and on a desk: trick, stakes and hand are all seen, and the hand hides nothing. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { TABLES, open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

const WINDOWS = [[740, 360], [640, 400], [360, 740], [768, 1024], [1280, 720], [1280, 800], [1920, 1080]];
const CARD = '.hand ul button[aria-disabled="false"]';
const CHOICE = `.take, ${CARD}`;
/** What has to be seen, by game. */
const PARTS = {
  claim: ['.trick [data-card], .trick .slot', '[data-zone="face-up"] [data-card]', '.decided', '.own > *'],
  braverats: ['.pair [data-card], .pair .slot', '.result', '.decided'],
};

/** Boxes of what is there, and where the hand begins. */
const measured = (page, parts) =>
  page.evaluate((selectors) => {
    const boxes = selectors.flatMap((selector) => [...document.querySelectorAll(selector)].map((element) => ({ selector, box: element.getBoundingClientRect().toJSON() })));
    const hand = [...document.querySelectorAll('.hand ul')].at(-1).getBoundingClientRect().toJSON();
    const widths = [...document.querySelectorAll('.stakes .card, .trick .card, .trick .slot')].map((card) => card.offsetWidth);
    const [button] = [...document.querySelectorAll('.go-on')].map((element) => element.getBoundingClientRect());
    const cards = [...document.querySelectorAll('.trick [data-card], .pair [data-card]')].map((element) => element.getBoundingClientRect());
    const covered = cards.filter((card) => button && button.top < card.bottom - 2 && button.bottom > card.top + 2 && button.left < card.right && button.right > card.left).length;
    const lost = button && !(button.top >= 0 && button.left >= 0 && button.right <= innerWidth);
    return { boxes, hand, widths, covered, lost, scrolled: scrollY, height: innerHeight, width: innerWidth };
  }, parts);

/** What is wrong with the page as it stands; nothing, if all is well. */
async function wrong(page, parts) {
  const { boxes, hand, widths, covered, lost, scrolled, height, width } = await measured(page, parts);
  const missing = parts.slice(0, 2).filter((part) => !boxes.some(({ selector }) => selector === part));
  return [
    ...(scrolled === 0 ? [] : ['the page has scrolled']),
    ...(hand.bottom <= height + 1 ? [] : [`the hand ends at ${hand.bottom}`]),
    ...(Math.max(...widths) - Math.min(...widths) <= 1 || widths.length === 0 ? [] : [`cards of ${widths.join(', ')} px lie side by side`]),
    ...(covered === 0 ? [] : [`“Go on” lies on ${covered} cards`]),
    ...(lost ? ['“Go on” is outside of the window'] : []),
    ...missing.map((part) => `${part} is not there`),
    ...boxes.flatMap(({ selector, box }) => [
      ...(box.top >= 0 && box.left >= -1 && box.right <= width + 1 ? [] : [`${selector} at ${JSON.stringify(box)}`]),
      ...(box.bottom <= hand.top + 1 ? [] : [`${selector} ends at ${box.bottom}, the hand begins at ${hand.top}`]),
    ]),
  ];
}

/** Waits until a window that has changed its size is laid out, and tells what is wrong if it never is. */
async function check(page, parts, label) {
  let found = [];
  for (let frame = 0; frame < 120; frame += 1) {
    found = await wrong(page, parts);
    if (found.length === 0) return;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  assert.deepEqual(found, [], label);
}

describe('small windows', () => {
  for (const [table, game, locale = 'en-US'] of [['Claim for two', 'claim'], ['Claim for three', 'claim'], ['Claim for three', 'claim', 'fr-FR'], ['Claim for four', 'claim'], ['BraveRats', 'braverats']]) {
    test(`at ${table}, while one is asked and while a decision rests (${locale})`, async () => {
      const { page, context } = await site.person('Ada', { locale });
      await context.addInitScript(() => localStorage.setItem('interregnum-settings', JSON.stringify({ tips: false, confirm: 'off', pause: 'click' })));
      const id = await site.table({ context }, ...TABLES[table]);
      await page.goto(`/table/${id}`);
      await page.locator(CARD).first().waitFor();
      const atAll = async (label) => {
        for (const [width, height] of WINDOWS) {
          await page.setViewportSize({ width, height });
          await check(page, PARTS[game], `${width}×${height}, ${label}`);
        }
        await page.setViewportSize({ width: 1280, height: 720 });
      };
      await atAll('at the beginning');
      // At BraveRats one choice makes a round; the cards stay choosable until the other's is there.
      if (game === 'braverats') await page.locator(CHOICE).first().click();
      else for (let moves = 0; moves < 6 && !(await page.locator('.go-on').isVisible()); moves += 1) {
        const version = await page.locator('main').getAttribute('data-version');
        await page.locator(CHOICE).first().click();
        await page.waitForFunction((old) => document.querySelector('main').dataset.version !== old, version);
        await page.locator(`.go-on, ${CHOICE}`).first().waitFor();
        if (await page.locator('.ask').isVisible()) await atAll('while one takes');
      }
      await page.locator('.go-on').waitFor();
      await atAll('while a decision rests');
      await context.close();
    });
  }
});

for (const lesson of ['claim', 'braverats', 'defaite']) {
  test(`in a low window the hand hides nothing of the lesson of ${lesson}`, async () => {
    for (const [width, height] of [[740, 360], [640, 400]]) {
      const { page, context } = await site.person('Ada', { viewport: { width, height } });
      await page.goto(`/lesson/${lesson}`);
      await page.locator('.coach').waitFor();
      await page.locator('.hand ul button').first().waitFor();
      const seen = await page.evaluate(() => {
        const box = (selector) => document.querySelector(selector).getBoundingClientRect();
        // A court that is too high for its row is cut by the row, and scrolls there.
        const own = [...document.querySelectorAll('.own > *')].map((element) => Math.min(element.getBoundingClientRect().bottom, element.parentElement.getBoundingClientRect().bottom));
        return { coach: box('.coach').bottom, hand: box('.hand ul').top, own: Math.max(0, ...own), height: innerHeight };
      });
      assert.ok(seen.coach <= seen.height, `the coach ends at ${seen.coach} of ${seen.height}`);
      assert.ok(seen.own <= seen.hand + 1, `the player's seat ends at ${seen.own}, the hand begins at ${seen.hand}`);
      await context.close();
    }
  });
}
