/** What moves, what rests, and what stays still for those who ask for it. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { playOut } from './drivers.mjs';
import { CLAIM, TABLES, open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

/** Notes how long every animation takes, and whether a card ever flew. */
const watch = (page) =>
  page.addInitScript(() => {
    window.seen = { flights: 0, longest: 0 };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const motion = animate.call(this, frames, options);
      window.seen.flights += 1;
      window.seen.longest = Math.max(window.seen.longest, motion.effect.getComputedTiming().activeDuration);
      return motion;
    };
  });

async function fewMoves(page, most) {
  let moves = 0;
  await playOut(page, async () => {
    moves += 1;
    if (moves >= most) throw new Error('enough');
  }).catch((fault) => assert.equal(fault.message, 'enough'));
}

test('cards fly, and none for longer than 800 ms', async () => {
  const { page, context } = await site.person('Ada', { reducedMotion: 'no-preference' });
  await watch(page);
  const table = await site.table({ context }, 'claim', CLAIM[2], ['me', 'greedy']);
  await page.goto(`/table/${table}`);
  await fewMoves(page, 6);
  const { flights, longest } = await page.evaluate(() => window.seen);
  assert.ok(flights > 0, 'nothing flew');
  assert.ok(longest > 0 && longest <= 800, `${longest} ms`);
});

/** Notes which cards fly, and where they land. */
const landings = (page) =>
  page.addInitScript(() => {
    window.landed = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const card = this.querySelector('[data-card]')?.dataset.card;
      const [x, y] = frames[1].transform.match(/[\d.]+/g).map(Number);
      if (card) window.landed.push({ card, x, y });
      return animate.call(this, frames, options);
    };
  });

const DEALS = {
  'when the last seat is taken': async (page, context) => {
    const table = await site.table({ context }, 'claim', CLAIM[2], ['me', 'open']);
    await page.goto(`/table/${table}`);
    await page.getByRole('button', { name: 'Seat a bot' }).click();
  },
  'when a game against a bot is chosen': async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play against a bot' }).first().click();
    await page.getByRole('button', { name: 'Squire' }).click();
  },
};
for (const [when, begin] of Object.entries(DEALS)) {
  test(`a hand is dealt before one’s eyes ${when}, every card to where it lies`, async () => {
    const { page, context } = await site.person('Ada', { reducedMotion: 'no-preference' });
    await landings(page);
    await begin(page, context);
    await page.waitForFunction(() => window.landed.length >= 13);
    const order = (a, b) => a.x - b.x;
    const held = await page.locator('.hand [data-card]').evaluateAll((cards) =>
      cards.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return { card: each.dataset.card, x: x + width / 2, y: y + height / 2 };
      }),
    );
    const landed = await page.evaluate(() => window.landed.slice(0, 13));
    assert.equal(held.length, 13);
    assert.deepEqual(landed.sort(order).map(({ card }) => card), held.sort(order).map(({ card }) => card));
    landed.forEach(({ card, x, y }, at) => assert.ok(Math.hypot(x - held[at].x, y - held[at].y) < 1, `${card} lands at ${x}, ${y}, and lies at ${held[at].x}, ${held[at].y}`));
    await context.close();
  });
}

test('a table that is come back to is not dealt again', async () => {
  const { page, context } = await site.person('Ada', { reducedMotion: 'no-preference' });
  await landings(page);
  await DEALS['when a game against a bot is chosen'](page);
  await page.waitForFunction(() => window.landed.length >= 13);
  await page.reload();
  await page.locator('.hand [data-card]').nth(12).waitFor();
  // Motion keeps its order: a deal would fly before the card that is played now.
  await page.locator('.mine').waitFor();
  await page.locator('.hand ul button[aria-disabled="false"]').first().click();
  await page.waitForFunction(() => window.landed.length > 0);
  const [first] = await page.evaluate(() => window.landed);
  const hand = await page.locator('.hand ul').boundingBox();
  assert.ok(first.y < hand.y, `${first.card} flew to the trick, and none to the hand before`);
  await context.close();
});

test('whoever asks for less motion sees none', async () => {
  const { page, context } = await site.person('Ada', { reducedMotion: 'reduce' });
  await watch(page);
  const table = await site.table({ context }, 'claim', CLAIM[2], ['me', 'greedy']);
  await page.goto(`/table/${table}`);
  await fewMoves(page, 6);
  assert.equal(await page.evaluate(() => window.seen.flights), 0);
  const moving = await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  assert.equal(moving, 0);
});

