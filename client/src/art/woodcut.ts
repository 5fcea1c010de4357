/**
 * Drawings as the text of SVG. A table shows some twenty cards of fifty strokes each; a browser reads
 * them from text many times faster than a component can put them together stroke by stroke.
 * Everything here comes from the drawings of this folder, never from what somebody wrote.
 */
import type { Textured } from './colour';
import type { EmblemName, GlyphName } from './names';
import { emblem } from './emblems';
import { glyphs } from './drawings/glyphs';
import { throne } from './drawings/mark';
import { edge, printed, sheet } from './edge';
import { textures } from './textures';

/** Remembers what was drawn once. */
function once<Name extends string>(draw: (name: Name) => string): (name: Name) => string {
  const drawn = new Map<Name, string>();
  return (name) => {
    const known = drawn.get(name);
    if (known !== undefined) return known;
    const text = draw(name);
    drawn.set(name, text);
    return text;
  };
}

/** The strokes of a large drawing. */
export const emblemText = once((name: EmblemName) =>
  emblem(name).map(({ ink, d, at }) => `<path class="${ink}" d="${d}"${at ? ` transform="${at}"` : ''}/>`).join(''),
);

/** The strokes of a small sign. */
export const glyphText = once((name: GlyphName) => {
  const { fill, line, weight } = glyphs[name];
  const lined = `fill="none" stroke="currentColor" stroke-width="${weight ?? 2}" stroke-linecap="round" stroke-linejoin="round"`;
  return (fill ? `<path d="${fill}" fill="currentColor" fill-rule="evenodd"/>` : '') + (line ? `<path d="${line}" ${lined}/>` : '');
});

/** A texture in a colour, on a ground or on nothing. */
export function tileText(suit: Textured, colour: string): string {
  const { fill, line } = textures[suit];
  return (
    (fill ? `<path d="${fill}" fill="${colour}"/>` : '') +
    (line ? `<path d="${line}" fill="none" stroke="${colour}" stroke-width="1.3" stroke-linecap="round"/>` : '')
  );
}

function pattern(id: string, suit: Textured, colour: string, ground: string): string {
  const { width, height } = textures[suit];
  const tile = `<path d="M0 0H${width}V${height}H0Z" fill="${ground}"/>${tileText(suit, colour)}`;
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="translate(4 6)">${tile}</pattern>`;
}

/** The strip of colour at the left, so broad, its texture from so far down, and the picture's ground. */
function strip(id: string, name: string, at: number, low: number, block: boolean): string {
  const side = `${at} 0L${at + 0.6} 52L${at - 0.1} 97L${at + 0.4} 140`;
  return (
    `<g class="${name}"><path d="M${at} 0V103H100V0Z" fill="url(#${id}-sky)"/>` +
    (block ? `<path d="M${at} 101.5L70 100.9L100 101.6V140H${at}Z" fill="url(#${id}-t)"/>` : '') +
    `<path class="line" d="M${at} 101.5L70 100.9L100 101.6"/><path d="M0 0H${side.replace(' 0', '')}H0Z" fill="var(--suit)"/>` +
    `<path d="M0 ${low}H${at}V140H0Z" fill="url(#${id}-t)"/><path class="line" d="M${side}"/></g>`
  );
}

/** The print under a face: paper, the strip of colour with its texture, the ground, the frame. */
export function printText(id: string, suit: Textured, plinth: boolean): string {
  // The second clan has its colour below where the first has it above, for the smallest size.
  const top = `<g class="top"><path d="M0 66L52 67.2L100 66V${suit === 'A' ? 140 : 0}H0Z" fill="var(--suit)"/><path class="line" d="M0 66L52 67.2L100 66"/></g>`;
  const defs = pattern(`${id}-t`, suit, 'var(--paper)', 'var(--suit)') + pattern(`${id}-sky`, suit, 'var(--sky-line)', 'var(--sky)');
  return (
    `<defs>${defs}<clipPath id="${id}-c"><path d="${edge}"/></clipPath></defs><path d="${sheet}" fill="var(--paper)"/>` +
    `<g transform="${printed}"><g clip-path="url(#${id}-c)">${strip(id, 'wide', 26.3, 80, plinth)}${strip(id, 'half', 40.3, 104, true)}${top}</g>` +
    `<path class="frame" d="${edge}"/></g>`
  );
}

/** A card's back: a lattice, and in the middle the mark, or room for a clan's sign. */
export function backText(id: string, colour: string, marked: boolean): string {
  const lattice =
    `<pattern id="${id}-l" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="translate(2 4)">` +
    '<path d="M0 0L12 12M12 0L0 12" stroke="var(--paper)" stroke-width="1.4"/>' +
    '<path d="M6 1.8L7.6 0L6-1.8L4.4 0ZM6 13.8L7.6 12L6 10.2L4.4 12ZM0 7.8L1.6 6L0 4.2ZM12 7.8L10.4 6L12 4.2Z" fill="var(--paper)"/></pattern>';
  return (
    `<defs>${lattice}</defs><path d="${sheet}" fill="var(--paper)"/>` +
    `<g transform="${printed}"><path d="${edge}" fill="none" stroke="var(--ink)" stroke-width="2.6"/>` +
    `<path d="M8.5 8L91.6 8.4L91.2 131.7L8.2 131.3Z" fill="${colour}" stroke="var(--ink)" stroke-width="1.8"/>` +
    `<path d="M10 9.5H90V130.5H10Z" fill="url(#${id}-l)"/>` +
    '<path d="M50 33Q77 34 77.5 70Q77 106 50 107.5Q23 106 22.5 70Q23 34 50 33Z" fill="var(--paper)" stroke="var(--ink)" stroke-width="2.6"/>' +
    '<path d="M50 37Q73.5 38 74 70Q73.5 102 50 103.5Q26.5 102 26 70Q26.5 38 50 37Z" fill="none" stroke="var(--ink)" stroke-width="1"/>' +
    (marked ? `<path d="${throne}" transform="translate(29.6 48.5) scale(1.7)" fill="var(--ink)" fill-rule="evenodd"/>` : '') +
    '</g>'
  );
}
