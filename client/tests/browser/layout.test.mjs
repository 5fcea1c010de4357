/** Nothing overlaps, nothing leaves the page, and everything is large enough to be hit. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { passStage, playOut } from './drivers.mjs';
import { TABLES, longer, open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

/** The last is a window of 1280×720 at 200 %. */
const VIEWPORTS = [[360, 640], [390, 844], [768, 1024], [1280, 720], [1920, 1080], [640, 360]];

/** Buttons and links that can be seen, as boxes. */
const boxes = (page) =>
  page.evaluate(() => {
    const shown = (element) => element.checkVisibility() && !element.closest('.unseen');
    /** What of an element can be seen within all that scrolls around it. */
    const seen = (element) => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === 'visible') continue;
        const rect = around.getBoundingClientRect();
        [left, top, right, bottom] = [Math.max(left, rect.left), Math.max(top, rect.top), Math.min(right, rect.right), Math.min(bottom, rect.bottom)];
      }
      return { x: left, y: top, width: right - left, height: bottom - top };
    };
    return [...document.querySelectorAll('button, a, select, input')].filter(shown).flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent.trim();
      const inline = getComputedStyle(element).display === 'inline' && element.matches('p a, li a');
      return width > 0 && height > 0 ? [{ name, x, y, width, height, inline, seen: seen(element), fixed: element.closest('.hand') !== null }] : [];
    });
  });

const overlap = (a, b) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 && Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;

async function check(page, label) {
  const [scroll, client] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  assert.ok(scroll <= client, `${label}: ${scroll} px in ${client}`);
  const found = await boxes(page);
  assert.ok(found.length > 3, `${label}: there is something to press`);
  for (const box of found) {
    // WCAG 2.5.8: at least 24 px, but for links within a sentence.
    if (!box.inline) assert.ok(box.width >= 23.5 && box.height >= 23.5, `${label}: “${box.name}” is ${box.width}×${box.height}`);
    assert.ok(box.x >= -1 && box.x + box.width <= client + 1, `${label}: “${box.name}” leaves the page`);
  }
  // The hand stays at the bottom while the rest scrolls under it.
  for (const part of [found.filter((box) => box.fixed), found.filter((box) => !box.fixed)]) {
    part.forEach((a, at) => part.slice(at + 1).forEach((b) => assert.ok(!overlap(a.seen, b.seen), `${label}: “${a.name}” lies on “${b.name}”`)));
  }
}

/** Makes every text on the page a third longer, as another language might. */
const lengthen = (page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.data.trim();
      if (/\p{L}{3}/u.test(text) && !node.parentElement.closest('script, style')) node.data += ' langer'.repeat(text.length).slice(0, Math.ceil(text.length * 0.3) + 1);
    }
  });

/** The page has had a frame to follow the window's size. */
const drawn = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function atAll(page, hand, label = '') {
  for (const [width, height] of VIEWPORTS) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    await check(page, `${width}×${height}${label}`);
    if (!hand) continue;
    const box = await page.locator('.hand').last().boundingBox();
    assert.ok(box.y + box.height <= height + 1, `${width}×${height}${label}: the hand ends at ${box.y + box.height}`);
  }
}

const ALL = Object.keys(TABLES);
const FULLEST = ['Claim for four', 'BraveRats', 'La Défaite for six'];
/** English texts once more a third longer, as in other languages; the French ones as they are. */
for (const [locale, stretched, tables] of [['en-US', true, ALL], ['fr-FR', false, longer(FULLEST, ALL.filter((name) => !FULLEST.includes(name)))]]) {
  describe(`nothing overlaps and nothing leaves the page (${locale})`, () => {
    test('on the landing', async () => {
      const { page } = await site.person('Ada', { locale });
      await page.goto('/');
      await page.locator('.games li').first().waitFor();
      await atAll(page, false);
      if (!stretched) return;
      await lengthen(page);
      await atAll(page, false, ', longer');
    });
    for (const name of tables) {
      const [game, options, seats] = TABLES[name];
      test(`at ${name}`, async () => {
        const person = await site.person('Maximilienne-Alexandra', { locale });
        const table = await site.table(person, game, options, seats);
        await person.page.goto(`/table/${table}`);
        await person.page.locator('.mine').waitFor({ timeout: 30_000 });
        await passStage(person.page);
        await atAll(person.page, true);
        if (!stretched) return;
        await lengthen(person.page);
        await atAll(person.page, true, ', longer');
      });
    }
  });
}

