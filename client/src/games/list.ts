/** The games of the page: the one list beside their folders that names them. */
import type { GameName } from '../wire/messages';
import { braverats } from './braverats/game';
import { claim } from './claim/game';
import { defaite } from './defaite/game';
import type { PageGame } from './game';

export const LIST: { readonly [G in GameName]: PageGame<G> } = { claim, braverats, defaite };

/** Whether the page has a board for a game. */
export const isGame = (name: string): name is GameName => Object.hasOwn(LIST, name);

export const GAMES: readonly GameName[] = Object.keys(LIST).filter(isGame);
