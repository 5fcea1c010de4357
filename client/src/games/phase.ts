/** Where a game is, in one line. */
import { t } from '../texts/speech.svelte';
import type { RatsView } from './braverats/view';
import type { Game } from './cards';
import type { ClaimView } from './claim/view';
import type { CourtView } from './defaite/view';

export function phase(game: Game, view: unknown): string {
  if (game === 'claim') {
    const { phase: half, trick_number, tricks } = view as ClaimView;
    return t('page-phase-claim', { phase: half === 'one' ? 1 : 2, trick: trick_number, tricks });
  }
  if (game === 'braverats') {
    const { round, options, won, packet } = view as RatsView;
    if (packet) return t('page-phase-draft');
    return options.match > 1
      ? t('page-phase-match', { round, yarg: won[0], applewood: won[1] })
      : t('page-phase-rats', { round });
  }
  const { round } = view as CourtView;
  return t('page-phase-court', { round: round.number });
}
