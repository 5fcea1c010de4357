/** What the player lost, in sentences: the cards, who took them and by what. */
import { t } from '../../texts/speech.svelte';
import { cardName } from '../cards';
import { together, type Loss } from './happening';

/** One sentence for the cards that one event or fight has cost; a table has room for few lines. */
export function lostTexts(losses: readonly Loss[], names: readonly string[]): string[] {
  return together(losses).map((lost) => sentence(lost, names));
}

function sentence([loss, ...more]: [Loss, ...Loss[]], names: readonly string[]): string {
  const { cause, rule } = loss;
  const cards = [loss, ...more].map(({ card }) => (card === null ? t('page-court-a-card') : cardName('defaite', card)));
  const last = cards.pop() ?? '';
  const args = {
    card: cards.length === 0 ? last : t('list-and', { list: cards.join(', '), last }),
    name: names[cause?.seat ?? -1] ?? '',
    by: cause === null || cause.card === null ? '' : cardName('defaite', cause.card),
    rule,
  };
  if (!cause) return t('page-court-lost', args);
  return t(cause.card === null ? `page-court-lost-${cause.kind}` : 'page-court-lost-card', args);
}
