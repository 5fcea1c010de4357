/** A lesson in progress: where the learner is, and what the coach has answered. */
import type { GivenLesson } from '../api';
import type { Chapter, Frame, Stop } from '../wire/messages';
import { answer, offered, way } from './stop';

/** How long a move is watched on the way to the next stop, in milliseconds. */
const WATCHED = 900;

/** What the coach answers: nothing, or what is said to another choice. */
export type Reply = 'none' | 'else';

export class LessonProgress {
  readonly lesson: GivenLesson;
  /** Tells of what happened, for motion. */
  watch: (story: Chapter) => void = () => {};
  place = $state(0);
  frame = $state.raw<Frame | undefined>(undefined);
  reply = $state<Reply>('none');
  moving = $state(false);
  readonly #still: () => boolean;
  #gone = false;

  /** `still` says whether nothing is to be waited for. */
  constructor(lesson: GivenLesson, still: () => boolean) {
    this.lesson = lesson;
    this.#still = still;
    this.frame = lesson.frames[0];
  }

  get stop(): Stop | undefined {
    return this.lesson.stops[this.place];
  }

  get over(): boolean {
    return this.place >= this.lesson.stops.length;
  }

  /** The story up to what is shown now. */
  get told(): Chapter[] {
    const shown = this.frame?.number ?? 0;
    return this.lesson.frames.filter(({ number }) => number <= shown).map(({ story }) => story);
  }

  get offered(): ReturnType<typeof offered> {
    if (!this.stop || !this.frame) return { legal: [], forbidden: [] };
    return offered(this.stop, this.frame.position, this.moving);
  }

  /** Takes a choice of the learner's. */
  choose(action: string): void {
    if (!this.stop || !this.frame || this.moving) return;
    const taken = answer(this.stop, action, this.frame.position.forbidden);
    if (taken === 'right') void this.next();
    else this.reply = taken === 'else' ? 'else' : 'none';
  }

  /** Goes on to the next stop, past the moves between. */
  async next(): Promise<void> {
    if (this.moving || this.over) return;
    this.reply = 'none';
    const to = this.lesson.stops[this.place + 1];
    this.moving = true;
    for (const frame of to ? way(this.lesson, to, this.frame?.number ?? 0) : []) {
      if (this.#gone) return;
      this.frame = frame;
      this.watch(frame.story);
      if (!this.#still()) await new Promise((resolve) => setTimeout(resolve, WATCHED));
    }
    this.moving = false;
    this.place += 1;
  }

  /** From the beginning. */
  again(): void {
    this.place = 0;
    this.reply = 'none';
    this.frame = this.lesson.frames[0];
  }

  leave(): void {
    this.#gone = true;
  }
}
