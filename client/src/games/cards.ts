/** What cards and actions are called, by their codes on the wire. */
import { speech } from '../texts/speech.svelte';
import type { GameName } from '../wire/messages';
import { LIST } from './list';

export { GAMES, hasFolder, isGame, type FolderGame } from './list';
export type Game = GameName;

/** A card's name in the visitor's language. */
export const cardName = (game: Game, code: string): string => LIST[game].cardName(code);

/** A card's name with its value, as it stands on the card. */
export const cardLabel = (game: Game, code: string): string => LIST[game].cardLabel(code);

/** What a card can do, in a sentence or two; nothing where its name says it all. */
export function cardPower(game: Game, code: string): string {
  const key = LIST[game].powerKey(code);
  return speech.has(key) ? speech.get(key) : '';
}
