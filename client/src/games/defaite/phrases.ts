/** What the engine's sentences are about: their seats, cards and rule, from a phrase's arguments. */
import type { Arg, Phrase } from '../../wire/messages';

export function seatIn(phrase: Phrase, name = 'seat'): number | null {
  const arg = phrase.args[name];
  return arg && 'seat' in arg ? arg.seat : null;
}

export function numberIn(phrase: Phrase, name: string): number {
  const arg = phrase.args[name];
  return arg && 'number' in arg ? arg.number : 0;
}

/** The number of the rule that made it happen: `L6.5`. */
export function ruleIn(phrase: Phrase): string {
  const arg = phrase.args.rule;
  return arg && 'text' in arg ? arg.text : '';
}

function phrasesIn(arg: Arg | undefined): Phrase[] {
  if (!arg) return [];
  if ('list' in arg) return arg.list;
  return 'phrase' in arg ? [arg.phrase] : [];
}

/** The codes of the cards or the suit that an argument names, without guards. */
export const codesIn = (arg: Arg | undefined): string[] => phrasesIn(arg).flatMap(({ code }) => code ?? []);

/** The cards that a sentence lists. */
export const cardsIn = (phrase: Phrase): string[] => codesIn(phrase.args.cards);

/** The card that a sentence is about, without its guards. */
export function cardIn(phrase: Phrase, name = 'card'): string | null {
  return codesIn(phrase.args[name])[0] ?? null;
}

/** What guards the card that a sentence is about. */
export function guardsIn(phrase: Phrase): string[] {
  const [found] = phrasesIn(phrase.args.card);
  return codesIn(found?.args.guards);
}

/** A card's value, as it counts in a fight or a suit. */
export const valueOf = (code: string): number => Number(/\d/.exec(code)?.[0] ?? 0);