test('a card in flight has nothing but itself styled anew', async () => {
  const { page } = await site.seated('Claim for two', { reducedMotion: 'no-preference' });
  await page.locator('.mine').waitFor();
  await page.evaluate(() => {
    const layer = document.querySelector('.layer');
    new MutationObserver(() => performance.mark('flight')).observe(layer, { childList: true });
  });
  await site.browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  await page.locator('.hand ul button[aria-disabled="false"]').first().click();
  await page.waitForFunction(() => performance.getEntriesByName('flight').length >= 2 && document.querySelector('.layer').childElementCount === 0);
  // Two frames more, so that the trace has the end of the update after the landing, and with it its count.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  const { traceEvents } = JSON.parse((await site.browser.stopTracing()).toString());
  const all = await page.locator('*').count();
  const events = traceEvents.filter(({ name }) => name === 'flight' || name === 'UpdateLayoutTree').sort((a, b) => a.ts - b.ts);
  const styled = events.filter((event, at) => at > 0 && events[at - 1].name === 'flight' && event.name !== 'flight').map(({ args }) => args.elementCount);
  assert.ok(styled.every(Number.isInteger), `an update without its count: ${styled} of ${all}`);
  assert.ok(styled.length >= 2, 'one card flew off, and one was there');
  assert.ok(Math.max(...styled) < all / 4, `${styled} of ${all}`);
});

/** How long every trick rested, in milliseconds, by the page's own clock. */
const rests = (page) =>
  page.evaluate(() => {
    window.rests = [];
    let since = null;
    new MutationObserver(() => {
      const resting = [...document.querySelectorAll('.trick button')].length > 0;
      if (resting && since === null) since = performance.now();
      if (!resting && since !== null) {
        window.rests.push(performance.now() - since);
        since = null;
      }
    }).observe(document.body, { childList: true, subtree: true });
  });

test('a trick that was won rests for 800 ms, though the next one is led at once', async () => {
  const { page } = await site.seated('Claim for three');
  await page.locator('.mine').waitFor();
  await rests(page);
  for (let trick = 0; trick < 4; trick += 1) {
    await page.locator('.mine').waitFor();
    await page.getByRole('button', { name: 'Go on' }).waitFor({ state: 'detached' });
    const take = page.locator('.take').first();
    const card = page.locator('.hand ul button[aria-disabled="false"]').first();
    const version = await page.locator('main').getAttribute('data-version');
    await take.or(card).first().click();
    await page.waitForFunction((old) => document.querySelector('main').dataset.version !== old, version);
  }
  await page.getByRole('button', { name: 'Go on' }).waitFor({ state: 'detached' });
  const found = await page.evaluate(() => window.rests);
  assert.ok(found.length > 0, 'no trick rested');
  assert.ok(found.every((rest) => rest >= 800), found.join(' '));
});

test('a tap ends the rest', async () => {
  const { page, context } = await site.person('Ada');
  await page.clock.install();
  const table = await site.table({ context }, 'claim', CLAIM[2], ['me', 'greedy']);
  await page.goto(`/table/${table}`);
  await page.locator('.mine').waitFor();
  // From here on no time passes on the page: only the tap can end it.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 4_000));
  await page.locator('.hand ul button[aria-disabled="false"]').first().click();
  const on = page.getByRole('button', { name: 'Go on' });
  await on.click();
  await on.waitFor({ state: 'detached', timeout: 5_000 });
});

/** Looks at every frame for what repeats, and for what begins again and again on the same thing. */
const flicker = () => {
  window.flicker = { frames: 0, seen: 0, repeated: [], restless: [] };
  const begun = new WeakMap();
  const known = new WeakSet();
  const look = () => {
    window.flicker.frames += 1;
    for (const motion of document.getAnimations()) {
      const { iterations, duration } = motion.effect.getTiming();
      if (iterations > 1 && duration < 334) window.flicker.repeated.push(`${motion.effect.target?.className} every ${duration} ms`);
      if (known.has(motion) || !motion.effect.target) continue;
      known.add(motion);
      window.flicker.seen += 1;
      const what = motion.transitionProperty ?? motion.animationName ?? 'flight';
      // What moves is not what flashes: cards rise and sink as fast as turns come.
      if (what === 'translate') continue;
      const times = begun.get(motion.effect.target)?.[what] ?? [];
      times.push(performance.now());
      if (times.filter((time) => time > performance.now() - 1000).length > 3) window.flicker.restless.push(`${what} of ${motion.effect.target.className}`);
      begun.set(motion.effect.target, { ...begun.get(motion.effect.target), [what]: times });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

for (const [name, moves] of [['Claim for two', 5], ['BraveRats', 4], ['La Défaite for three', 5]]) {
  test(`nothing flashes more than three times a second: ${name}`, async () => {
    const { page, context } = await site.person('Ada', { reducedMotion: 'no-preference' });
    await page.addInitScript(flicker);
    const table = await site.table({ context }, ...TABLES[name]);
    await page.goto(`/table/${table}`);
    await fewMoves(page, moves);
    const { frames, seen, repeated, restless } = await page.evaluate(() => window.flicker);
    assert.ok(frames > 20 && seen > 5, `${seen} motions in ${frames} frames`);
    assert.deepEqual(repeated, []);
    assert.deepEqual(restless, []);
    await context.close();
  });
}
