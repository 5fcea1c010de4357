/** The words of planned replies, fetched where they are said. */
import type { Chapter } from './speech.svelte';

export const PLANS: Chapter = {
  en: () => import('../../../texts/en/plans.ftl?raw'),
  fr: () => import('../../../texts/fr/plans.ftl?raw'),
};
