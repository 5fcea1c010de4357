/** Claim's public things, and the faction board counted again from the cards that lie open. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { playOut } from './drivers.mjs';
import { Enough, atRest, count, listening, numbers, shown, until } from './frames.mjs';
import { CLAIM, bots, open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

const faction = (code) => code.slice(0, 2);
const value = (code) => Number(code.slice(2));

/** What the cards that a viewer may know say of a faction: how many a side has, the best of them, how many nobody has seen. */
function counted({ seats, deck, face_up, trick, aside, discards, looked_at }, sides, which) {
  const of = (cards) => cards.filter((card) => faction(card) === which);
  // A Gnome in front will be scored, unless a Giant comes (C9.5).
  const scored = sides.map((members) => of(members.flatMap((seat) => [...seats[seat].score, ...seats[seat].front])));
  const known = seats.flatMap(({ hand, followers, score, front }) => [...hand.known, ...followers.known, ...score, ...front]);
  const open = [...known, ...face_up, ...trick, ...aside, ...discards, ...(looked_at ? [looked_at] : [])];
  const counts = scored.map((cards) => cards.length);
  const best = scored.map((cards) => (cards.length > 0 ? Math.max(...cards.map(value)) : null));
  const left = of(deck).length - of(discards).length - counts.reduce((a, b) => a + b, 0);
  return { counts, best, unseen: of(deck).length - of(open).length, left, ahead: leader(counts, best) };
}

/** C11.1: most cards, then the highest single one; −1 for nobody. */
function leader(counts, best) {
  const strength = counts.map((each, side) => each * 100 + (best[side] ?? 0));
  const most = Math.max(...strength);
  const first = strength.filter((each) => each === most);
  return most > 0 && first.length === 1 ? strength.indexOf(most) : -1;
}

/** The board as it is read: one line a faction, and the sum above. */
const board = (page) =>
  page.locator('.votes').evaluate((votes) => ({
    sum: votes.querySelector('.sum').innerText,
    lines: [...votes.querySelectorAll('li')].map((line) => ({
      visible: line.checkVisibility() && !line.closest('dialog, details'),
      counts: line.querySelector('.banner .text').innerText,
      label: line.querySelector('.flag').getAttribute('aria-label'),
      words: line.querySelector('p').innerText,
    })),
  }));

const SIDES = { 2: [[0], [1]], 3: [[0], [1], [2]], 4: [[0, 2], [1, 3]] };
const NEEDED = { 2: '3 of 5 win', 3: 'the most of 7 win', 4: '4 of 7 win' };

function compare({ lines }, view, sides, told) {
  view.options.kingdom.forEach((which, place) => {
    const { counts, best, unseen, left, ahead } = counted(view, sides, which);
    const { counts: shown, label, words, visible } = lines[place];
    assert.ok(visible);
    assert.equal(shown, counts.join(':'));
    best.forEach((each) => each !== null && assert.match(label, new RegExp(`\\(highest ${each}\\)`)));
    const decided = /^(decided for|✔)/m.test(words);
    assert.match(label, decided ? /Decided for/ : new RegExp(`${left} still to be scored, ${unseen} unseen`));
    const who = /(?:Decided for|Ahead:) ([^;.]+)/.exec(label)[1];
    assert.equal(who === 'nobody' ? -1 : /\bAda\b/.test(who) ? 0 : 1, Math.min(ahead, 1), `${label}: ${counts}, ${best}`);
    const [first, second] = [...counts].sort((a, b) => b - a);
    if (which !== 'Gn' && first - second > left) assert.ok(decided, `${label}: nothing can change it`);
    if (decided && !told.has(which)) told.set(which, ahead);
  });
}

