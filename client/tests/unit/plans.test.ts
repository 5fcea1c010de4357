import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { told, withLine, withoutLine } from '../../src/days/plan';
import { LANGS } from '../../src/texts/catalogue';
import type { PlannedMoveScene } from '../../src/wire/messages';

const YOU = 1;
/** A line such as `0a 1b`. */
const line = (text: string): PlannedMoveScene[] =>
  text.split(' ').map((move) => ({ seat: Number(move[0]), action: move.slice(1), label: { key: 'x', args: {} } }));
const plan = (...lines: string[]) => ({ lines: lines.map(line), dropped: null });
const texts = (lines: Array<Array<{ seat: number; action: string }>>): string[] => lines.map((moves) => moves.map(({ seat, action }) => `${seat}${action}`).join(' '));

describe('a plan', () => {
  test('gets one line more', () => {
    expect(texts(withLine(undefined, line('0a 1b'), YOU))).toEqual(['0a 1b']);
    expect(texts(withLine(plan('0a 1b'), line('0c 1d'), YOU))).toEqual(['0a 1b', '0c 1d']);
  });

  test('keeps no line that the new one continues, and no other reply to the same moves', () => {
    expect(texts(withLine(plan('0a 1b', '0c 1d'), line('0a 1b 0e 1f'), YOU))).toEqual(['0c 1d', '0a 1b 0e 1f']);
    expect(texts(withLine(plan('0a 1b', '0a 1b 0e 1f'), line('0a 1c'), YOU))).toEqual(['0a 1c']);
    expect(texts(withLine(plan('0a 1b 0e 1f'), line('0a 1b 0g 1h'), YOU))).toEqual(['0a 1b 0e 1f', '0a 1b 0g 1h']);
  });

  test('loses a line', () => {
    expect(texts(withoutLine(plan('0a 1b', '0c 1d'), 0))).toEqual(['0c 1d']);
  });

  test('is told move by move', () => {
    expect(told(line('0a 1b 0c 1d'), YOU).map(({ key }) => key)).toEqual(['plans-line-if', 'plans-line-reply', 'plans-line-then-if', 'plans-line-reply']);
  });

  test('has every word that the page says of it, in both languages', () => {
    const source = ['PlanSheet.svelte', 'Plans.svelte', 'plan.ts'].map((name) => readFileSync(join(import.meta.dirname, '../../src/days', name), 'utf8')).join();
    const keys = [...source.matchAll(/'(plans-[a-z-]+)'/g)].map(([, key]) => key!);
    const made = ['otherwise', 'illegal', 'overtaken'].map((why) => `plans-dropped-${why}`);
    for (const lang of LANGS) {
      const text = readFileSync(join(import.meta.dirname, `../../../texts/${lang}/plans.ftl`), 'utf8');
      const ids = new FluentResource(text).body.map(({ id }) => id);
      expect([...keys, ...made].filter((key) => !ids.includes(key))).toEqual([]);
      expect(ids.filter((id) => ![...keys, ...made].includes(id))).toEqual([]);
    }
  });
});
