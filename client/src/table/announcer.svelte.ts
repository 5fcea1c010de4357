/**
 * Announcements: what happened that a player must not miss, one sentence at a time on the plaque above the board.
 * Several that come together wait for each other; nobody has to close one.
 */

/** How a sentence looks: a loss or a gain of the reader's own, somebody's words, or plain news. */
export type Tone = 'plain' | 'loss' | 'gain' | 'talk';

export interface About {
  /** The number of the rule behind it, which becomes a link. */
  rule?: string | null;
  tone?: Tone;
}

/** Shows a sentence on the plaque and says it to listeners. */
export type Announce = (text: string, about?: About) => void;

export interface Announcement {
  text: string;
  rule: string | null;
  tone: Tone;
  /** Keeps equal sentences apart. */
  number: number;
}

/** The shortest time a sentence stays, and the time for each of its letters, in milliseconds. */
const SHORTEST = 4000;
const LETTER = 60;

export class Announcer {
  shown = $state.raw<Announcement | null>(null);
  #waiting: Announcement[] = [];
  #number = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;

  add(text: string, { rule = null, tone = 'plain' }: About = {}): void {
    if (!text) return;
    this.#number += 1;
    this.#waiting.push({ text, rule, tone, number: this.#number });
    if (this.shown === null) this.next();
  }

  /** Goes on to the sentence that waits, if one does. */
  next(): void {
    this.shown = this.#waiting.shift() ?? null;
    this.resume();
  }

  /** Keeps the sentence while somebody points at it. */
  hold(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Lets its time run again. */
  resume(): void {
    this.hold();
    if (this.shown) this.#timer = setTimeout(() => this.next(), SHORTEST + LETTER * this.shown.text.length);
  }

  close(): void {
    this.hold();
    this.#waiting = [];
    this.shown = null;
  }
}
