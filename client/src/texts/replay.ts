/** The words of replays and reviews, fetched with the first replay. */
import type { Lang } from './catalogue';

export const REPLAY: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('../../../texts/en/replay.ftl?raw'),
  fr: () => import('../../../texts/fr/replay.ftl?raw'),
};
