/**
 * Which tab of a browser acts at a local table: the one that took it over last. Every tab remembers the latest takeover of each
 * table, so that takeovers that cross end alike in all tabs: the earlier one is answered with the later.
 */

/** A tab acts at a table from now on. */
export interface Takeover {
  table: string;
  /** Milliseconds; a later one has a greater number. */
  number: number;
  tab: string;
}

const isLater = (one: Takeover, other: Takeover | undefined): boolean =>
  other === undefined || one.number > other.number || (one.number === other.number && one.tab > other.tab);

export class Roles {
  readonly #tab: string;
  readonly #tell: (takeover: Takeover) => void;
  readonly #now: () => number;
  /** The latest takeover of every table. */
  readonly #latest = new Map<string, Takeover>();

  constructor(tab: string, tell: (takeover: Takeover) => void, now: () => number = Date.now) {
    this.#tab = tab;
    this.#tell = tell;
    this.#now = now;
  }

  /** Whether another tab acts at a table. */
  isElsewhere(table: string): boolean {
    const latest = this.#latest.get(table);
    return latest !== undefined && latest.tab !== this.#tab;
  }

  /** Acts at a table from now on. */
  takeOver(table: string): void {
    const before = this.#latest.get(table)?.number ?? 0;
    const takeover = { table, number: Math.max(this.#now(), before + 1), tab: this.#tab };
    this.#latest.set(table, takeover);
    this.#tell(takeover);
  }

  /** Hears that another tab has taken over; whether this one acted until now. */
  heard(takeover: Takeover): boolean {
    const latest = this.#latest.get(takeover.table);
    if (isLater(takeover, latest)) {
      this.#latest.set(takeover.table, takeover);
      return latest?.tab === this.#tab;
    }
    if (latest?.tab === this.#tab) this.#tell(latest);
    return false;
  }
}
