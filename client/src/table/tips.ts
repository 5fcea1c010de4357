/** Tips for a first game: one at a time, each only while it is of use. */
import type { RatsView } from '../games/braverats/view';
import type { Game } from '../games/cards';
import type { ClaimView } from '../games/claim/view';
import type { CourtView } from '../games/defaite/view';

/** How far a game is: its phase, and the number of the trick or round in it. */
export interface Stage {
  phase: number;
  round: number;
}

interface Tip {
  name: string;
  /** When it is of use. */
  when: (stage: Stage) => boolean;
}

/** The number of turns after which a tip disappears. */
export const TURNS = 8;

const TIPS: Record<Game, readonly Tip[]> = {
  claim: [
    { name: 'claim', when: ({ phase, round }) => phase === 1 && round <= 4 },
    { name: 'claim-raised', when: ({ phase }) => phase === 1 },
    { name: 'claim-banners', when: ({ phase }) => phase === 2 },
    { name: 'why', when: ({ phase, round }) => phase === 2 || round > 2 },
  ],
  braverats: [
    { name: 'braverats', when: ({ round }) => round <= 3 },
    { name: 'braverats-held', when: ({ round }) => round > 1 },
    { name: 'why', when: ({ round }) => round > 1 },
  ],
  defaite: [
    { name: 'defaite', when: ({ round }) => round <= 2 },
    { name: 'defaite-act', when: ({ round }) => round <= 4 },
    { name: 'why', when: ({ round }) => round > 1 },
  ],
};

/** How far a game is, from its view. */
export function stageOf(game: Game, view: unknown): Stage {
  if (game === 'claim') {
    const { phase, trick_number: round } = view as ClaimView;
    return { phase: phase === 'one' ? 1 : 2, round };
  }
  if (game === 'braverats') return { phase: 1, round: (view as RatsView).round };
  return { phase: 1, round: (view as CourtView).round.number };
}

/** The next tip that is of use now and was not read yet. */
export function nextTip(game: Game, told: readonly string[], stage: Stage): string | null {
  return TIPS[game].find(({ name, when }) => !told.includes(name) && when(stage))?.name ?? null;
}
