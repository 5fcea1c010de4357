/** One of every card there is to look at. */
import { EVENTS, FACTIONS, PERSONS, RATS, SYMBOLS } from '../names';

/** Ten cards of Claim, every value once. */
export const claim: readonly string[] = FACTIONS.map((faction, at) => `${faction}${(at * 7 + 6) % 10}`);
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
