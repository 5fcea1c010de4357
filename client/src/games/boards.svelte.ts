/** Each game's board, with its drawings, fetched when a table of that game is opened. */
import type RatsTable from './braverats/RatsTable.svelte';
import type { Game } from './cards';
import type ClaimTable from './claim/ClaimTable.svelte';
import type CourtTable from './defaite/CourtTable.svelte';

class Boards {
  claim = $state.raw<typeof ClaimTable | null>(null);
  braverats = $state.raw<typeof RatsTable | null>(null);
  defaite = $state.raw<typeof CourtTable | null>(null);

  /** Resolves when the board of a game can be shown without a wait. */
  async fetch(game: Game): Promise<void> {
    if (game === 'claim') this.claim ??= (await import('./claim/ClaimTable.svelte')).default;
    else if (game === 'braverats') this.braverats ??= (await import('./braverats/RatsTable.svelte')).default;
    else this.defaite ??= (await import('./defaite/CourtTable.svelte')).default;
  }
}

export const boards = new Boards();
