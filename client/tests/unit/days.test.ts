import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { Catalogue } from '../../src/texts/catalogue';
import { clockOf, usualPlan, type Plan } from '../../src/options/plan';
import { formOf } from './forms';

const page = new Catalogue('en', [readFileSync(join(import.meta.dirname, '../../../texts/en/page.ftl'), 'utf8')]);
vi.mock('../../src/texts/speech.svelte', () => ({ t: (key: string, args = {}) => page.get(key, args) }));
const { firstUntil, timeLeft } = await import('../../src/days/left');

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('a game over days', () => {
  test('tells the time that is left in days, hours or minutes', () => {
    expect([3 * DAY - 1, 2 * DAY, DAY, 5.4 * HOUR, HOUR, 1].map(timeLeft)).toEqual([
      '3 days left', '2 days left', '24 hours left', '5 hours left', '60 minutes left', 'one minute left',
    ]);
  });

  test('is as urgent as the first time that runs', () => {
    const seat = (until: number | null) => ({ holder: { kind: 'open' as const }, time: { left: DAY, until }, chosen: false });
    expect(firstUntil({ seats: [seat(null), seat(9), seat(7)] })).toBe(7);
    expect(firstUntil({ seats: [seat(null), { ...seat(null), time: null }] })).toBe(null);
  });

  test('is for people, and has vacations only where a move has a time', () => {
    const plan = (change: Partial<Plan>): Plan => ({ ...usualPlan('claim', formOf('claim')), ...change });
    expect(clockOf(plan({ clock: 'days-3', vacation: 7 }), 'table')).toEqual({ kind: 'days', span: 3 * DAY, vacation: 7 });
    expect(clockOf(plan({ clock: 'days-any', vacation: 7 }), 'match')).toEqual({ kind: 'days' });
    expect(clockOf(plan({ clock: 'days-3' }), 'bots')).toEqual({ kind: 'none' });
    expect(clockOf(plan({ clock: 'move-30', vacation: 7 }), 'table')).toEqual({ kind: 'move', span: 30_000 });
  });
});
