/** What ends a game lies apart from what plays it, and is asked for twice. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { listening, overheard } from './frames.mjs';
import { TABLES, open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

const APART = 48;
const SIZES = [[360, 640], [1280, 720]];

/** How far the nearest thing that plays is from what resigns or leaves, in pixels. */
const nearest = (page) =>
  page.evaluate(() => {
    const boxes = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect());
    const gap = (a, b) => Math.hypot(Math.max(a.left - b.right, b.left - a.right, 0), Math.max(a.top - b.bottom, b.top - a.bottom, 0));
    const [ends, plays] = [boxes('.resign, a.home'), boxes('.hand ul button, .take, .acts .act, .confirm, .trick button')];
    return { ends: ends.length, plays: plays.length, gap: Math.min(...ends.flatMap((end) => plays.map((play) => gap(end, play)))) };
  });

describe('resigning and leaving lie apart from the cards, and are confirmed', () => {
  for (const name of ['Claim for two', 'BraveRats', 'La Défaite for three']) {
    test(name, async () => {
      const { page, heard, context } = await listening(site, TABLES[name]);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const { ends, plays, gap } = await nearest(page);
        assert.ok(ends === 2 && plays > 0, `${ends} and ${plays}`);
        assert.ok(gap >= APART, `${width}×${height}: ${gap} px`);
      }
      const sheet = page.locator('dialog[open]');
      await page.getByRole('button', { name: 'Resign' }).click();
      await sheet.getByText('This cannot be undone').waitFor();
      await sheet.getByRole('button', { name: 'Play on' }).click();
      await sheet.waitFor({ state: 'detached' });
      assert.deepEqual(heard.asked.filter((command) => command.do !== 'show'), [], 'nothing was asked of the table');
      await page.getByRole('button', { name: 'Resign' }).click();
      await sheet.getByRole('button', { name: 'Resign' }).click();
      await page.locator('.end').waitFor();
      assert.deepEqual(heard.asked.at(-1), { do: 'resign' });
      await context.close();
    });
  }
});

test('whoever leaves a table that is gathering is asked whether they mean it', async () => {
  const { page, context } = await site.person('Ada');
  const heard = overheard(page);
  // The page promises bytes for the shuffle by itself.
  const chosen = () => heard.asked.filter((asked) => asked.do !== 'commit');
  const id = await site.table({ context }, ...TABLES.BraveRats.slice(0, 2), ['me', 'open']);
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: 'Leave the table' }).click();
  const sheet = page.locator('dialog[open]');
  await sheet.getByRole('button', { name: 'Stay' }).click();
  await sheet.waitFor({ state: 'detached' });
  assert.deepEqual(chosen(), []);
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await sheet.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('button', { name: 'Sit down' }).first().waitFor();
  assert.deepEqual(chosen(), [{ do: 'leave' }]);
  await context.close();
});
