/**
 * Measures the page as a person feels it: `make pace`. How soon a table can be used on a machine
 * four times slower, how soon a click is answered, and how many frames a second a deal is shown in.
 */
import { TABLES, open } from './site.mjs';

const RUNS = 5;
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const site = await open();

/** Milliseconds from the address to a card, or a button, that can be pressed; nothing was kept before. */
async function usable(path, part, slow) {
  const context = await site.browser.newContext({ baseURL: site.address, locale: 'en-US', serviceWorkers: 'block' });
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
  const { page, context } = await site.seated('Claim for two');
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

/** Gaps as a rate, their number and the longest. */
const told = (gaps) => ({ rate: (1000 * gaps.length) / gaps.reduce((all, gap) => all + gap, 0), count: gaps.length, worst: Math.max(...gaps) });

/**
 * Milliseconds between the frames that were put on the screen during flights, from what the browser wrote of
 * itself. Cards fly in the compositor, which draws on while the page's own thread is busy.
 */
function drawn(events) {
  const begun = new Map();
  const flights = [];
  for (const { name, ph, id, id2, ts } of events) {
    if (name !== 'flight') continue;
    const key = id ?? id2?.local;
    if (ph === 'b') begun.set(key, ts);
    if (ph === 'e') flights.push([begun.get(key), ts]);
  }
  const draws = events.filter(({ name, ph }) => name === 'Display::DrawAndSwap' && 'XB'.includes(ph)).map(({ ts }) => ts).sort((a, b) => a - b);
  return flights.flatMap(([from, to]) => {
    const within = draws.filter((at) => from <= at && at <= to);
    return within.slice(1).map((at, number) => (at - within[number]) / 1000);
  });
}

/** Frames while cards fly of themselves or by what `act` does: on the screen, and of the page's own thread. */
async function frames({ page, context }, slow, act) {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
  await site.browser.startTracing(page, { categories: ['blink.user_timing', 'viz'] });
  await page.evaluate(() => {
    window.gaps = [];
    let since = null;
    let last = null;
    const look = (now) => {
      const flying = document.querySelector('.ghost') !== null;
      if (flying && last !== null) window.gaps.push(now - last);
      if (flying) since ??= now;
      else if (since !== null) {
        performance.measure('flight', { start: since, end: last });
        since = null;
      }
      last = flying ? now : null;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await act(page);
  const { traceEvents } = JSON.parse((await site.browser.stopTracing()).toString());
  const gaps = await page.evaluate(() => window.gaps);
  await context.close();
  return { screen: told(drawn(traceEvents)), thread: told(gaps) };
}

/** A hand is dealt before one's eyes: the last seat is taken while the page waits for it. */
async function dealt(slow) {
  const person = await site.person('Ada', { reducedMotion: 'no-preference' });
  const [game, options] = TABLES['Claim for two'];
  const table = await site.table(person, game, options, ['me', 'open']);
  await person.page.goto(`/table/${table}`);
  const sit = person.page.getByRole('button', { name: 'Seat a bot' });
  await sit.waitFor();
  return frames(person, slow, async (page) => {
    await sit.click();
    await page.locator('.ghost').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(4000);
  });
}

/** The first moves of a game, and what is taken by them. */
async function played(slow) {
  const person = await site.seated('Claim for two', { reducedMotion: 'no-preference' });
  await person.page.locator('.mine').waitFor();
  return frames(person, slow, async (page) => {
    for (let move = 0; move < 6; move += 1) {
      await page.locator('.take').or(page.locator('.hand ul button[aria-disabled="false"]')).first().click();
      await page.waitForTimeout(1500);
    }
  });
}

async function several(measure) {
  const found = [];
  for (let run = 0; run < RUNS; run += 1) found.push(await measure());
  return `median ${median(found).toFixed(0)} ms (${found.map((time) => time.toFixed(0)).join(', ')})`;
}

const host = await site.person('Ada');
const table = await site.table(host, ...TABLES['Claim for two']);
for (const slow of [1, 4]) {
  console.log(`landing usable, processor ${slow}× slower: ${await several(() => usable('/', 'footer', slow))}`);
  console.log(`table shown, processor ${slow}× slower: ${await several(() => usable(`/table/${table}`, '.trick', slow))}`);
  for (const [what, found] of [['a deal', await dealt(slow)], ['moves', await played(slow)]]) {
    for (const [where, { rate, count, worst }] of Object.entries(found)) {
      console.log(`cards in flight, ${what}, processor ${slow}× slower, ${where}: ${rate.toFixed(1)} frames/s over ${count} frames, longest gap ${worst.toFixed(0)} ms`);
    }
  }
}
console.log(`click answered: ${await several(answered)}`);
await site.close();
