/** What keeps somebody from using a page, as axe finds it. */
import AxeBuilder from '@axe-core/playwright';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export async function barriers(page) {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html, target, any }) => `${html.slice(0, 160)} at ${target} (${any.map(({ message }) => message).join(' ')})`).join(' | ')}`);
}
