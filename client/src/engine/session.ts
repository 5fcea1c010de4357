/** A local table that is open in a worker: its log, who is connected, and what is under way. */
import type { Chooser } from '../wire/engine';

/** One bot at one turn. */
const keyOf = ({ seat, turn }: Pick<Chooser, 'seat' | 'turn'>): string => `${seat}-${turn}`;

export class Session {
  readonly table: string;
  log: string[];
  readonly connections = new Set<number>();
  #thinking = new Set<string>();
  #wake: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, log: string[]) {
    this.table = table;
    this.log = log;
  }

  /** The bots among these that are not thinking yet; those that are not among them are no longer waited for. */
  toAsk(bots: readonly Chooser[]): Chooser[] {
    const fresh = bots.filter((bot) => !this.#thinking.has(keyOf(bot)));
    this.#thinking = new Set(bots.map(keyOf));
    return fresh;
  }

  /** Whether this bot's answer is still waited for; it is not from now on. */
  takes(bot: Chooser): boolean {
    return this.#thinking.delete(keyOf(bot));
  }

  /** Calls back after this many milliseconds, unless it is called again before; never for `null`. */
  wakeAfter(wait: number | null, call: () => void): void {
    clearTimeout(this.#wake);
    this.#wake = wait === null ? undefined : setTimeout(call, wait);
  }

  /** Nothing that is under way is waited for any more. */
  stop(): void {
    this.#thinking.clear();
    clearTimeout(this.#wake);
  }
}
