/** The last choice for each game, kept in the browser. */
import { LEVELS } from '../table/names';
import type { OptionForm } from '../wire/messages';
import { readValues, type Values } from './form';
import { CLOCKS, FIRSTS, PACES, usualPlan, VACATIONS, type Around, type First, type Opponent, type Plan, type Sitter } from './plan';

const KEY = 'interregnum-options-';
const OPPONENTS: readonly Opponent[] = [...LEVELS, 'friend'];
const SITTERS: readonly Sitter[] = ['open', ...LEVELS];

/** What was kept may be of another version, or somebody's: every field is read for itself. */
type Kept<T> = { readonly [Field in keyof T]?: T[Field] | null };
/** Earlier versions kept the values beside the rest, and called the first seat `princes`. */
type AnyKept = Kept<Plan> & { readonly princes?: First | null };

const known = <T>(list: readonly T[], value: T | null | undefined, usual: T): T =>
  value !== undefined && value !== null && list.includes(value) ? value : usual;
const yes = (value: boolean | null | undefined, usual: boolean): boolean => (typeof value === 'boolean' ? value : usual);
const each = <T>(list: readonly T[], values: T[] | null | undefined, usual: T[]): T[] =>
  usual.map((one, at) => known(list, Array.isArray(values) ? values[at] : null, one));
const isName = <T extends object>(names: T, name: PropertyKey | null | undefined): name is keyof T =>
  name !== null && name !== undefined && Object.hasOwn(names, name);

const readAround = (kept: AnyKept, usual: Around): Around => ({
  first: known(FIRSTS, kept.first ?? kept.princes, usual.first),
  bots: each(OPPONENTS, kept.bots, usual.bots),
  same: yes(kept.same, usual.same),
  guests: each(SITTERS, kept.guests, usual.guests),
  clock: isName(CLOCKS, kept.clock) ? kept.clock : usual.clock,
  vacation: known(VACATIONS, kept.vacation, usual.vacation),
  pace: isName(PACES, kept.pace) ? kept.pace : usual.pace,
  listed: yes(kept.listed, usual.listed),
  rated: yes(kept.rated, usual.rated),
  chat: yes(kept.chat, usual.chat),
});

/** A plan from its text; what cannot be read is as usual. */
export function readPlan(game: string, form: OptionForm, text: string | null): Plan {
  const usual = usualPlan(game, form);
  if (text === null) return usual;
  let kept: (AnyKept & Values) | null;
  try {
    kept = JSON.parse(text);
  } catch {
    return usual;
  }
  if (typeof kept !== 'object' || kept === null) return usual;
  const values: Values = typeof kept.values === 'object' && kept.values !== null ? kept.values : kept;
  return { game, values: readValues(form, values), ...readAround(kept, usual) };
}

/** The last plan for a game, or the usual one. */
export function recalledPlan(game: string, form: OptionForm): Plan {
  try {
    return readPlan(game, form, localStorage.getItem(KEY + game));
  } catch {
    return usualPlan(game, form);
  }
}

export function keepPlan(plan: Plan): void {
  try {
    localStorage.setItem(KEY + plan.game, JSON.stringify(plan));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
