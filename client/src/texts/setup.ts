/** The words of a table's setup, fetched where one is described or chosen. */
import type { Chapter } from './speech.svelte';

export const SETUP: Chapter = {
  en: () => import('../../../texts/en/setup.ftl?raw'),
  fr: () => import('../../../texts/fr/setup.ftl?raw'),
};
