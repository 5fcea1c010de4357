/** Chance for the form: a kingdom, a leader or a side that is left to the lot. */
import { Chance } from '../socket/chance';

/** A fresh source, seeded by the browser. */
export function freshChance(): Chance {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return new Chance(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
}
