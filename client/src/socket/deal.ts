/** Whether the cards that were dealt follow from the seed. The cards themselves are the record's; only their order is worked out, from the one in which they lie before a shuffle. */
import { LIST } from '../games/list';
import type { GameDeal, GameName } from '../wire/messages';
import { Chance } from './chance';

export const sorted = (cards: readonly string[], place: (card: string) => number): string[] => [...cards].sort((a, b) => place(a) - place(b));

/** Whether two values have the same JSON. */
export const same = <T extends object>(one: T, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a deal is the one that follows from a seed; `null` where the page cannot work it out. */
export async function follows<G extends GameName>(seed: string, dealt: Extract<GameDeal, { game: G }>): Promise<boolean | null> {
  const game: G = dealt.game;
  const check = await LIST[game].follows?.();
  return check ? check.follows(new Chance(seed), dealt) : null;
}
