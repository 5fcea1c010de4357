/** Which sound goes with what was told. */
import type { Phrase } from './wire/messages';
import { coins, drum, paper } from './sound';

/** A drum for a Rebellion, coins for points and victories, paper for everything else. */
export function soundOf(phrases: readonly Phrase[]): 'drum' | 'coins' | 'paper' {
  const any = (pattern: RegExp): boolean => phrases.some(({ key }) => pattern.test(key));
  if (any(/^defaite-tell-(occurs|fails)-Reb$/)) return 'drum';
  return any(/^(defaite-tell-scores-|braverats-tell-won)/) ? 'coins' : 'paper';
}

const SOUNDS = { drum, coins, paper };

export function sound(phrases: readonly Phrase[]): void {
  SOUNDS[soundOf(phrases)]();
}
