/** What the player is asked for, in a few words: never a bare "Your turn". */
import { t } from '../texts/speech.svelte';
import type { RatsView } from './braverats/view';
import type { Game } from './cards';
import type { ClaimView } from './claim/view';

export function asked(game: Game, view: unknown, legal: readonly string[]): string {
  const what = question(game, view, legal);
  return what ? t('page-your-turn-to', { what: t(what) }) : t('page-your-turn');
}

function question(game: Game, view: unknown, legal: readonly string[]): string | null {
  const may = (verb: string): boolean => legal.some((action) => action.startsWith(`${verb} `));
  if (game === 'claim') {
    if (may('take')) return 'page-to-take';
    return (view as ClaimView).trick.length === 0 ? 'page-to-lead' : 'page-to-play';
  }
  if (game === 'braverats') {
    if (may('keep')) return 'page-to-keep';
    if (!may('play')) return null;
    return (view as RatsView).standing.first === null ? 'page-to-choose' : 'page-to-reveal';
  }
  return null;
}
