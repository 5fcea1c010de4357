/** Ways to play a whole game: by pointer, by keys, by dragging, and by what a screen reader is told. */

const OVER = '.end';
const CARD = '.hand ul button[aria-disabled="false"]';
const OTHER = '.take, .acts button.act:not([disabled])';
/** So many moves end every game. */
const MOST = 600;

/** Waits until the table has moved on; a move that the server has refused leaves it where it is. */
const movedOn = (page, version) =>
  page.waitForFunction((old) => document.querySelector('main')?.dataset.version !== old, version, { timeout: 5_000 }).catch(() => {});

/** Plays until the game is over, choosing by `choose`, and tells how many choices that took. */
async function game(page, choose, after = async () => {}) {
  for (let move = 0; move < MOST; move += 1) {
    await page.locator(OVER).or(page.locator(CARD)).or(page.locator(OTHER)).first().waitFor({ timeout: 60_000 });
    if (await page.locator(OVER).isVisible()) return move;
    const version = await page.locator('main').getAttribute('data-version');
    await choose(await page.locator(CARD).first().isVisible(), move);
    await movedOn(page, version);
    await after(move);
  }
  throw new Error('the game does not end');
}

/** By pointer: the first thing that can be done. */
export const playOut = (page, after) =>
  game(
    page,
    async (hand) => {
      // What is pressed may be gone by then: somebody else was faster.
      await page.locator(hand ? CARD : OTHER).first().click({ timeout: 5_000 }).catch(() => {});
      const listed = page.locator('dialog[open] .act').first();
      if (!hand && (await listed.isVisible())) await listed.click({ timeout: 5_000 }).catch(() => {});
    },
    after,
  );

/** Goes on until nothing of what happened covers the table. */
export async function passStage(page) {
  const on = page.locator('.happened .next');
  while (await on.isVisible()) await on.click({ timeout: 5_000 }).catch(() => {});
}

const focused = (page, selector) => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

async function press(page, key, until, most = 80) {
  for (let times = 0; times < most; times += 1) {
    if (await focused(page, until)) return true;
    await page.keyboard.press(key);
  }
  return false;
}

/** By keys alone: arrows or numbers in the hand, Tab and Enter elsewhere. */
export const byKeys = (page) =>
  game(page, async (hand, move) => {
    if (hand) {
      await page.keyboard.press('h');
      if (move % 2 === 0) return page.keyboard.press('1');
      await page.keyboard.press('Home');
      await press(page, 'ArrowRight', CARD, 20);
    } else if (!(await press(page, 'Tab', OTHER))) return;
    await page.keyboard.press('Enter');
    if (await page.locator('dialog[open]').isVisible()) {
      await press(page, 'Tab', 'dialog[open] .act', 10);
      await page.keyboard.press('Enter');
    }
  });

/** By dragging cards upwards; what is no card of the hand is pressed. */
export const byDrag = (page) =>
  game(page, async (hand) => {
    if (!hand) return page.locator(OTHER).first().click({ timeout: 5_000 }).catch(() => {});
    await drag(page, page.locator(CARD).first(), 110);
  });

/** Takes a card up by `up` pixels, back down by `back`, and lets it go there. A card that has left the hand meanwhile stays where it is. */
export async function drag(page, card, up, back = 0) {
  // In BraveRats a choice may be changed until both have chosen: the card found a moment ago may be on the table by now.
  const box = await card.boundingBox({ timeout: 5_000 }).catch(() => null);
  if (!box) return;
  const { x, y } = box;
  await page.mouse.move(x + 12, y + 30);
  await page.mouse.down();
  await page.mouse.move(x + 14, y + 30 - up / 2);
  await page.mouse.move(x + 16, y + 30 - up);
  if (back) await page.mouse.move(x + 14, y + 30 - up + back);
  await page.mouse.up();
}

/** What Chromium tells a screen reader: roles, names, and who is in whom. */
async function tree(session) {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const all = new Map(nodes.map((node) => [node.nodeId, node]));
  const within = (node, role, name) => {
    for (let at = node; at; at = all.get(at.parentId)) if (at.role?.value === role && (!name || at.name?.value === name)) return true;
    return false;
  };
  const buttons = nodes.filter(
    (node) => !node.ignored && node.role?.value === 'button' && !node.properties?.some(({ name, value }) => name === 'disabled' && value.value),
  );
  return { buttons, within };
}

/** The buttons that make a move, as somebody who hears the page would find them. */
async function offered(session) {
  const { buttons, within } = await tree(session);
  const named = (name) => buttons.filter((node) => name.test(node.name?.value ?? ''));
  if (named(/^Play again$/).length > 0) return null;
  const sheet = buttons.filter((node) => within(node, 'dialog') && node.name?.value !== 'Close');
  if (sheet.length > 0) return sheet;
  const hand = named(/, playable$/).filter((node) => within(node, 'list', 'Your hand'));
  const rest = buttons.filter((node) => within(node, 'group', 'What you may do'));
  return [...hand, ...named(/^Take .*\d$/), ...rest];
}

/** Counts what changes on a page from now on, and marks what was seen of it. */
const changes = (page) =>
  page.evaluate(() => {
    if (!window.changes) {
      window.changes = { count: 0, seen: 0 };
      const note = () => (window.changes.count += 1);
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    }
    window.changes.seen = window.changes.count;
  });

/** By the accessibility tree alone; tells the names of what was chosen. */
export async function byTree(page) {
  const session = await page.context().newCDPSession(page);
  const chosen = [];
  while (chosen.length < MOST) {
    await changes(page);
    const choices = await offered(session);
    if (choices === null) return chosen;
    if (choices.length > 0) {
      chosen.push(choices[0].name.value);
      // A choice may be gone by now; the next look finds another.
      await session.send('DOM.focus', { backendNodeId: choices[0].backendDOMNodeId }).then(() => page.keyboard.press('Enter'), () => {});
    }
    // Whatever comes of it changes the page; without a choice, the next thing to happen does.
    await page.waitForFunction(() => window.changes.count > window.changes.seen, null, { timeout: 60_000 });
  }
  throw new Error(`the game does not end: ${chosen.join('; ')}`);
}
