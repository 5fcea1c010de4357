/** Whether a deal of Claim follows from chance: the deck's order before the shuffle is by faction, then by value. */
import { FACTIONS } from '../../art/names';
import type { Chance } from '../../socket/chance';
import { same, sorted } from '../../socket/deal';
import type { Deal } from '../../wire/claim';

const place = (card: string): number => 10 * FACTIONS.findIndex((faction) => card.startsWith(faction)) + Number(card.slice(2));

export const follows = (chance: Chance, { deal: { deck } }: { deal: Deal }): boolean =>
  deck.length > 0 && same(deck, chance.shuffled(sorted(deck, place)));
