/** Which sound goes with what was told. */
import type { Cue, Sentence } from './wire/messages';
import { coins, drum, paper } from './sound';

/** A drum for an alarm, coins for points and victories, paper for everything else. */
export function soundOf(sentences: readonly Sentence[]): 'drum' | 'coins' | 'paper' {
  const any = (wanted: Cue): boolean => sentences.some(({ cue }) => cue === wanted);
  if (any('alarm')) return 'drum';
  return any('gain') ? 'coins' : 'paper';
}

const SOUNDS = { drum, coins, paper };

export function sound(sentences: readonly Sentence[]): void {
  SOUNDS[soundOf(sentences)]();
}