test('no vote, trick or court is hidden at 200 %: what does not fit can be scrolled to', async () => {
  const { page } = await site.seated('Claim for four', { viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 });
  await page.locator('.mine').waitFor();
  for (const part of ['.votes', '.trick', '.others']) {
    await page.locator(part).scrollIntoViewIfNeeded();
    assert.ok(await page.locator(part).isVisible(), part);
  }
});

/** Plays so many moves at a table of La Défaite, so that hands and courts have grown. */
async function courtAfter(table, moves) {
  const { page, context } = await site.seated(table);
  let left = moves;
  await playOut(page, async () => {
    left -= 1;
    if (left <= 0) throw new Error('enough');
  }).catch((fault) => assert.equal(fault.message, 'enough'));
  await page.locator('.mine, .end').first().waitFor();
  await passStage(page);
  return { page, context };
}

/** Cards on the table that cannot be brought into sight whole: something lies on them, or they end outside. */
const hidden = (page, within) =>
  page.evaluate((selector) => {
    const cards = [...document.querySelectorAll(selector)].flatMap((part) => [...part.querySelectorAll('.card')]);
    const lost = cards.filter((card) => {
      card.scrollIntoView({ block: 'nearest' });
      const { left, top, right, bottom } = card.getBoundingClientRect();
      const corners = [[left + 3, top + 3], [right - 3, top + 3], [(left + right) / 2, bottom - 3]];
      // What is written on a card, as the guards of a province, is a part of it.
      const seen = (at) => card.contains(at) || (at?.closest('li, figure')?.contains(card) ?? false);
      return !corners.every(([x, y]) => seen(document.elementFromPoint(x, y)));
    });
    return { of: cards.length, lost: lost.map((card) => `${card.dataset.card} of ${card.closest('[data-zone]')?.dataset.zone}`) };
  }, within);

for (const [seats, moves] of longer([['four', 10], ['six', 5]], [['three', 12], ['five', 7]])) {
  test(`the hand covers neither courts nor middle at La Défaite for ${seats}`, async () => {
    const { page, context } = await courtAfter(`La Défaite for ${seats}`, moves);
    for (const [width, height] of [[360, 640], [390, 844], [768, 1024], [1280, 720], [1920, 1080]]) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      for (const part of ['.own', '.others', '.centre']) {
        const { of, lost } = await hidden(page, part);
        assert.ok(of > 0, `${part} shows cards`);
        assert.deepEqual(lost, [], `${width}×${height}: ${part}`);
      }
      const box = await page.locator('.hand').last().boundingBox();
      assert.ok(box.y + box.height <= height + 1, `${width}×${height}: the hand is at the bottom`);
      if (await page.locator('.end').isVisible()) continue;
      assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), `${width}×${height}: the page itself need not scroll`);
    }
    await context.close();
  });
}

for (const seats of longer(['four'], ['three'])) {
  test(`all of the middle is seen at once on a desk, at La Défaite for ${seats}`, async () => {
    const { page, context } = await site.seated(`La Défaite for ${seats}`);
    let looked = 0;
    await playOut(page, async () => {
      const found = await page.evaluate(() => {
        const centre = document.querySelector('.centre');
        const { top, bottom } = centre.getBoundingClientRect();
        const cut = [...centre.querySelectorAll('.card, li, p')].filter((part) => part.getBoundingClientRect().bottom > bottom + 1);
        const names = cut.map((part) => `${part.outerHTML.slice(0, 120)} to ${part.getBoundingClientRect().bottom}`);
        return { over: document.querySelector('.board.over') !== null, top, bottom, cut: names, scrolls: document.documentElement.scrollHeight - innerHeight };
      });
      if (found.over) return;
      assert.ok(found.top >= 0 && found.bottom <= 720 && found.cut.length === 0 && found.scrolls <= 0, JSON.stringify(found));
      looked += 1;
      if (looked >= 30) throw new Error('enough');
    }).catch((fault) => {
      if (fault.message !== 'enough') throw fault;
    });
    assert.ok(looked >= 10, `looked ${looked} times`);
    await context.close();
  });
}
