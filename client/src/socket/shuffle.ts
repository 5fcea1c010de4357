/**
 * A seat's own part of a shuffle: sixteen bytes for every deal, promised by their hash, and shown once the page has
 * seen every other promise.
 */
import { promiseOf, SECOND } from './commitment';
import { hexOf } from './hex';
import { keepPromises } from './pledge';
import type { Command, Scene } from '../wire/messages';

const key = (table: string, deal: number): string => `interregnum-bytes-${table}-${deal}`;
/** What was drawn in this tab, for browsers that refuse to store anything. */
const kept = new Map<string, string>();

function draw(table: string, deal: number): string {
  const bytes = hexOf(crypto.getRandomValues(new Uint8Array(16)));
  kept.set(key(table, deal), bytes);
  try {
    sessionStorage.setItem(key(table, deal), bytes);
  } catch {
    // They last until the page is reloaded.
  }
  return bytes;
}

function drawn(table: string, deal: number): string | null {
  try {
    return sessionStorage.getItem(key(table, deal)) ?? kept.get(key(table, deal)) ?? null;
  } catch {
    return kept.get(key(table, deal)) ?? null;
  }
}

/** One tab's part in the shuffles of a table. It asks for everything once, however often it is told how things stand. */
export class ShuffleShare {
  #promised = 0;
  #shown = 0;

  /** What to ask of the table now: to promise, to show, both, or nothing. */
  async asks({ table, you, now }: Pick<Scene, 'table' | 'you' | 'now'>): Promise<Command[]> {
    const { round, stage, shuffle, continued } = now;
    if (you === null || continued || shuffle.algorithm !== SECOND || !['gathering', 'shuffling'].includes(stage.kind)) return [];
    const asks: Command[] = [];
    let own = shuffle.commitments[you] ?? null;
    const wanted = stage.kind === 'gathering' || shuffle.awaited.includes(you);
    if (own === null && wanted && this.#promised < round) {
      this.#promised = round;
      own = await promiseOf({ algorithm: SECOND, table, number: round }, you, draw(table, round));
      asks.push({ do: 'commit', commitment: own });
    }
    const bytes = drawn(table, round);
    // When no promise is missing but this seat's, all others are known and can no longer be changed.
    const complete = stage.kind === 'shuffling' && shuffle.awaited.every((seat) => seat === you);
    if (own === null || bytes === null || !complete || shuffle.shown[you] || this.#shown >= round) return asks;
    // Another tab or device promised other bytes, and has to show them.
    if ((await promiseOf({ algorithm: SECOND, table, number: round }, you, bytes)) !== own || this.#shown >= round) return asks;
    this.#shown = round;
    keepPromises(table, round, shuffle.commitments.with(you, own));
    return [...asks, { do: 'show', bytes }];
  }
}
