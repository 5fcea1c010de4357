/** Whether a deal of La Défaite follows from chance: the nobles first, one a seat; those left over lie under the rest. */
import { EVENTS, NOBLES, PERSONS, SYMBOLS } from '../../art/names';
import type { Chance } from '../../socket/chance';
import { same, sorted } from '../../socket/deal';
import type { Deal } from '../../wire/defaite';

/** Musketeers and gold by value; courtiers and provinces by arms and value, those without arms last; the Queen, the persons, the events. */
function place(card: string): number {
  const others: readonly string[] = ['Qu', ...PERSONS, ...EVENTS];
  const value = Number(card[2]);
  if (Number.isNaN(value)) return 1000 + others.indexOf(card);
  const kind = ['Ms', 'Au', 'Co', 'Pv'].indexOf(card.slice(0, 2));
  const arms = SYMBOLS.findIndex((symbol) => card.endsWith(symbol));
  return 200 * kind + (kind < 2 ? value : 10 * (arms < 0 ? SYMBOLS.length : arms) + value);
}

export function follows(chance: Chance, { deal: { nobles, deck } }: { deal: Deal }): boolean {
  const drawn = chance.shuffled(NOBLES);
  const rest: string[] = drawn.slice(nobles.length);
  const cards = sorted(deck.filter((card) => !rest.includes(card)), place);
  return same(nobles, drawn.slice(0, nobles.length)) && same(deck, chance.shuffled([...cards, ...rest]));
}
