/** Tips for a first game: one at a time, each only while it is of use. */
import type { Progress } from '../games/game';
import { LIST } from '../games/list';
import type { GameName } from '../wire/messages';

/** The number of turns after which a tip disappears. */
export const TURNS = 8;

/** The next tip that is of use now and was not read yet. */
export function nextTip(game: GameName, told: readonly string[], progress: Progress): string | null {
  return LIST[game].tips.find(({ name, when }) => !told.includes(name) && when(progress))?.name ?? null;
}
