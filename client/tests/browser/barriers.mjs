/** What keeps somebody from using a page, as axe finds it. */
import AxeBuilder from '@axe-core/playwright';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const found = async (axe) => {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html, target, any }) => `${html.slice(0, 160)} at ${target} (${any.map(({ message }) => message).join(' ')})`).join(' | ')}`);
};

export const barriers = (page) => found(new AxeBuilder({ page }).withTags(TAGS));

/** In both themes: what is dark differs in its colours alone. */
export async function barriersInBothThemes(page) {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await barriers(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await found(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']));
  return [...light, ...dark.map((barrier) => `in the dark: ${barrier}`)];
}
