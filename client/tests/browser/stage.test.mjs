/** La Défaite: what was decided stays until it was seen, and nobody loses a noble unnoticed. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { overheard } from './frames.mjs';
import { open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

/** Lets a test speak over the page's own line, with a short pause as the visitor's setting. */
const spoken = () => {
  const Usual = window.WebSocket;
  window.WebSocket = class extends Usual {
    constructor(...args) {
      super(...args);
      window.line = this;
    }
  };
  const kept = JSON.parse(localStorage.getItem('interregnum-settings') ?? '{}');
  localStorage.setItem('interregnum-settings', JSON.stringify({ ...kept, pause: '1' }));
};

/** Three friends at a table of La Défaite. */
async function court() {
  const people = [];
  for (const name of ['Ada', 'Bo', 'Cy']) {
    const person = await site.person(name);
    await person.page.addInitScript(spoken);
    people.push({ ...person, name, heard: overheard(person.page) });
  }
  const id = await site.table(people[0], 'defaite', { players: 3 }, ['me', 'open', 'open']);
  for (const { page } of people) {
    await page.goto(`/table/${id}`);
    const sit = page.getByRole('button', { name: 'Sit down' }).first();
    await sit.or(page.locator('.gathering button.plain')).first().waitFor();
    if (await sit.isVisible()) await sit.click();
  }
  for (const { page } of people) await page.locator('.hand ul button').first().waitFor();
  return people;
}

let asks = 0;
/** Does something for a seat, and waits until every page shows it. */
async function act(people, seat, action) {
  const { version, position } = people[seat].heard.now;
  asks += 1;
  const ask = JSON.stringify({ kind: 'ask', id: `t-${asks}`, command: { do: 'play', action, turn: position.turn } });
  await people[seat].page.evaluate((text) => window.line.send(text), ask);
  for (const { page } of people) await page.waitForFunction((old) => Number(document.querySelector('main').dataset.version) > old, version);
}

const toAct = (people) => people[0].heard.now.position.to_act[0];
const legal = (people, seat) => people[seat].heard.now.position.legal;

/** Has duels fought until one is won; tells who won and who lost. */
async function fought(people) {
  for (let turn = 0; turn < 20; turn += 1) {
    const seat = toAct(people);
    const challenge = legal(people, seat).find((action) => action.startsWith('duel '));
    if (!challenge) {
      await act(people, seat, legal(people, seat).find((action) => action.startsWith('play ')) ?? legal(people, seat)[0]);
      continue;
    }
    const rival = Number(challenge.split(' ')[1]);
    await act(people, seat, challenge);
    const answer = legal(people, rival).find((action) => action.startsWith('answer '));
    if (!answer) continue;
    const nobles = ({ view }) => view.seats.map(({ court }) => court.filter((code) => /^(No|Qu)/.test(code)).length);
    const before = nobles(people[0].heard.now.position);
    await act(people, rival, answer);
    const now = nobles(people[0].heard.now.position);
    const loser = now.findIndex((count, at) => count < before[at]);
    if (loser >= 0) return { loser, winner: loser === seat ? rival : seat };
    await act(people, seat, 'let-go');
  }
  throw new Error('no duel was won');
}

