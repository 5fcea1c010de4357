/**
 * Writes the icons of the page from the mark: SVG, and PNG by way of Chromium.
 * Run from `client`: node src/art/icons/render.mjs
 */
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';

const here = new URL('.', import.meta.url);
const source = await readFile(new URL('../drawings/mark.ts', here), 'utf8');
const throne = /'(M[^']+)'/.exec(source)?.[1];
if (throne === undefined) throw new Error('mark.ts holds no path');

const paper = '#f5ead2';
const cloth = '#14201b';

/** The mark alone, dark on light bars and light on dark ones. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>path{fill:#1d1712}@media(prefers-color-scheme:dark){path{fill:#efe0bd}}</style><path fill-rule="evenodd" d="${throne}"/></svg>\n`;

/** The mark on cloth; `room` is how much of the square it fills. */
const icon = (room, corner) => {
  const size = 512 * room;
  const edge = (512 - size) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="${corner}" fill="${cloth}"/><path fill="${paper}" fill-rule="evenodd" transform="translate(${edge} ${edge}) scale(${size / 24})" d="${throne}"/></svg>\n`;
};

const pictures = { icon: icon(0.66, 72), 'icon-maskable': icon(0.5, 0) };
const prints = [
  ['icon', 192, 'icon-192'],
  ['icon', 512, 'icon-512'],
  ['icon-maskable', 512, 'icon-maskable-512'],
  ['icon-maskable', 180, 'apple-touch-icon'],
];

await writeFile(new URL('favicon.svg', here), favicon);
for (const [name, svg] of Object.entries(pictures)) await writeFile(new URL(`${name}.svg`, here), svg);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
});
const page = await browser.newPage();
for (const [name, size, file] of prints) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px}</style>${pictures[name]}`);
  const png = await page.screenshot({ omitBackground: true });
  await writeFile(new URL(`${file}.png`, here), png);
}
await browser.close();
