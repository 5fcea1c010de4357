/** The words of notifications and of links in messages, fetched with their screens. */
import type { Lang } from './catalogue';

export const NOTICES: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('../../../texts/en/notice-settings.ftl?raw'),
  fr: () => import('../../../texts/fr/notice-settings.ftl?raw'),
};
