/**
 * Measures the page as a person feels it: `make pace`. How soon a table can be used on a machine
 * four times slower, how soon a click is answered, and how many frames a second a deal is shown in.
 */
import { TABLES, open } from './house.mjs';

const RUNS = 5;
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const house = await open();

/** Milliseconds from the address to a card, or a button, that can be pressed; nothing was kept before. */
async function usable(path, part, slow) {
  const context = await house.browser.newContext({ baseURL: house.address, locale: 'en-US', serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(part).first().waitFor();
  const time = await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(performance.now()))));
  await context.close();
  return time;
}

/** Milliseconds from a click on a card until the page shows that it was taken. */
async function answered() {
  const { page, context } = await house.seated('Claim for two');
  const card = page.locator('.hand ul button[aria-disabled="false"]').first();
  await card.waitFor();
  const time = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const button = document.querySelector('.hand ul button[aria-disabled="false"]');
        const before = button.getAttribute('aria-label');
        let since = 0;
        new MutationObserver((_, watch) => {
          if (button.isConnected && button.getAttribute('aria-label') === before) return;
          watch.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - since));
        }).observe(document.querySelector('.hand'), { childList: true, subtree: true, attributes: true });
        since = performance.now();
        button.click();
      }),
  );
  await context.close();
  return time;
}

/** Frames a second while the cards of a new game and of its first moves fly. */
async function frames(slow) {
  const person = await house.person('Ada', { reducedMotion: 'no-preference' });
  const session = await person.context.newCDPSession(person.page);
  const table = await house.table(person, ...TABLES['Claim for two']);
  await person.page.goto(`/table/${table}`);
  await person.page.locator('.mine').waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
  await person.page.evaluate(() => {
    window.gaps = [];
    let last = null;
    const look = (now) => {
      const flying = document.querySelector('.ghost') !== null;
      if (flying && last !== null) window.gaps.push(now - last);
      last = flying ? now : null;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (let move = 0; move < 6; move += 1) {
    await person.page.locator('.take').or(person.page.locator('.hand ul button[aria-disabled="false"]')).first().click();
    await person.page.waitForTimeout(1500);
  }
  const gaps = await person.page.evaluate(() => window.gaps);
  await person.context.close();
  const sum = gaps.reduce((all, gap) => all + gap, 0);
  return { rate: (1000 * gaps.length) / sum, count: gaps.length, worst: Math.max(...gaps) };
}

async function several(measure) {
  const found = [];
  for (let run = 0; run < RUNS; run += 1) found.push(await measure());
  return `median ${median(found).toFixed(0)} ms (${found.map((time) => time.toFixed(0)).join(', ')})`;
}

const host = await house.person('Ada');
const table = await house.table(host, ...TABLES['Claim for two']);
for (const slow of [1, 4]) {
  console.log(`landing usable, processor ${slow}× slower: ${await several(() => usable('/', '.games button', slow))}`);
  console.log(`table shown, processor ${slow}× slower: ${await several(() => usable(`/table/${table}`, '.votes', slow))}`);
  const { rate, count, worst } = await frames(slow);
  console.log(`cards in flight, processor ${slow}× slower: ${rate.toFixed(1)} frames/s over ${count} frames, longest gap ${worst.toFixed(0)} ms`);
}
console.log(`click answered: ${await several(answered)}`);
await house.close();
