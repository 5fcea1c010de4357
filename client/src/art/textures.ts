/** The texture of every suit, so that it can be told where colour and glyph fail. */
import type { Textured } from './colour';
import type { Faction } from './names';
import { cuts } from './drawings/drawing';

/** A tile that repeats: how large it is, what is cut out of the colour, and what is lined. */
export interface Texture {
  width: number;
  height: number;
  fill?: string;
  line?: string;
}

const factions: Record<Faction, Texture> = {
  Go: { width: 9, height: 9, fill: cuts('-3 6 6 -3 1.5;3 12 12 3 1.5') },
  Kn: { width: 6, height: 15, fill: cuts('3 .6 3.2 14.4 1.4') },
  Dw: { width: 14, height: 12, line: 'M0 .7H14M0 6.8H14M3.6 .7V6.8M10.6 6.8V12.7' },
  Un: { width: 10, height: 10, line: 'M1 1l3 3M4 1l-3 3M6 6l3 3M9 6l-3 3' },
  Do: { width: 14, height: 14, fill: 'M0 0H7V7H0ZM7 7H14V14H7Z' },
  Gn: { width: 9, height: 9, fill: 'M2.2.9a1.4 1.4 0 1 1 0 2.8a1.4 1.4 0 0 1 0-2.8ZM6.8 5.3a1.4 1.4 0 1 1 0 2.8a1.4 1.4 0 0 1 0-2.8Z' },
  Gi: { width: 18, height: 7, fill: cuts('.4 2 17.4 1.6 1.7;-8 5.4 8 5.6 1.3;10 5.6 26 5.4 1.3') },
  Dr: { width: 10, height: 10, line: 'M0 .5q0 5 5 5q5 0 5-5M-5 5.5q0 5 5 5q5 0 5-5q0 5 5 5q5 0 5-5' },
  Tr: { width: 10, height: 8, line: 'M-1 7l3-4.6l3 4.4l3-4.6l3 4.6' },
  Se: { width: 13, height: 13, line: 'M6.5 2a4.5 4.5 0 1 1-.1 0ZM6.5 5a1.5 1.5 0 1 1-.1 0Z' },
};

/** All textures. */
export const textures: Record<Textured, Texture> = {
  ...factions,
  Y: { width: 12, height: 10, line: 'M6 0V10M6 4L1.6.8M6 9L1.6 5.8M6 4l4.4-3.2M6 9l4.4-3.2' },
  A: { width: 12, height: 12, fill: 'M3 1q2.4 2.6 0 5q-2.4-2.4 0-5ZM9 7q2.4 2.6 0 5q-2.4-2.4 0-5Z' },
  Ms: { width: 11, height: 11, line: 'M1.4 1.4L9.6 9.6M9.6 1.4L1.4 9.6' },
  Au: { width: 12, height: 12, fill: 'M3 1a2 2 0 1 1 0 4a2 2 0 0 1 0-4ZM9 7a2 2 0 1 1 0 4a2 2 0 0 1 0-4Z', line: 'M8 1.4V4.6M9.8 1.4V4.6M2 7.4v3.2M3.8 7.4v3.2' },
  Co: { width: 12, height: 12, line: 'M6 .6L11.4 6L6 11.4L.6 6Z', fill: 'M6 4.6L7.4 6L6 7.4L4.6 6Z' },
  Pv: { width: 16, height: 8, line: 'M-1 4q4.5-4 8.5 0t8.5 0M2 8q2-2 4 0M10 1q2-2 4 0' },
  No: { width: 10, height: 12, fill: cuts('5 0 5 6 2.6;0 6 0 12 2.6;10 6 10 12 2.6') },
  Qu: { width: 12, height: 12, fill: cuts('6 1 6 11 2;1 6 11 6 2') },
  Ki: { width: 14, height: 14, fill: 'M7 1l1.3 3.6l3.7 0l-3 2.4l1.2 3.8L7 8.6L3.8 10.8L5 7L2 4.6h3.7Z' },
  person: { width: 8, height: 8, line: 'M0 2H8M0 6H4.5' },
  event: { width: 10, height: 14, fill: cuts('3 0 1 13 1.8;8 3 7 14 1.2;8 -4 7 6 1.2') },
};
