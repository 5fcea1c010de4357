/** A search for an opponent: who looks asks every two seconds how it stands, and so counts as there. */
import { giveUp, lookFor, lookOn, type Pairing, type PairingWish } from './api';
import { Refusal } from '../api';

const PAUSE = 2000;

export class Search {
  wish = $state.raw<PairingWish | null>(null);
  state = $state.raw<Pairing | null>(null);
  /** When the search began, by the page's clock. */
  begun = $state(0);
  fault = $state('');
  readonly #found: (table: string) => void;
  #timer = 0;
  /** Whether a search goes on. While a screen is taken down, `wish` still reads as it was before. */
  #looking = false;

  constructor(found: (table: string) => void) {
    this.#found = found;
  }

  /** Begins to look. What is refused at once is thrown. */
  async begin(wish: PairingWish): Promise<void> {
    this.#take(wish, await lookFor(wish));
  }

  #take(wish: PairingWish, state: Pairing): void {
    this.fault = '';
    if (state.table !== undefined && state.table !== null) {
      this.end();
      this.#found(state.table);
      return;
    }
    this.#looking = true;
    [this.wish, this.state, this.begun] = [wish, state, Date.now() - state.waited];
    this.#timer = window.setTimeout(() => void this.#ask(wish), PAUSE);
  }

  async #ask(wish: PairingWish): Promise<void> {
    try {
      const state = await lookOn();
      if (this.wish === wish) this.#take(wish, state);
    } catch (fault) {
      if (this.wish !== wish) return;
      // The server has forgotten the search, as after a night with the lid closed; or it does not answer for a moment.
      const again = fault instanceof Refusal && fault.body.code === 'not-seeking';
      this.fault = again ? '' : fault instanceof Error ? fault.message : String(fault);
      this.#timer = window.setTimeout(() => void (again ? this.begin(wish).catch(() => this.end()) : this.#ask(wish)), PAUSE);
    }
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#looking = false;
    [this.wish, this.state] = [null, null];
  }

  /** Gives up. Who was paired at the same moment goes to the table. */
  async cancel(): Promise<void> {
    if (!this.#looking) return;
    this.end();
    await giveUp().catch(async (fault) => {
      if (!(fault instanceof Refusal)) return;
      const late = await lookOn().catch(() => null);
      if (late?.table) this.#found(late.table);
    });
  }
}
