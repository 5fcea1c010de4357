/** The words of the account screen, fetched with it. */
import type { Lang } from './catalogue';

export const ACCOUNT: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('../../../texts/en/account.ftl?raw'),
  fr: () => import('../../../texts/fr/account.ftl?raw'),
};
