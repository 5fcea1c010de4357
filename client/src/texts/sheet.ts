/** The words of the sheets of powers, fetched with the first sheet. */
import type { Chapter } from './speech.svelte';

export const SHEET: Chapter = {
  en: () => import('../../../texts/en/sheet.ftl?raw'),
  fr: () => import('../../../texts/fr/sheet.ftl?raw'),
};
