/** Whether the cards that were dealt follow from the seed. The cards themselves are the record's; only their order is worked out, from the one in which they lie before a shuffle. */
import { EVENTS, FACTIONS, NOBLES, PERSONS, RATS, SYMBOLS } from '../art/names';
import { Chance } from './chance';

/** What a record says of chance, as far as it is needed here. */
export interface Dealt {
  game: string;
  options: { deal?: string; traitor?: boolean; draw?: boolean };
  deal: { deck?: string[]; nobles?: string[]; games?: Array<{ cards?: string[]; traitor?: number[]; piles?: number[][] }> };
}

/** By faction in the rulebook's order, then by value. */
const claimed = (card: string): number => 10 * FACTIONS.findIndex((faction) => card.startsWith(faction)) + Number(card.slice(2));

/** Musketeers and gold by value; courtiers and provinces by arms and value, those without arms last; the Queen, the persons, the events. */
function courtly(card: string): number {
  const others: readonly string[] = ['Qu', ...PERSONS, ...EVENTS];
  const value = Number(card[2]);
  if (Number.isNaN(value)) return 1000 + others.indexOf(card);
  const kind = ['Ms', 'Au', 'Co', 'Pv'].indexOf(card.slice(0, 2));
  const arms = SYMBOLS.findIndex((symbol) => card.endsWith(symbol));
  return 200 * kind + (kind < 2 ? value : 10 * (arms < 0 ? SYMBOLS.length : arms) + value);
}

const sorted = (cards: readonly string[], place: (card: string) => number): string[] => [...cards].sort((a, b) => place(a) - place(b));
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The nobles first, one a seat; those left over lie under the rest. */
function court(chance: Chance, { nobles = [], deck = [] }: Dealt['deal']): boolean {
  const drawn = chance.shuffled(NOBLES);
  const rest: string[] = drawn.slice(nobles.length);
  const cards = sorted(deck.filter((card) => !rest.includes(card)), courtly);
  return same(nobles, drawn.slice(0, nobles.length)) && same(deck, chance.shuffled([...cards, ...rest]));
}

/** Game by game: the sixteen cards, who gives what, the piles; each where it is played with. */
function rats(chance: Chance, { options, deal }: Dealt): boolean {
  const eight = [0, 1, 2, 3, 4, 5, 6, 7];
  const games = (deal.games ?? []).map(() => ({
    ...(options.deal === 'draft' || options.deal === 'random' ? { cards: chance.shuffled(RATS.flatMap((rat) => [rat, rat])) } : {}),
    ...(options.traitor ? { traitor: [chance.below(8), chance.below(8)] } : {}),
    ...(options.draw ? { piles: [chance.shuffled(eight), chance.shuffled(eight)] } : {}),
  }));
  return same(games, deal.games);
}

/** Whether a deal is the one that follows from a seed. */
export function follows(seed: string, dealt: Dealt): boolean {
  const chance = new Chance(seed);
  if (dealt.game === 'braverats') return rats(chance, dealt);
  if (dealt.game === 'defaite') return court(chance, dealt.deal);
  const deck = dealt.deal.deck ?? [];
  return deck.length > 0 && same(deck, chance.shuffled(sorted(deck, claimed)));
}
