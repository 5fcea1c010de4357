/** Where a game is, and what its player is asked for. */
import { t } from '../texts/speech.svelte';
import type { GameName, Games } from '../wire/messages';
import { LIST } from './list';

/** Where a game is, in one line. */
export const phase = <G extends GameName>(game: G, view: Games[G]['view']): string => LIST[game].headline(view);

/** What the player is asked for, in a few words: never a bare "Your turn". */
export function asked<G extends GameName>(game: G, view: Games[G]['view'], legal: readonly string[]): string {
  const what = LIST[game].question(view, legal);
  return what ? t('page-your-turn-to', { what: t(what) }) : t('page-your-turn');
}
