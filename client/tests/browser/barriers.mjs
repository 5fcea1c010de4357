/** What keeps somebody from using a page, as axe finds it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const EVERYTHING = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** The rules that look at colours. */
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** The violations of some rules, one line each. axe runs in the page itself: its adapter for Playwright opens a second page for every look. */
async function found(page, runOnly) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (rules) => (await window.axe.run(document, { runOnly: rules, resultTypes: ['violations'] })).violations, runOnly);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html, target, any }) => `${html.slice(0, 160)} at ${target} (${any.map(({ message }) => message).join(' ')})`).join(' | ')}`);
}

export const barriers = (page) => found(page, EVERYTHING);

/** In both themes: what is dark differs in its colours alone. */
export async function barriersInBothThemes(page) {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await barriers(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await found(page, COLOURS);
  return [...light, ...dark.map((barrier) => `in the dark: ${barrier}`)];
}
