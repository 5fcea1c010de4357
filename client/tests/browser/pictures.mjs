/**
 * Pictures of every screen, in both themes, on a phone upright and sideways, on a desk, and zoomed to 200 %, to be looked at by eye:
 * `make pictures` writes them to `client/pictures`. With words, only those whose names hold one.
 * `--keep` writes those that the README shows to `docs/pictures`, made small.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { playOut } from './drivers.mjs';
import { CLAIM, RATS, TABLES, open } from './site.mjs';

const FOLDER = join(import.meta.dirname, '../../pictures');
const DEVICES = {
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  sideways: { viewport: { width: 740, height: 360 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1280, height: 800 } },
  // The desk's window at 200 %.
  zoomed: { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
};
const KEEP = process.argv.includes('--keep');
const KEPT = {
  'page-claim': 'claim-four-desk-light',
  'page-braverats': 'rats-middle-desk-light',
  'page-defaite': 'court-four-desk-dark',
  'page-phone': 'rats-middle-phone-dark',
};
const WORDS = KEEP ? Object.values(KEPT).map((name) => name.replace(/-(light|dark)$/, '')) : process.argv.slice(2);

/** Plays so many moves, and stops there. */
async function some(page, moves) {
  let left = moves;
  if (moves === 0) return page.locator('.mine').waitFor();
  await playOut(page, async () => {
    left -= 1;
    if (left <= 0) throw new Error('enough');
  }).catch((fault) => {
    if (fault.message !== 'enough') throw fault;
  });
  await page.locator('.mine, .end').first().waitFor();
}

const table = (name, moves, then = async () => {}) => async (site, person) => {
  const id = await site.table(person, ...(TABLES[name] ?? name));
  await person.page.goto(`/table/${id}`);
  await some(person.page, moves);
  await then(person.page, site, id);
};
/** Shows the log: a desk has it beside the table, other windows in a sheet. */
const openLog = async (page) => {
  if (page.viewportSize().width < 960) await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.locator('.log ol button').first().waitFor();
};
/** Shows the position at an entry of the log. */
const toEntry = (number) => async (page) => {
  await openLog(page);
  await page.locator('.log ol button').nth(number).click();
  await page.locator('.then').waitFor();
};
/** Makes the person an account, each with a name of its own; an address may make only a few in a minute. */
let accounts = 0;
const account = async ({ context }) => {
  const data = { name: `Ada ${(accounts += 1)}`, password: 'correct horse' };
  for (;;) {
    const answer = await context.request.post('/api/account', { data });
    if (answer.ok()) return data.name;
    if (answer.status() !== 429) throw new Error(await answer.text());
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(answer.headers()['retry-after'] ?? 1)));
  }
};
/** A page of people, once its heading and its list have come. */
const settled = async (page, path) => {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
};
/** A game of Claim over days, in which the person leads. */
const overDays = async (site, person) => {
  const setup = { game: 'claim', options: CLAIM[2], clock: { kind: 'days', span: 3 * 86_400_000, vacation: 7 } };
  const answer = await person.context.request.post('/api/tables', { data: { setup, seats: ['me', 'open'] } });
  if (!answer.ok()) throw new Error(await answer.text());
  const { table: id } = await answer.json();
  const bo = await site.person('Bo');
  await bo.context.request.post(`/api/tables/${id}/ask`, { data: { id: 'sit', command: { do: 'sit', name: '' } } });
  await person.page.goto(`/table/${id}`);
  await person.page.locator('.hand ul li').first().waitFor();
};
const press = (name) => (page) => page.getByRole('button', { name }).first().click();