/** What everybody may know of a table of Claim is there without a menu; tells what there was to see. */
function claimed({ places, leads }, view, seats) {
  view.seats.forEach((seat, number) => {
    assert.deepEqual(numbers(places[`hand-${number}`].text), [count(seat.hand)], 'cards in hand');
    assert.deepEqual(numbers(places[`score-${number}`].text), [seat.score.length], 'cards scored');
    if (view.phase === 'one') assert.deepEqual(numbers(places[`followers-${number}`].text), [count(seat.followers)], 'followers');
    if (seat.front.length > 0) assert.deepEqual(numbers(places[`front-${number}`].text).sort(), seat.front.map((card) => Number(card.slice(2))).sort(), 'Gnomes');
  });
  const { holder } = seats[view.leader];
  assert.equal(leads.length, 1, 'who leads');
  assert.ok(leads[0].startsWith(holder.name), `${leads[0]} leads`);
  if (view.phase === 'one') {
    assert.deepEqual(places['face-up'].cards.slice(0, view.face_up.length), view.face_up, 'the stakes');
    assert.deepEqual(numbers(places.pile.text).at(-1), view.pile, 'the pile');
  }
  if (view.aside.length > 0) assert.deepEqual(places.aside.cards, view.aside, 'Trolls that wait');
  return [`phase ${view.phase}`, view.seats.some(({ front }) => front.length > 0) && 'gnomes', view.aside.length > 0 && 'trolls'];
}

const PHONE = { width: 360, height: 640 };
const DESK = { width: 1280, height: 720 };
const TROLLS = ['Gn', 'Gi', 'Dr', 'Tr', 'Se'];
/** Things that lie open only when the cards have brought them about, in one of the games. */
const met = new Set();

/** Somebody at a table of Claim, and a look that compares what is shown with what was heard. */
async function watched(players, kingdom) {
  const person = await listening(site, ['claim', { players, kingdom, leader: 0 }, bots(players)]);
  const { page, heard } = person;
  const told = new Map();
  const looks = { taken: 0 };
  const look = async (move) => {
    if (move % 8 === 3) await page.setViewportSize(move % 16 === 3 ? PHONE : DESK);
    const { read, view } = await atRest(page, heard, async () => ({ factions: await board(page), table: await shown(page) }));
    assert.ok(read.factions.sum.includes(NEEDED[players]), read.factions.sum);
    compare(read.factions, view, SIDES[players], told);
    if (!view.outcome) for (const each of claimed(read.table, view, heard.now.seats)) met.add(each);
    looks.taken += 1;
  };
  await look(0);
  assert.equal(told.size, 0, 'nothing is decided by the deal');
  return { ...person, told, look, looks };
}

describe('at Claim the public things are shown all the time, and every faction’s vote as it stands', () => {
  for (const [players, kingdom] of [[2, TROLLS], [4, CLAIM[4].kingdom]]) {
    test(`for ${players}, to the end`, async () => {
      const { page, heard, context, told, look, looks } = await watched(players, kingdom);
      await playOut(page, look);
      assert.ok(looks.taken >= 10, `looked ${looks.taken} times`);
      assert.ok(told.size > 0, 'something was decided on the way');
      const { votes } = heard.now.position.view.outcome.detail;
      for (const [which, side] of told) assert.equal(votes[which] ?? -1, side, `${which} was decided, and stays so`);
      if (players === 4) assert.match((await board(page)).sum, /Ada \+ .+ \d/, 'partners stand together');
      await context.close();
    });
  }

  test('for three, a while', async () => {
    const { page, context, look, looks } = await watched(3, CLAIM[3].kingdom);
    await until(playOut(page, async (move) => {
      await look(move);
      if (looks.taken >= 6 || move >= 40) throw new Enough();
    }));
    assert.ok(looks.taken >= 4, `looked ${looks.taken} times`);
    await context.close();
  });

  test('Gnomes and Trolls among them', async () => {
    // Whether a Troll has to wait is up to the cards.
    for (let game = 0; game < 5 && !met.has('trolls'); game += 1) {
      const { page, context, look } = await watched(2, TROLLS);
      await playOut(page, look);
      await context.close();
    }
    assert.deepEqual(['phase one', 'phase two', 'gnomes', 'trolls'].filter((each) => !met.has(each)), []);
  });
});
