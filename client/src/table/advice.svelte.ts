/** The hint that was asked for: what the adviser says of the present position. */
import { hint, Refusal } from '../api';
import type { Advice } from '../wire/messages';

/** Choices whose chances differ by less than this are equal: the adviser cannot tell them apart. */
const NOISE = 0.02;
/** Of more equal choices than this none is marked. */
const FEW = 3;

export interface Verdict {
  best: Advice;
  /** All choices that are as good as the best within noise, the best among them. */
  equal: Advice[];
  /** How many percent the best is ahead of the next that is worse; none if there is no such. */
  ahead: number | null;
}

/** What the adviser's numbers come to. */
export function verdict(advice: readonly Advice[]): Verdict | null {
  const [best] = advice;
  if (!best) return null;
  const equal = advice.filter(({ chance }) => best.chance - chance < NOISE);
  const next = advice[equal.length];
  return { best, equal, ahead: next ? Math.round((best.chance - next.chance) * 100) : null };
}

export class Hinting {
  state = $state.raw<'off' | 'thinking' | 'said'>('off');
  verdict = $state.raw<Verdict | null>(null);
  fault = $state('');
  #asked = 0;

  /** The action to mark on the board; none where many choices are as good. */
  get marked(): string | null {
    const { best, equal } = this.verdict ?? {};
    return best && equal && equal.length <= FEW ? best.action : null;
  }

  async ask(table: string): Promise<void> {
    this.clear();
    const asked = this.#asked;
    this.state = 'thinking';
    try {
      const found = verdict(await hint(table));
      if (asked === this.#asked) this.verdict = found;
    } catch (refusal) {
      if (asked === this.#asked) this.fault = refusal instanceof Refusal ? refusal.message : String(refusal);
    }
    if (asked === this.#asked) this.state = 'said';
  }

  clear(): void {
    this.#asked += 1;
    this.state = 'off';
    this.verdict = null;
    this.fault = '';
  }
}
