/** What cards are called and can do, by their codes on the wire. */
import type { GameName } from '../wire/messages';
import { labelIn, nameIn, powerIn } from './card-words';
import { LIST } from './list';

export { GAMES, isGame } from './list';
export type Game = GameName;

export const cardName = (game: Game, code: string): string => nameIn(LIST[game].cards, code);
export const cardLabel = (game: Game, code: string): string => labelIn(LIST[game].cards, code);
export const cardPower = (game: Game, code: string): string => powerIn(LIST[game].cards, code);
