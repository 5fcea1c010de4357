/** The moves of a finished game, each asked for once; the rest come by themselves while nothing else is to do. */
import type { AtMove } from '../api';

export class Moves {
  readonly #read: (move: number) => Promise<AtMove>;
  #asked = new Map<number, Promise<AtMove>>();
  #gone = false;

  constructor(read: (move: number) => Promise<AtMove>) {
    this.#read = read;
  }

  at(move: number): Promise<AtMove> {
    const known = this.#asked.get(move);
    if (known) return known;
    const asked = this.#read(move);
    this.#asked.set(move, asked);
    // What failed may be asked again.
    asked.catch(() => this.#asked.delete(move));
    return asked;
  }

  /** Asks for all the others, one after the other: so that stepping is quick, and possible later without the server. */
  async gather(moves: number): Promise<void> {
    for (let move = 0; move <= moves && !this.#gone; move += 1) {
      const found = await this.at(move).catch(() => null);
      if (!found) return;
    }
  }

  leave(): void {
    this.#gone = true;
  }
}
