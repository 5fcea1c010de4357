/** Whether a deal of BraveRats follows from chance, game by game: the sixteen cards, who gives what, the piles; each where it is played with. */
import { RATS } from '../../art/names';
import type { Chance } from '../../socket/chance';
import { same } from '../../socket/deal';
import type { Deal, Options } from '../../wire/braverats';

const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];

export function follows(chance: Chance, { options, deal }: { options: Options; deal: Deal }): boolean {
  const games = deal.games.map(() => ({
    ...(options.deal === 'draft' || options.deal === 'random' ? { cards: chance.shuffled(RATS.flatMap((rat) => [rat, rat])) } : {}),
    ...(options.traitor ? { traitor: [chance.below(8), chance.below(8)] } : {}),
    ...(options.draw ? { piles: [chance.shuffled(EIGHT), chance.shuffled(EIGHT)] } : {}),
  }));
  return same(games, deal.games);
}
