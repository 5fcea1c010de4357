/** The landing shows each game by three cards, and cuts none of them. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

for (const [width, height] of [[1280, 800], [360, 740], [740, 360], [640, 400]]) {
  test(`the cards of the fans are seen whole at ${width} by ${height}`, async () => {
    const { page, context } = await site.person('Ada', { viewport: { width, height } });
    await page.goto('/');
    await page.locator('footer').waitFor();
    // The drawings come with a file of their own, after the text.
    await page.waitForFunction(() => document.querySelectorAll('.fan:not(:empty)').length >= 3);
    // A game without drawings of its own has no cards to show.
    const fans = (await page.locator('.fan').evaluateAll((all) =>
      all.map((fan) => {
        const clipping = [];
        for (let box = fan; box !== document.documentElement; box = box.parentElement) {
          if (getComputedStyle(box).overflowX !== 'visible') clipping.push(box.getBoundingClientRect().toJSON());
        }
        return { clipping, cards: [...fan.children].map((card) => card.getBoundingClientRect().toJSON()) };
      }),
    )).filter(({ cards }) => cards.length > 0);
    for (const { clipping, cards } of fans) {
      assert.equal(cards.length, 3);
      cards.slice(1).forEach((card, at) => assert.ok(card.left >= cards[at].right, `a card begins at ${card.left}, the one before it ends at ${cards[at].right}`));
      for (const { left, right, top } of [{ left: 0, right: width, top: -Infinity }, ...clipping]) {
        assert.ok(cards.every((card) => card.left >= left && card.right <= right && card.top >= top), `cards from ${cards[0].left} to ${cards[2].right} within ${left} and ${right}`);
      }
    }
    await context.close();
  });
}
