/** Cards in words, from the lists that the games' descriptions generate. */
import { speech } from '../texts/speech.svelte';
import type { CardWords } from '../wire/messages';

/** The cards of a game by their codes. */
export type Cards = { readonly [code: string]: CardWords };

/** A card's name in the visitor's language; its code if the game has no such card. */
export function nameIn(cards: Cards, code: string): string {
  const words = cards[code];
  return words ? speech.say(words.name) : code;
}

/** A card's name with its value, as it stands on the card. */
export function labelIn(cards: Cards, code: string): string {
  const words = cards[code];
  return words ? speech.say(words.label ?? words.name) : code;
}

/** What a card can do, in a sentence or two; nothing where its name says it all. */
export function powerIn(cards: Cards, code: string): string {
  const power = cards[code]?.power;
  return power ? speech.say(power) : '';
}
