/** The games of the page: the one list beside their folders that names them. */
import { forPlainGames, type GameName, type PlainName } from '../wire/messages';
import { braverats } from './braverats/game';
import { claim } from './claim/game';
import { defaite } from './defaite/game';
import type { PageGame } from './game';
import { plainGame } from './plain/game';

/** A game with a folder of its name. */
type FolderGame = Exclude<GameName, PlainName>;

const WITH_FOLDER: { readonly [G in FolderGame]: PageGame<G> } = { claim, braverats, defaite };

export const LIST: { readonly [G in GameName]: PageGame<G> } = { ...WITH_FOLDER, ...forPlainGames(plainGame) };

/** Whether the page can show a game. Which games are offered, the server says. */
export const isGame = (name: string): name is GameName => Object.hasOwn(LIST, name);

/** Whether a game has a folder of its name: a table drawn for it, lessons, a sheet of powers. */
const hasFolder = (name: string): name is FolderGame => Object.hasOwn(WITH_FOLDER, name);

export const GAMES: readonly FolderGame[] = Object.keys(WITH_FOLDER).filter(hasFolder);
