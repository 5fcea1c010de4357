/**
 * How a drawing is written down: layers, printed one over the other.
 *
 * A layer is an ink or a flat colour, and a path. Cuts are the strokes of the knife: each is
 * six or seven numbers, a curve from a point over a point to a point and how broad it is at
 * its middle, and it runs out to nothing at both ends.
 */

/** The inks: flat colours, black, paper, and black lines of three weights. */
export type Ink =
  | 'tint' | 'deep' | 'pale' | 'wax' | 'ink' | 'bone'
  | 'heavy' | 'mid' | 'fine' | 'white'
  | 'rope' | 'core';

/** One printing. */
export interface Layer {
  ink: Ink;
  readonly d: string;
  /** How the block is turned, as SVG says it. */
  at?: string;
}

/** A drawing in a square of 100 units. */
export type Drawing = readonly Layer[];

/** A layer of an ink. */
const of = (ink: Ink) => (d: string): Layer => ({ ink, d });

/** The suit's flat colour. */
export const tint = of('tint');
/** The suit's colour, darker. */
export const deep = of('deep');
/** The suit's colour, thinned. */
export const pale = of('pale');
/** The red of seals and cardinals, whatever the suit. */
export const wax = of('wax');
/** Black, as a surface. */
export const ink = of('ink');
/** Paper, left or cut free. */
export const bone = of('bone');
/** A thick black line. */
export const heavy = of('heavy');
/** A black line. */
export const mid = of('mid');
/** A thin black line. */
export const fine = of('fine');
/** A line of paper on black. */
export const white = of('white');

/** A very broad black line, the edge of something round and long. */
export const rope = of('rope');
/** The suit's colour inside such a line. */
export const core = of('core');

/** Strokes are worked out when the drawing is first shown: most are never seen by a visitor. */
const cutOf = (ink: Ink, strokes: string): Layer => ({
  ink,
  get d() {
    return cuts(strokes);
  },
});

/** Black strokes of the knife: `x y  cx cy  x y  breadth`, any number of them, `;` between. */
export const hatch = (strokes: string): Layer => cutOf('ink', strokes);
/** Strokes of the knife that leave paper. */
export const gouge = (strokes: string): Layer => cutOf('bone', strokes);

/** The same layers, turned or moved as SVG says it. */
export const posed = (layers: Drawing, at: string): Drawing =>
  layers.map((layer) => ({
    ink: layer.ink,
    get d() {
      return layer.d;
    },
    at: `${at} ${layer.at ?? ''}`.trim(),
  }));
/** The same layers, looking the other way. */
export const mirrored = (layers: Drawing): Drawing => posed(layers, 'matrix(-1 0 0 1 100 0)');

/** The outline of strokes that swell and run out. */
export function cuts(strokes: string): string {
  return strokes.split(';').map(cut).join('');
}

function cut(stroke: string): string {
  const [x0, y0, cx, cy, x1, y1, breadth] = numbers(stroke);
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const nx = (-(y1 - y0) / length) * breadth;
  const ny = ((x1 - x0) / length) * breadth;
  const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;
  return `M${at(x0, y0)}Q${at(cx + nx, cy + ny)} ${at(x1, y1)}Q${at(cx - nx, cy - ny)} ${at(x0, y0)}Z`;
}

type Stroke = [number, number, number, number, number, number, number];

function numbers(stroke: string): Stroke {
  const read = stroke.trim().split(/[\s,]+/).map(Number);
  if (read.length === 5) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, breadth = 0] = read;
    return [x0, y0, (x0 + x1) / 2, (y0 + y1) / 2, x1, y1, breadth];
  }
  const [x0 = 0, y0 = 0, cx = 0, cy = 0, x1 = 0, y1 = 0, breadth = 0] = read;
  return [x0, y0, cx, cy, x1, y1, breadth];
}

const round = (n: number): number => Math.round(n * 10) / 10;
