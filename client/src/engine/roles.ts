/**
 * Which tab of a browser acts at a local table: the one that claimed it last. Every tab remembers the latest claim to each
 * table, so that claims that cross end alike in all tabs: the earlier one is answered with the later.
 */

/** A tab acts at a table from now on. */
export interface Claim {
  table: string;
  /** Milliseconds; a later claim has a greater number. */
  number: number;
  tab: string;
}

const isLater = (one: Claim, other: Claim | undefined): boolean =>
  other === undefined || one.number > other.number || (one.number === other.number && one.tab > other.tab);

export class Roles {
  readonly #tab: string;
  readonly #tell: (claim: Claim) => void;
  readonly #now: () => number;
  /** The latest claim to every table. */
  readonly #latest = new Map<string, Claim>();

  constructor(tab: string, tell: (claim: Claim) => void, now: () => number = Date.now) {
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
  claim(table: string): void {
    const before = this.#latest.get(table)?.number ?? 0;
    const claim = { table, number: Math.max(this.#now(), before + 1), tab: this.#tab };
    this.#latest.set(table, claim);
    this.#tell(claim);
  }

  /** Hears a claim of another tab; whether this one acted until now. */
  heard(claim: Claim): boolean {
    const latest = this.#latest.get(claim.table);
    if (isLater(claim, latest)) {
      this.#latest.set(claim.table, claim);
      return latest?.tab === this.#tab;
    }
    if (latest?.tab === this.#tab) this.#tell(latest);
    return false;
  }
}
