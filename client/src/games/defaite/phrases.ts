/** What the engine's sentences are about: their seats, cards and rule, read from a phrase's arguments. */
import type { Arg, Phrase } from '../../wire/messages';

const TOLD = 'defaite-tell-';
const CARD = 'defaite-card-';

/** What a sentence tells: `duel-won`, `captures`; nothing for a phrase that tells no event. */
export const topic = ({ key }: Phrase): string => (key.startsWith(TOLD) ? key.slice(TOLD.length) : '');

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

/** The code of a card that a phrase names, without its guards. */
export function codeOf(phrase: Phrase): string {
  const { card, value, symbol } = phrase.args;
  if (card && 'phrase' in card) return codeOf(card.phrase);
  const number = value && 'number' in value ? String(value.number) : '';
  const letters = symbol && 'phrase' in symbol ? symbol.phrase.key.slice(-2) : '';
  return `${phrase.key.slice(CARD.length)}${number}${letters}`;
}

function phrasesIn(arg: Arg | undefined): Phrase[] {
  if (!arg) return [];
  if ('list' in arg) return arg.list;
  return 'phrase' in arg ? [arg.phrase] : [];
}

/** The cards that a sentence lists. */
export const cardsIn = (phrase: Phrase): string[] => phrasesIn(phrase.args.cards).map(codeOf);

/** The card that a sentence is about, without its guards. */
export function cardIn(phrase: Phrase, name = 'card'): string | null {
  const [found] = phrasesIn(phrase.args[name]);
  return found ? codeOf(found) : null;
}

/** What guards the card that a sentence is about. */
export function guardsIn(phrase: Phrase): string[] {
  const [found] = phrasesIn(phrase.args.card);
  return found ? phrasesIn(found.args.guards).map(codeOf) : [];
}

/** A card's value, as it counts in a fight or a suit. */
export const valueOf = (code: string): number => Number(/\d/.exec(code)?.[0] ?? 0);
