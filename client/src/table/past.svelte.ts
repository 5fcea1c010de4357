/** A glance back: the table as this seat saw it at a moment of the story. */
import type { Chapter, Glance, News } from '../wire/messages';

/** Asks the server for an earlier position. */
export type Fetch = (number: number) => Promise<Glance>;

/** Where a step leads, within the moments there are. */
export const within = (number: number, moments: number): number => Math.max(0, Math.min(moments - 1, number));

/** The chapters that news of a move add: one for each who acted, as in the server's story; the last tells what came of it. */
export function added(news: Extract<News, { kind: 'played' }>): Chapter[] {
  const last = news.seats.length - 1;
  return news.seats.map((seat, place) => ({ seat, by: news.by[place] ?? 'player', phrases: place === last ? news.story.phrases : [] }));
}

export class Past {
  /** The moment that is looked at; none while one is at the present. */
  shown = $state.raw<Glance | null>(null);
  readonly #fetch: Fetch;
  #asked = 0;

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  /** Goes to a moment; whether it is shown now. What was asked last wins. */
  async look(number: number): Promise<boolean> {
    this.#asked += 1;
    const asked = this.#asked;
    const found = await this.#fetch(number);
    if (asked !== this.#asked) return false;
    this.shown = found;
    return true;
  }

  /** Back to the present. */
  leave(): void {
    this.#asked += 1;
    this.shown = null;
  }
}
