/** L12.3: no question tells what somebody holds. Whoever is attacked is asked, able to answer or not. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { open } from './site.mjs';
import { overheard } from './frames.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

/** Lets a test speak over the page's own line. */
const spoken = () => {
  const Usual = window.WebSocket;
  window.WebSocket = class extends Usual {
    constructor(...args) {
      super(...args);
      window.line = this;
    }
  };
};

async function friends(names) {
  const people = [];
  for (const name of names) {
    const person = await site.person(name);
    await person.page.addInitScript(spoken);
    people.push({ ...person, heard: overheard(person.page) });
  }
  return people;
}

/** A table of La Défaite with a friend on every seat, before everybody's eyes. */
async function court(people) {
  const id = await site.table(people[0], 'defaite', { players: people.length }, ['me', ...people.slice(1).map(() => 'open')]);
  for (const { page } of people) {
    await page.goto(`/table/${id}`);
    const sit = page.getByRole('button', { name: 'Sit down' }).first();
    await sit.or(page.locator('.gathering button.plain')).first().waitFor();
    if (await sit.isVisible()) await sit.click();
  }
  for (const { page } of people) await page.locator('.hand ul button').first().waitFor();
}

let asks = 0;
/** Does something for a seat, and waits until everybody has heard of it. */
async function act(people, seat, action) {
  const { version, position } = people[seat].heard.now;
  asks += 1;
  const ask = JSON.stringify({ kind: 'ask', id: `t-${asks}`, command: { do: 'play', action, turn: position.turn } });
  await people[seat].page.evaluate((text) => window.line.send(text), ask);
  await Promise.all(people.map(({ heard }) => heard.until(({ now }) => now.version !== version)));
}

/** What a seat does that wants to fight: attack and bribe where it can, and lay until it is enough. */
function fighting(legal) {
  const first = (...verbs) => verbs.flatMap((verb) => legal.filter((action) => action.startsWith(verb)))[0];
  return first('lay', 'attack', 'corrupt', 'play', 'pass', 'let-go', 'put', 'done') ?? legal[0];
}

/** Whether somebody could do more than let go: only they themselves know. */
const able = ({ heard }) => heard.now.position.legal.some((action) => action !== 'let-go');

/** What one page says while a defender is asked: the question if it is put, and the turn. */
const said = (page) =>
  page.evaluate(() => ({
    question: document.querySelector('.ask')?.textContent.replace(/\s+/g, ' ').trim() ?? null,
    letGo: [...document.querySelectorAll('.acts .act')].some((act) => act.textContent.trim() === 'Let go'),
    turn: document.querySelector('.banner span').textContent,
    fight: document.querySelector('.fight p')?.textContent.replace(/\d.*? of /, '') !== undefined,
  }));

test('whoever is attacked is asked in the same words, with or without an answer in hand', async () => {
  const people = await friends(['Ada', 'Bo', 'Cy']);
  const met = { true: null, false: null };
  for (let game = 0; game < 4 && !(met.true && met.false); game += 1) {
    await court(people);
    for (let move = 0; move < 220 && !(met.true && met.false); move += 1) {
      const { position } = people[0].heard.now;
      const [seat] = position.to_act;
      if (seat === undefined) break;
      const { contest } = position.view;
      const defending = contest?.defender === seat && contest.laid[1].length === 0;
      if (defending && met[able(people[seat])] === null) met[able(people[seat])] = await asked(people, seat);
      const { legal } = people[seat].heard.now.position;
      await act(people, seat, defending ? 'let-go' : fighting(legal));
    }
  }
  assert.ok(met.true && met.false, `one who could answer: ${!!met.true}; one who could not: ${!!met.false}`);
  assert.deepEqual(met.false, met.true);
});

/** What all three pages and their frames say about a question, without the names in it. */
async function asked(people, seat) {
  const version = people[0].heard.now.version;
  for (const { page } of people) await page.locator(`main[data-version="${version}"]`).waitFor();
  const pages = await Promise.all(people.map(({ page }) => said(page)));
  const nameless = (text) => text?.replace(/Ada|Bo|Cy/g, '*') ?? null;
  const others = people.flatMap((_, other) => (other === seat ? [] : [other]));
  assert.ok(pages[seat].letGo, 'to let go is always possible');
  for (const other of others) {
    const { legal, forbidden, to_act } = people[other].heard.now.position;
    const reasons = [...new Set(forbidden.map(({ phrase }) => JSON.stringify(phrase)))];
    assert.deepEqual([legal, to_act], [[], [seat]], 'others learn who is asked, and may do nothing');
    assert.deepEqual(reasons, [JSON.stringify({ key: 'defaite-illegal-not-your-turn', args: { seat: { seat } } })], 'for no other reason');
  }
  return {
    question: pages[seat].question,
    turn: pages[seat].turn,
    others: others.map((other) => ({ ...pages[other], turn: nameless(pages[other].turn) })),
    asked: others.map((other) => people[other].heard.now.position.view.asked),
  };
}
