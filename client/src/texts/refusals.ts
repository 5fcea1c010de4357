/** The words of refusals, which a server says itself and the engine leaves to the page. */
import type { Lang } from './catalogue';

const both = async (sources: Array<Promise<{ default: string }>>): Promise<{ default: string }> => ({
  default: (await Promise.all(sources)).map((source) => source.default).join('\n'),
});

export const REFUSALS: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => both([import('../../../texts/en/table.ftl?raw'), import('../../../texts/en/server.ftl?raw')]),
  fr: () => both([import('../../../texts/fr/table.ftl?raw'), import('../../../texts/fr/server.ftl?raw')]),
};