test('a lost duel stays before the loser until they go on, and in a line until they act', async () => {
  const people = await court();
  const { loser, winner } = await fought(people);
  const mine = people[loser].page.locator('.happened.concerned');
  // Duels that were not won are shown first, and each stays until one goes on.
  for (await mine.waitFor(); !(await mine.locator('.loss').isVisible()); await mine.waitFor()) await mine.locator('.next').click();
  const loss = new RegExp(`^You lost .* in the duel with ${people[winner].name}\\. \\(L6\\.5\\)$`);
  assert.match(await mine.locator('.loss').innerText(), loss);
  assert.equal(await mine.locator('.sides li').count(), 2, 'both sides’ cards are shown');
  assert.ok((await mine.locator('.sides .won').innerText()).includes(people[winner].name), 'and who won');

  // Somebody who only looks on sees it, too, and it leaves by itself after the second of the setting.
  const third = [0, 1, 2].find((seat) => seat !== loser && seat !== winner);
  await people[third].page.locator('.happened').waitFor({ state: 'detached' });
  assert.match(await people[third].page.locator('.decided').innerText(), /wins the duel against .*\(L6\.3\)/);
  assert.equal(await people[third].page.locator('.decided a').first().getAttribute('href'), '/rules/defaite#L6.3');

  assert.ok(await mine.isVisible(), 'the loser has not gone on yet');
  await mine.locator('.next').click();
  await mine.waitFor({ state: 'detached' });
  const line = people[loser].page.locator('.losses li');
  assert.match(await line.innerText(), loss);

  // The line stays while others act, also when the page is opened anew, until the loser acts.
  while (toAct(people) !== loser) await act(people, toAct(people), legal(people, toAct(people)).find((action) => !/^(attack|corrupt|duel)/.test(action)));
  await people[loser].page.reload();
  await line.waitFor();
  for (const { page } of people) await page.locator('.hand ul button').first().waitFor();
  await act(people, loser, legal(people, loser).find((action) => action.startsWith('play ')) ?? legal(people, loser)[0]);
  await line.waitFor({ state: 'detached' });
});

/** Somebody before two bots for whom everything waits for a click. */
async function patient() {
  const { page, context } = await site.seated('La Défaite for three');
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('interregnum-settings') ?? '{}');
    localStorage.setItem('interregnum-settings', JSON.stringify({ ...kept, pause: 'click' }));
  });
  await page.reload();
  return { page, context };
}

test('acting ends what is shown, and all of it can be skipped', async () => {
  const { page, context } = await patient();
  const shown = page.locator('.happened');
  const more = page.locator('.happened .skip-all');
  const card = page.locator('.hand ul button[aria-disabled="false"]').first();
  const other = page.locator('.acts button.act:not([disabled])').first();
  let [skipped, acted] = [false, false];
  for (let move = 0; move < 120 && !(skipped && acted); move += 1) {
    await card.or(other).or(page.locator('.end')).first().waitFor();
    if (await page.locator('.end').isVisible()) break;
    if (!skipped && (await more.isVisible())) {
      await more.click();
      await shown.waitFor({ state: 'detached' });
      skipped = true;
    }
    if (!(await card.isVisible())) {
      // A button may aim first; what is pressed may be gone by then.
      await other.click({ timeout: 5_000 }).catch(() => {});
      continue;
    }
    const before = (await shown.isVisible()) ? await shown.getAttribute('data-number') : null;
    const version = await page.locator('main').getAttribute('data-version');
    await card.click();
    await page.waitForFunction((old) => document.querySelector('main').dataset.version !== old, version);
    if (before !== null) {
      await page.waitForFunction((old) => document.querySelector('.happened')?.dataset.number !== old, before);
      acted = true;
    }
  }
  assert.ok(skipped && acted, `skipped: ${skipped}, ended by acting: ${acted}`);
  await context.close();
});

test('by keys: after the last happening the focus is in the hand', async () => {
  const { page, context } = await patient();
  const on = page.locator('.happened .next');
  const card = page.locator('.hand ul button[aria-disabled="false"]').first();
  const other = page.locator('.acts button.act:not([disabled])').first();
  for (let move = 0; move < 60 && !(await on.isVisible()); move += 1) {
    await card.or(other).or(on).first().waitFor();
    await ((await card.isVisible()) ? card : other).click({ timeout: 5_000 }).catch(() => {});
  }
  while (await on.isVisible()) {
    await on.focus();
    await page.keyboard.press('Enter');
  }
  await page.waitForFunction(() => document.activeElement?.closest('.hand') !== null);
  await context.close();
});
