/** The forms of the games' options, each fetched when it is first wanted. */
import { optionForm } from '../api';
import type { OptionForm } from '../wire/messages';

class Forms {
  #fetched = $state.raw<Record<string, OptionForm>>({});
  readonly #asked = new Set<string>();

  /** The form of a game, once it has arrived. */
  of(game: string): OptionForm | undefined {
    return this.#fetched[game];
  }

  /** Fetches the form of a game; one that does not arrive is asked for again next time. */
  want(game: string): void {
    if (this.#asked.has(game)) return;
    this.#asked.add(game);
    optionForm(game)
      .then((form) => (this.#fetched = { ...this.#fetched, [game]: form }))
      .catch(() => this.#asked.delete(game));
  }
}

export const forms = new Forms();
