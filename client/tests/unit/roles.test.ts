import { describe, expect, test } from 'vitest';
import { Roles, type Takeover } from '../../src/engine/roles';

const TABLE = 'abcdefghijklmnop';

/** Tabs of one browser, whose takeovers are delivered when the test says so. */
function tabs(...names: string[]) {
  const post: Array<{ from: string; takeover: Takeover }> = [];
  let time = 1000;
  const all = new Map(names.map((name) => [name, new Roles(name, (takeover) => post.push({ from: name, takeover }), () => time)]));
  const deliver = () => {
    for (let next = post.shift(); next; next = post.shift()) {
      const { from, takeover } = next;
      for (const [name, roles] of all) if (name !== from) roles.heard(takeover);
    }
  };
  const of = (name: string) => all.get(name) ?? new Roles(name, () => undefined);
  const elsewhere = () => names.filter((name) => of(name).isElsewhere(TABLE));
  return { of, deliver, elsewhere, later: () => (time += 10) };
}

describe('of the tabs of a browser', () => {
  test('the one that took a table over last acts there', () => {
    const { of, deliver, elsewhere, later } = tabs('a', 'b');
    of('a').takeOver(TABLE);
    deliver();
    later();
    of('b').takeOver(TABLE);
    deliver();
    expect(elsewhere()).toEqual(['a']);
    of('a').takeOver(TABLE);
    deliver();
    expect(elsewhere()).toEqual(['b']);
  });

  test('one acts after takeovers that cross, also of the same millisecond', () => {
    const { of, deliver, elsewhere } = tabs('a', 'b', 'c');
    of('c').takeOver(TABLE);
    of('a').takeOver(TABLE);
    of('b').takeOver(TABLE);
    deliver();
    expect(elsewhere()).toEqual(['a', 'b']);
  });

  test('one that opens later learns who acts only when it takes over, and then acts', () => {
    const { of, deliver, elsewhere } = tabs('b', 'a');
    of('b').takeOver(TABLE);
    of('b').takeOver(TABLE);
    deliver();
    const late = new Roles('z', () => undefined, () => 1000);
    expect(late.isElsewhere(TABLE)).toBe(false);
    expect(elsewhere()).toEqual(['a']);
  });

  test('a tab learns once that it no longer acts', () => {
    const told = new Roles('a', () => undefined, () => 1);
    told.takeOver(TABLE);
    const takeover = { table: TABLE, number: 2, tab: 'b' };
    expect([told.heard(takeover), told.heard(takeover)]).toEqual([true, false]);
  });
});
