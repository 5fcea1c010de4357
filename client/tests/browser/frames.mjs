/** What goes over a page's line, read beside the page: the truth that a page is measured by. */

/** Resolves when what was heard meets a condition, looked at with every frame. */
function frame(heard, met, limit = 60_000) {
  return new Promise((resolve, reject) => {
    const end = (settle, value) => {
      clearTimeout(timer);
      heard.waiting.delete(look);
      settle(value);
    };
    const timer = setTimeout(() => end(reject, new Error(`not heard within ${limit} ms: ${met}`)), limit);
    const look = () => met(heard) && end(resolve);
    heard.waiting.add(look);
    look();
  });
}

/** Listens to a page from before it opens its table: how things stand, and what was asked. */
export function overheard(page) {
  const heard = { now: null, you: null, messages: 0, asked: [], until: (met, limit) => frame(heard, met, limit) };
  const waiting = new Set();
  heard.waiting = waiting;
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const { scene, now } = JSON.parse(payload);
      heard.messages += 1;
      heard.you = scene ? scene.you : heard.you;
      heard.now = scene?.now ?? now ?? heard.now;
      for (const look of waiting) look();
    });
    socket.on('framesent', ({ payload }) => {
      const { kind, command } = JSON.parse(payload);
      if (kind === 'ask') heard.asked.push(command);
    });
  });
  return heard;
}

/** Somebody at a table of their own, and what their page hears there. */
export async function listening(site, [game, options, seats], how = {}) {
  const person = await site.person('Ada', how);
  const heard = overheard(person.page);
  const id = await site.table(person, game, options, seats);
  await person.page.goto(`/table/${id}`);
  await person.page.locator('.mine').waitFor({ timeout: 30_000 });
  await person.page.locator('.hand ul button').first().waitFor();
  return { ...person, heard, table: id };
}

const version = (page) => page.locator('main').getAttribute('data-version');

/** So often a table is looked at before it counts as one that never rests; it does whenever a person is to choose. */
const LOOKS = 200;

/** What the page shows and what was told, of one and the same moment: looked at anew until nothing has come in between. */
export async function atRest(page, heard, look = shown) {
  for (let times = 0; times < LOOKS; times += 1) {
    // A finished trick or round that rests is seen, and what comes after it is shown.
    await page.evaluate(() => document.querySelector('.go-on')?.click());
    const told = heard.now;
    // A message is heard here before the page has read it: it counts when the page stood there before the look, too.
    const before = await version(page);
    const read = await look(page);
    const stood = before === String(told.version) && (await version(page)) === before;
    if (heard.now === told && stood) return { read, view: told.position.view };
  }
  throw new Error('the table never rests');
}

/** A hook for `playOut` that ends the game after so many moves. */
export class Enough extends Error {}
export async function until(playing) {
  await playing.catch((fault) => {
    if (!(fault instanceof Enough)) throw fault;
  });
}

/** How many cards a place has, whether they are known or not. */
export const count = ({ known, unknown }) => known.length + unknown;
export const numbers = (text) => (text ?? '').match(/\d+/g)?.map(Number) ?? [];

/** What the page shows without being asked: the texts and the cards of its places, and who leads. */
export const shown = (page) =>
  page.evaluate(() => {
    const open = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('dialog, details:not([open])');
    const places = {};
    for (const place of document.querySelectorAll('[data-zone]')) {
      if (!open(place) || place.matches('.hand')) continue;
      const cards = [...place.querySelectorAll('[data-card]')].filter(open).map((card) => card.dataset.card).filter(Boolean);
      places[place.dataset.zone] = { text: place.textContent.trim(), cards };
    }
    const tags = [...document.querySelectorAll('.tag')].filter(open);
    const leads = tags.filter((tag) => tag.querySelector('svg[aria-label="leads"]')).map((tag) => tag.querySelector('strong').textContent);
    const kings = [...document.querySelectorAll('.king')].filter(open).map((king) => king.closest('[data-zone]').dataset.zone);
    return { places, leads, kings };
  });
