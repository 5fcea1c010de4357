/** The words of moderation, fetched when they are wanted. */
import type { Lang } from './catalogue';

export const MODERATION: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('../../../texts/en/moderation.ftl?raw'),
  fr: () => import('../../../texts/fr/moderation.ftl?raw'),
};
