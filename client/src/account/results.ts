/** Results of a profile, by options in words. */
import { optionNames } from '../games/setup';
import type { OptionForm } from '../wire/messages';
import type { components } from '../wire/rest';

type OptionsCount = components['schemas']['OptionsCount'];

/** How often somebody played and won with options that have this name. */
export interface NamedCount {
  name: string;
  played: number;
  won: number;
  drawn: number;
}

/** The counts by the names of options, in their order. Options that differ in what has no name, as in who leads, are one. */
export function named(form: OptionForm | undefined, counts: readonly OptionsCount[]): NamedCount[] {
  if (!form) return [];
  const found = new Map<string, NamedCount>();
  for (const { options, played, won, drawn } of counts) {
    const name = optionNames(form, Object.fromEntries(Object.entries(options))).join(' · ');
    const before = found.get(name) ?? { name, played: 0, won: 0, drawn: 0 };
    found.set(name, { name, played: before.played + played, won: before.won + won, drawn: before.drawn + drawn });
  }
  return [...found.values()];
}
