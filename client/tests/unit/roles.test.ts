import { describe, expect, test } from 'vitest';
import { Roles, type Claim } from '../../src/engine/roles';

const TABLE = 'abcdefghijklmnop';

/** Tabs of one browser, whose claims are delivered when the test says so. */
function tabs(...names: string[]) {
  const post: Array<{ from: string; claim: Claim }> = [];
  let time = 1000;
  const all = new Map(names.map((name) => [name, new Roles(name, (claim) => post.push({ from: name, claim }), () => time)]));
  const deliver = () => {
    for (let next = post.shift(); next; next = post.shift()) {
      const { from, claim } = next;
      for (const [name, roles] of all) if (name !== from) roles.heard(claim);
    }
  };
  const of = (name: string) => all.get(name) ?? new Roles(name, () => undefined);
  const elsewhere = () => names.filter((name) => of(name).isElsewhere(TABLE));
  return { of, deliver, elsewhere, later: () => (time += 10) };
}

describe('of the tabs of a browser', () => {
  test('the one that claimed a table last acts there', () => {
    const { of, deliver, elsewhere, later } = tabs('a', 'b');
    of('a').claim(TABLE);
    deliver();
    later();
    of('b').claim(TABLE);
    deliver();
    expect(elsewhere()).toEqual(['a']);
    of('a').claim(TABLE);
    deliver();
    expect(elsewhere()).toEqual(['b']);
  });

  test('one acts after claims that cross, also of the same millisecond', () => {
    const { of, deliver, elsewhere } = tabs('a', 'b', 'c');
    of('c').claim(TABLE);
    of('a').claim(TABLE);
    of('b').claim(TABLE);
    deliver();
    expect(elsewhere()).toEqual(['a', 'b']);
  });

  test('one that opens later learns who acts only when it claims, and then acts', () => {
    const { of, deliver, elsewhere } = tabs('b', 'a');
    of('b').claim(TABLE);
    of('b').claim(TABLE);
    deliver();
    const late = new Roles('z', () => undefined, () => 1000);
    expect(late.isElsewhere(TABLE)).toBe(false);
    expect(elsewhere()).toEqual(['a']);
  });

  test('a tab is told once that it no longer acts', () => {
    const told = new Roles('a', () => undefined, () => 1);
    told.claim(TABLE);
    const claim = { table: TABLE, number: 2, tab: 'b' };
    expect([told.heard(claim), told.heard(claim)]).toEqual([true, false]);
  });
});
