/** What a review points at: the card of an action, and the words of both. */
import type { Game } from '../games/cards';
import { LIST } from '../games/list';
import type { Pointed } from '../parts/looking';
import { t } from '../texts/speech.svelte';
import type { Names } from '../texts/catalogue';
import type { Judged } from './costs';

/** The card that an action is about; none where it is about a seat alone. */
export const cardOf = (game: Game, action: string, names: readonly string[]): string | null => LIST[game].worded(action, names).card;

const words = (game: Game, action: string, names: readonly string[]): string => LIST[game].worded(action, names).text;

/** What a mistake cost, in a sentence. */
export function costly(game: Game, mistake: Judged, { names, reader }: Names): string {
  return t(LIST[game].costKey, {
    own: mistake.seat === reader ? 'yes' : 'no',
    name: names[mistake.seat] ?? '',
    action: words(game, mistake.action, names),
    better: words(game, mistake.better.action, names),
    cost: Math.round(mistake.cost * 100),
  });
}

/** The cards of a hand that a mistake marks. */
export function pointed(game: Game, mistake: Judged | null, names: readonly string[]): ReadonlyMap<string, Pointed> {
  const marks = new Map<string, Pointed>();
  if (!mistake) return marks;
  const [played, better] = [mistake.action, mistake.better.action].map((action) => cardOf(game, action, names));
  if (played) marks.set(played, 'played');
  if (better) marks.set(better, 'better');
  return marks;
}
