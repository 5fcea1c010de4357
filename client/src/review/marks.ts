/** What a review points at: the card of an action, and the words of both. */
import type { Game } from '../games/cards';
import { LIST } from '../games/list';
import type { Pointed } from '../parts/looking';
import { speech, t } from '../texts/speech.svelte';
import type { Names } from '../texts/catalogue';
import type { Judged } from './costs';

/** What a mistake cost, in a sentence. */
export function costly(game: Game, { seat, taken, better, cost }: Judged, names: Names): string {
  return t(LIST[game].costKey, {
    own: seat === names.reader ? 'yes' : 'no',
    name: names.names[seat] ?? '',
    action: speech.say(taken.label, names),
    better: speech.say(better.label, names),
    cost: Math.round(cost * 100),
  });
}

/** The cards of a hand that a mistake marks. */
export function pointed(mistake: Judged | null): ReadonlyMap<string, Pointed> {
  const marks = new Map<string, Pointed>();
  if (mistake?.taken.card) marks.set(mistake.taken.card, 'played');
  if (mistake?.better.card) marks.set(mistake.better.card, 'better');
  return marks;
}
