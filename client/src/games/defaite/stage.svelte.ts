/**
 * The stage: what was decided, one happening at a time, until the player has seen it. A happening leaves after
 * the seconds of the setting; one that the player must not miss stays until they go on or act.
 */
import { untrack } from 'svelte';
import type { Chapter } from '../../wire/messages';
import { pauseSeconds, whileVisible } from '../pause.svelte';
import { HappeningReader } from './happening-reader';
import type { Happening, Loss } from './happening';

/** More than this waiting, and each stays for half its time. */
const MANY = 3;

export class Stage {
  #queue = $state.raw<Happening[]>([]);
  readonly #shown = $derived.by(() => this.#queue[0] ?? null);
  /** What the player lost since they last acted. */
  losses = $state.raw<Loss[]>([]);
  /** What was decided last. */
  last = $state.raw<Happening | null>(null);
  #reader: HappeningReader | null = null;
  #read = 0;

  /** `told` is the story so far, or nothing where a moment of the past is shown; `over` says whether the game has ended. */
  constructor(told: () => readonly Chapter[] | undefined, you: () => number | null, over: () => boolean) {
    $effect(() => {
      const chapters = told();
      const seat = you();
      if (chapters) untrack(() => this.#take(chapters, seat, over()));
    });
    $effect(() => {
      const seconds = pauseSeconds('defaite');
      if (!this.#shown || this.#shown.mine || seconds === null) return;
      // What comes meanwhile does not begin the time anew.
      const many = untrack(() => this.waiting > MANY);
      return whileVisible((seconds * 1000) / (many ? 2 : 1), () => this.next());
    });
  }

  get shown(): Happening | null {
    return this.#shown;
  }

  /** How many wait behind the one that is shown. */
  get waiting(): number {
    return Math.max(this.#queue.length - 1, 0);
  }

  next(): void {
    this.#queue = this.#queue.slice(1);
  }

  skip(): void {
    this.#queue = [];
  }

  #take(chapters: readonly Chapter[], you: number | null, over: boolean): void {
    // A story that became shorter is another one: a move was taken back, or a new game began.
    const anew = this.#reader === null || chapters.length < this.#read;
    if (anew) {
      if (chapters.length === 0) return;
      this.#read = 0;
      this.skip();
    }
    const reader = anew ? new HappeningReader(you) : (this.#reader ?? new HappeningReader(you));
    this.#reader = reader;
    // A player who opens the page sees only what has happened since their own last move.
    const own = anew ? chapters.findLastIndex(({ seat }) => seat !== null && seat === you) : -1;
    const found = chapters.slice(this.#read).flatMap((chapter, at) => {
      const happenings = reader.take(chapter);
      return anew && at < own ? [] : happenings;
    });
    this.#read = chapters.length;
    if (found.length > 0 && !(anew && over)) this.#queue = [...this.#queue, ...(you === null && anew ? found.slice(-1) : found)];
    this.losses = reader.losses;
    this.last = reader.last;
  }
}