/** Every screen: its name, and how one comes to it. */
const SCREENS = {
  landing: async (_, { page }) => {
    await page.goto('/');
    // The games come one by one, and the foot last.
    await page.locator('footer').waitFor();
  },
  levels: async (_, { page }) => {
    await page.goto('/');
    await press('Play against a bot')(page);
  },
  making: async (_, { page }) => {
    await page.goto('/');
    await press('Make a table')(page);
  },
  settings: async (_, { page }) => {
    await page.goto('/');
    await press('Settings')(page);
  },
  rules: async (_, { page }) => {
    await page.goto('/rules/claim');
    await page.locator('.rule').first().waitFor();
  },
  gathering: async (site, person) => {
    const id = await site.table(person, 'defaite', { players: 4 }, ['me', 'greedy']);
    await person.page.goto(`/table/${id}`);
    await person.page.getByText('Send this link').waitFor();
  },
  'claim-two-first': table('Claim for two', 4),
  'claim-two-middle': table('Claim for two', 18),
  'claim-three': table('Claim for three', 12),
  'claim-four': table('Claim for four', 8),
  'claim-reason': table('Claim for two', 3, async (page) => {
    const barred = page.locator('.hand ul button[aria-disabled="true"]').first();
    if (await barred.isVisible()) await barred.click({ force: true });
  }),
  'claim-why': table('Claim for two', 5, press('Why?')),
  'claim-log': table('Claim for two', 5, openLog),
  'claim-hint': table('Claim for two', 5, async (page) => {
    await press('Hint')(page);
    await page.locator('.hint').getByText(/\d+ %/).waitFor({ timeout: 60_000 });
  }),
  'claim-past': table('Claim for two', 6, toEntry(4)),
  'claim-end': table('Claim for two', 100),
  'rats-first': table('BraveRats', 0),
  'rats-middle': table('BraveRats', 3),
  'rats-draft': table(['braverats', { ...RATS, deal: 'draft' }, ['me', 'greedy']], 0),
  'rats-end': table('BraveRats', 20),
  'court-three': table('La Défaite for three', 12),
  'court-four': table('La Défaite for four', 10),
  'court-six': table('La Défaite for six', 6),
  'court-past': table('La Défaite for three', 8, toEntry(3)),
  'account-guest': (_, { page }) => settled(page, '/account'),
  account: async (_, person) => {
    await account(person);
    await settled(person.page, '/account');
  },
  people: async (site, person) => {
    await account(person);
    const name = await account(await site.person('Bo'));
    await person.context.request.post('/api/following', { data: { name } });
    await settled(person.page, '/people');
  },
  notifications: async (_, person) => {
    await account(person);
    await settled(person.page, '/notifications');
  },
  ratings: (_, { page }) => settled(page, '/ratings'),
  profile: async (_, person) => settled(person.page, `/person/${encodeURIComponent(await account(person))}`),
  games: table('BraveRats', 20, (page) => settled(page, '/games')),
  searching: async (_, { page }) => {
    await page.goto('/');
    await press('Find an opponent')(page);
    await page.locator('dialog[open]').waitFor();
  },
  'profile-played': async (site, person) => {
    const bo = await site.person('Bo');
    const data = { setup: { game: 'claim', options: CLAIM[2] }, seats: ['me', 'open'] };
    const name = await account(person);
    const { table: id } = await (await person.context.request.post('/api/tables', { data })).json();
    for (const { page } of [person, bo]) await page.goto(`/table/${id}`);
    await bo.page.getByRole('button', { name: 'Sit down' }).click();
    await Promise.all([playOut(person.page), playOut(bo.page)]);
    await bo.context.close();
    // The game is examined in the background.
    await person.page.waitForFunction(async (path) => (await (await fetch(path)).json()).exact_play?.[0]?.unexamined === 0, `/api/people/${encodeURIComponent(name)}`);
    await settled(person.page, `/person/${encodeURIComponent(name)}`);
  },
  days: (site, person) => overDays(site, person),
  plans: async (site, person) => {
    await overDays(site, person);
    await person.page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: /, playable$/ }).first().click();
    await press('Plan a reply')(person.page);
    await person.page.locator('dialog[open] select').first().selectOption({ index: 1 });
    await person.page.locator('dialog[open] select').nth(1).waitFor();
  },
  lesson: async (_, { page }) => {
    await page.goto('/lesson/claim');
    await page.locator('.coach').waitFor();
  },
  replay: table('BraveRats', 20, async (page, _, id) => {
    await page.goto(`/replay/${id}/3`);
    await page.getByText(/^Move 3 of/).waitFor();
  }),
  dragged: table('Claim for two', 0, async (page) => {
    const { x, y } = await page.locator('.hand ul button[aria-disabled="false"]').nth(4).boundingBox();
    await page.mouse.move(x + 12, y + 30);
    await page.mouse.down();
    await page.mouse.move(x + 20, y - 20);
    await page.mouse.move(x + 26, y - 50);
  }),
  away: async (site, person) => {
    const bo = await site.person('Bo');
    const data = { setup: { game: 'claim', options: CLAIM[2], grace: 300 }, seats: ['me', 'open'] };
    const { table: id } = await (await person.context.request.post('/api/tables', { data })).json();
    for (const { page } of [person, bo]) await page.goto(`/table/${id}`);
    await bo.page.getByRole('button', { name: 'Sit down' }).click();
    await bo.page.locator('.hand ul li').first().waitFor();
    await bo.context.close();
    await person.page.getByText('let a bot play on until').waitFor();
  },
  rulings: table('La Défaite for three', 0, async (page) => {
    await press('Rules')(page);
    await page.locator('dialog[open]').getByRole('button', { name: 'Rulings' }).click();
    await page.locator('dialog[open] td').first().waitFor();
  }),
  review: table('BraveRats', 20, async (page) => {
    await page.locator('.end a[href*="#review"]').click();
    const running = page.locator('.review [role="status"]');
    await running.waitFor();
    await running.waitFor({ state: 'detached', timeout: 120_000 });
  }),
  nowhere: async (_, { page }) => {
    await page.goto('/table/0000000000000000');
    await page.locator('.paper').first().waitFor();
  },
};

const site = await open();
await mkdir(FOLDER, { recursive: true });
for (const [screen, reach] of Object.entries(SCREENS)) {
  for (const [device, how] of Object.entries(DEVICES)) {
    if (WORDS.length > 0 && !WORDS.some((word) => `${screen}-${device}`.includes(word))) continue;
    const person = await site.person('Ada', { ...how, colorScheme: 'light' });
    try {
      await reach(site, person);
      for (const colorScheme of ['light', 'dark']) {
        await person.page.emulateMedia({ colorScheme });
        await person.page.waitForTimeout(150);
        // What has a hand at the bottom is shown as a player sees it; the rest from head to foot.
        const fullPage = (await person.page.locator('.hand').count()) === 0;
        await person.page.screenshot({ path: join(FOLDER, `${screen}-${device}-${colorScheme}.png`), fullPage });
      }
    } catch (fault) {
      console.error(`${screen} on the ${device}: ${fault.message}`);
      process.exitCode = 1;
    }
    await person.context.close();
  }
}

/** A picture as WebP, which is a third of its PNG. */
async function small(page, name) {
  const data = (await readFile(join(FOLDER, `${name}.png`))).toString('base64');
  const webp = await page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d').drawImage(image, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.86 })).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, data);
  return Buffer.from(webp, 'base64');
}
if (KEEP) {
  const { page } = await site.person('Ada');
  for (const [name, picture] of Object.entries(KEPT)) {
    await writeFile(join(FOLDER, `../../docs/pictures/${name}.webp`), await small(page, picture));
  }
}
await site.close();
