/** One of every card there is to look at. */
import { CLANS, EVENTS, FACTIONS, PERSONS, RATS, SYMBOLS, type Clan } from '../names';

/** Ten followers of the factions, every value once. */
export const followers: readonly string[] = FACTIONS.map((faction, at) => `${faction}${(at * 7 + 6) % 10}`);
/** The eight rats. */
export const rats: readonly string[] = RATS;
/** Every kind of card of the court. */
export const court: readonly string[] = [
  'Ms5', 'Au3', 'Co7', 'Pv4', 'Ki', 'Qu',
  ...SYMBOLS.filter((symbol) => symbol !== 'Ro').map((symbol) => `No${symbol}`),
  ...SYMBOLS.map((symbol, at) => `Co${4 + (at % 3)}${symbol}`),
  ...SYMBOLS.map((symbol) => `Pv3${symbol}`),
];
/** The persons and events of the court. */
export const persons: readonly string[] = [...PERSONS, ...EVENTS];

/** Cards that differ in one thing only, to be told apart at a glance. */
export const alike: Record<string, readonly [card: string, clan: Clan][]> = {
  factions: FACTIONS.map((faction) => [`${faction}5`, 'Y']),
  rats: CLANS.flatMap((clan) => RATS.map((rat): [string, Clan] => [rat, clan])),
  arms: SYMBOLS.map((symbol) => [`Co5${symbol}`, 'Y']),
  court: ['Ms3', 'Au3', 'Co4Li', 'Pv3Li', ...PERSONS, ...EVENTS].map((card) => [card, 'Y']),
};
