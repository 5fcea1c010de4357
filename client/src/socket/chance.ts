/** The server's chance, computed again: ChaCha20 (RFC 8439) keyed by the seed, numbers without bias, Fisher and Yates. `docs/shuffle.md` tells it in words. */

/** "expand 32-byte k", as words. */
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
/** Which words a quarter of a round mixes: columns, then diagonals. */
const QUARTERS: ReadonlyArray<readonly [number, number, number, number]> = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
];
/** Twenty rounds, two at a time. */
const DOUBLE_ROUNDS = 10;

const turned = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

function mixed(words: Uint32Array, [a, b, c, d]: readonly [number, number, number, number]): void {
  const step = (to: number, from: number, on: number, by: number): void => {
    words[to]! += words[from]!;
    words[on] = turned(words[on]! ^ words[to]!, by);
  };
  step(a, b, d, 16);
  step(c, d, b, 12);
  step(a, b, d, 8);
  step(c, d, b, 7);
}

export class Chance {
  readonly #key: Uint32Array;
  #counter = 0;
  #block = new Uint32Array(0);
  #place = 0;

  /** `seed` is 64 hexadecimal digits. */
  constructor(seed: string) {
    const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
    const view = new DataView(bytes.buffer);
    this.#key = Uint32Array.from({ length: 8 }, (_, word) => view.getUint32(4 * word, true));
  }

  /** The next 32 bits. */
  word(): number {
    if (this.#place === this.#block.length) {
      const start = Uint32Array.from([...SIGMA, ...this.#key, this.#counter, 0, 0, 0]);
      const words = start.slice();
      for (let round = 0; round < DOUBLE_ROUNDS; round += 1) for (const quarter of QUARTERS) mixed(words, quarter);
      this.#block = words.map((word, at) => word + start[at]!);
      this.#counter += 1;
      this.#place = 0;
    }
    this.#place += 1;
    return this.#block[this.#place - 1]!;
  }

  /** A number below `limit`, every one equally likely: the high half of a product, drawn again where the low half would favour some. */
  below(limit: number): number {
    const unfair = 2 ** 32 % limit;
    for (;;) {
      const product = BigInt(this.word()) * BigInt(limit);
      if (Number(product & 0xffffffffn) >= unfair) return Number(product >> 32n);
    }
  }

  /** The items in an order, every one equally likely. */
  shuffled<T>(items: readonly T[]): T[] {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [order[last], order[other]] = [order[other]!, order[last]!];
    }
    return order;
  }
}
