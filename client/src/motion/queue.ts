/**
 * Motion, in order: events of a game become flights of cards between places of the table. The state is
 * shown at once; what moves on top of it waits here for its turn, and is left out when nobody could see
 * it or when too much has gathered.
 */
import type { AnyEvent } from '../wire/messages';

export interface Flight {
  card: string | null;
  from: string;
  to: string;
}

/** Flights that take off together. */
export type Moment = Flight[];

type Zone = Extract<AnyEvent, { kind: 'moved' }>['from'];

/** The name that a place has on the page: `trick`, `hand-0`. */
export function zoneName(zone: Zone): string {
  if (typeof zone === 'string') return zone;
  const [name = '', where] = Object.entries(zone)[0] ?? [];
  return `${name}-${Array.isArray(where) ? where[0] : String(where)}`;
}

/** Events as moments: neighbours that go the same way fly together. */
export function moments(events: readonly AnyEvent[]): Moment[] {
  const all: Moment[] = [];
  for (const event of events) {
    if (event.kind !== 'moved') continue;
    const flight = { card: event.card, from: zoneName(event.from), to: zoneName(event.to) };
    const last = all.at(-1);
    if (last && last[0]?.from === flight.from && last[0]?.to === flight.to) last.push(flight);
    else all.push([flight]);
  }
  return all;
}

export type Play<M> = (moment: M, pace: number) => Promise<void>;

/** More than this waiting, and everything goes faster; much more, and the oldest is left out. */
const HURRY = 3;
const MOST = 12;

let running = 0;

/** Whether something moves now, anywhere on the page. */
export const moving = (): boolean => running > 0;

export class MotionQueue<M> {
  readonly #play: Play<M>;
  readonly #still: () => boolean;
  readonly #ended: () => void;
  #waiting: M[] = [];
  #running = false;

  /**
   * `still` says whether nothing should move now: the setting, or a tab that nobody sees. `ended` is called
   * when nothing waits any more, whether it was played or left out.
   */
  constructor(play: Play<M>, still: () => boolean, ended: () => void = () => undefined) {
    this.#play = play;
    this.#still = still;
    this.#ended = ended;
  }

  get length(): number {
    return this.#waiting.length;
  }

  push(moments: readonly M[]): void {
    if (this.#still()) {
      this.clear();
      if (!this.#running) this.#ended();
      return;
    }
    this.#waiting.push(...moments);
    if (this.#waiting.length > MOST) this.#waiting = this.#waiting.slice(-MOST);
    void this.#run();
  }

  /** Leaves out all that waits. */
  clear(): void {
    this.#waiting = [];
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    running += 1;
    try {
      for (let moment = this.#waiting.shift(); moment !== undefined; moment = this.#waiting.shift()) {
        if (this.#still()) this.clear();
        else await this.#play(moment, this.#waiting.length > HURRY ? 0.4 : 1);
      }
    } finally {
      running -= 1;
      this.#running = false;
      this.#ended();
    }
  }
}
