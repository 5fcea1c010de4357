/** The coach's words, fetched with the first lesson. */
import type { Lang } from './catalogue';

export const LESSONS: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('../../../texts/en/lessons.ftl?raw'),
  fr: () => import('../../../texts/fr/lessons.ftl?raw'),
};
