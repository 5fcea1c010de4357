/** Playback: move after move at a chosen speed, until the end or a pause. */

export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a move is shown, in milliseconds. */
const SHOWN: Record<Speed, number> = { slow: 4000, normal: 2000, fast: 800 };

export class Playback {
  playing = $state(false);
  speed = $state<Speed>('normal');

  /** Follows a position that is shown; called while a component is initialised. */
  constructor(position: () => { at: number; last: number }, go: (move: number) => void) {
    $effect(() => {
      if (!this.playing) return;
      const { at, last } = position();
      if (at >= last) {
        this.playing = false;
        return;
      }
      const timer = setTimeout(() => go(at + 1), SHOWN[this.speed]);
      return () => clearTimeout(timer);
    });
  }
}
