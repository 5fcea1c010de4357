/** Tips for a first game: one at a time, each until it was read. */
import type { Game } from '../games/cards';

const TIPS: Record<Game, readonly string[]> = {
  claim: ['claim', 'claim-raised', 'claim-banners', 'why'],
  braverats: ['braverats', 'braverats-held', 'why'],
  defaite: ['defaite', 'defaite-act', 'why'],
};

/** The next tip that was not read yet. */
export function nextTip(game: Game, told: readonly string[]): string | null {
  return TIPS[game].find((tip) => !told.includes(tip)) ?? null;
}
