/** What the player lost, in a sentence: the card, who took it and by what. */
import { t } from '../../texts/speech.svelte';
import { cardName } from '../cards';
import type { Loss } from './happening';

export function lostText({ card, cause, rule }: Loss, names: readonly string[]): string {
  const args = {
    card: card === null ? t('page-court-a-card') : cardName('defaite', card),
    name: names[cause?.seat ?? -1] ?? '',
    by: cause === null || cause.card === null ? '' : cardName('defaite', cause.card),
    rule,
  };
  if (!cause) return t('page-court-lost', args);
  return t(cause.card === null ? `page-court-lost-${cause.kind}` : 'page-court-lost-card', args);
}
