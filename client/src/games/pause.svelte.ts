/**
 * A pause after a decision: a won trick, a round or a duel stays on the table until the player has seen it.
 *
 * A board makes one `Pause` while it is initialised and shows the finished trick as long as `on` is true.
 * The pause ends by itself after the seconds of the setting, or by `end()`: a press of "Go on", a click on
 * the trick, or the player's next card. Time does not pass while nobody sees the page.
 */
import { untrack } from 'svelte';
import { settings } from '../settings.svelte';
import type { Game } from './cards';
import { LIST } from './list';

/** Without motion, nothing but the finished trick shows where the cards go: it stays at least this long. */
const STILL = 4;

/** The seconds after which a pause ends by itself; `null` where only the player ends it. */
export function pauseSeconds(game: Game): number | null {
  if (settings.pause === 'click') return null;
  if (settings.pause !== 'usual') return Number(settings.pause);
  const usual = LIST[game].pause;
  return settings.motion === 'none' ? Math.max(usual, STILL) : usual;
}

let running = $state(0);

/** Whether a board of this page pauses now. */
export const pausing = (): boolean => running > 0;

export class Pause {
  readonly #finished: () => number;
  /** How many finished things the player has seen; −1 before the first look. */
  #seen = $state(-1);

  /** `finished` counts what has been decided so far; a pause begins whenever it grows. */
  constructor(game: Game, finished: () => number) {
    this.#finished = finished;
    $effect.pre(() => {
      const now = finished();
      // What was over when the page opened is no news; a move taken back or a new game counts anew.
      if (this.#seen < 0 || this.#seen > now) this.#seen = now;
    });
    $effect(() => {
      if (!this.on) return;
      untrack(() => (running += 1));
      return () => void untrack(() => (running -= 1));
    });
    $effect(() => {
      const now = finished();
      const seconds = pauseSeconds(game);
      if (this.#seen >= now || seconds === null) return;
      return whileVisible(seconds * 1000, () => (this.#seen = now));
    });
  }

  /** Whether the last decision is still to be shown. */
  get on(): boolean {
    return this.#seen >= 0 && this.#seen < this.#finished();
  }

  end(): void {
    this.#seen = this.#finished();
  }
}

/** Calls back after some milliseconds in which the page was visible all along; returns what cancels it. */
export function whileVisible(milliseconds: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = (): void => {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(callback, milliseconds);
  };
  start();
  document.addEventListener('visibilitychange', start);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', start);
  };
}
