/** The words of the analysis board, fetched with it. */
import type { Lang } from './catalogue';

export const ANALYSIS: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('../../../texts/en/analysis.ftl?raw'),
  fr: () => import('../../../texts/fr/analysis.ftl?raw'),
};
