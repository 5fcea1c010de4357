/** Each game's board, with its drawings, fetched when a table of that game is opened. */
import type { Component } from 'svelte';
import type { GameName } from '../wire/messages';
import { LIST } from './list';
import type { BoardProps } from './props';

type Fetched = { [G in GameName]?: Component<BoardProps<G>> };

class Boards {
  #fetched = $state.raw<Fetched>({});

  /** The board of a game, if it is there. */
  of<G extends GameName>(game: G): Fetched[G] {
    return this.#fetched[game];
  }

  /** Resolves when the board of a game can be shown without a wait. */
  async fetch<G extends GameName>(game: G): Promise<void> {
    if (this.#fetched[game]) return;
    const { default: board } = await LIST[game].board();
    this.#fetched = { ...this.#fetched, [game]: board };
  }
}

export const boards = new Boards();
