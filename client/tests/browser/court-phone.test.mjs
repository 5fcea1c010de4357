/** La Défaite on small screens: own court, question, middle and hand are in sight together. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { passStage, playOut } from './drivers.mjs';
import { open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

/** A phone, a phone on its side, and a window of 1280×800 at 200 %. */
const SMALL = [[360, 740], [740, 360], [640, 400]];
const drawn = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Parts of the table whose middle cannot be seen, though nothing was scrolled. */
const unseen = (page, parts) =>
  page.evaluate((wanted) => wanted.filter((selector) => {
    const part = document.querySelector(selector);
    if (!part) return true;
    const { left, top, width, height } = part.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + Math.min(height / 2, 20)];
    const at = document.elementFromPoint(x, y);
    return !(at && (part.contains(at) || at.contains(part) && at.matches('.court-table *')));
  }), parts);

for (const [seats, moves] of [['three', 6], ['four', 6], ['six', 4]]) {
  test(`own court, question, middle and hand are seen together at La Défaite for ${seats}`, async () => {
    const { page, context } = await site.seated(`La Défaite for ${seats}`);
    let left = moves;
    await playOut(page, async () => {
      left -= 1;
      if (left <= 0) throw new Error('enough');
    }).catch((fault) => assert.equal(fault.message, 'enough'));
    await page.locator('.mine').waitFor();
    for (const [width, height] of SMALL) {
      await page.setViewportSize({ width, height });
      let hidden = [];
      // The window is laid out anew, and what is still to be shown on the stage comes first.
      for (let look = 0; look < 60; look += 1) {
        await drawn(page);
        await passStage(page);
        hidden = await unseen(page, ['.own .court', '.ask', '[data-zone="pile"]', '.hand ul']);
        if (hidden.length === 0) break;
      }
      assert.deepEqual(hidden, [], `${width}×${height}`);
      assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), `${width}×${height}: the page itself need not scroll`);
      const cued = await page.evaluate(() => [...document.querySelectorAll('.hall, .courts')]
        .filter((part) => getComputedStyle(part).overflowY === 'auto')
        .map((part) => [part.scrollHeight - part.clientHeight - part.scrollTop > 6, part.hasAttribute('data-more')]));
      assert.ok(cued.length > 0);
      for (const [more, said] of cued) assert.equal(said, more, `${width}×${height}: what goes on below is announced`);
    }
    await context.close();
  });
}

test('a court is a strip on a phone, and opens on a tap', async () => {
  const { page, context } = await site.seated('La Défaite for six', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await page.locator('.mine').waitFor();
  await passStage(page);
  const court = page.locator('.others .court').first();
  const toggle = court.locator('.toggle');
  assert.equal(await toggle.getAttribute('aria-expanded'), 'false');
  const before = (await court.locator('li').first().boundingBox()).width;
  await toggle.tap();
  assert.equal(await toggle.getAttribute('aria-expanded'), 'true');
  assert.ok((await court.locator('li').first().boundingBox()).width > before);
  await context.close();
});
