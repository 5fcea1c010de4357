/** What the people of the court are put together from: a profile, looking left, and its parts. */
import { bone, gouge, hatch, heavy, ink, mid, tint, type Drawing } from './drawing';

/** Brow, nose, chin and neck; no eye, no hair. */
export const profile: Drawing = [
  bone('M40 22Q34 27 35 36L26 47Q27 50.5 32 50.5L30 54L32.5 56.5L31 60Q32 63 32 66Q36 73 44 70Q48 69 50 68L52 84H74L66 30Q54 16 40 22Z'),
  heavy('M40 22Q34 27 35 36L26 47Q27 50.5 32 50.5L30 54L32.5 56.5L31 60Q32 63 32 66Q36 73 44 70Q52 68 57 61'),
  mid('M50 69L51 80M32.5 56.5L38 56M31 48.5Q34 45.5 36.5 48'),
  hatch('54 62 55 70 53 78 2.4;58 60 60 70 58 78 2;48 56 51 60 50 65 1.8;53 52 55 57 54 61 1.4'),
];

/** An eye that looks ahead. */
export const eye: Drawing = [
  mid('M35 35Q40 31 47 33'),
  bone('M37 41Q41 37 46 40Q42 44 38 43.5Z'),
  ink('M36 41Q40 36.5 47 39.5L46.5 41Q41 38.5 37.5 42ZM39 39.5Q42 39 42 42Q40.5 44 39 43Z'),
];
/** An eye under a heavy brow. */
export const frown: Drawing = [
  ink('M33 36Q40 34.5 48 37.5L47.5 40.5Q40 37.5 34.5 39ZM38 40.5Q42 39.5 43 42Q40.5 45 38 43.5Z'),
  mid('M43 44.5Q46 44.5 48 43'),
];
/** An eye that is shut. */
export const lowered: Drawing = [mid('M35 36Q40 32 47 35M37 41Q41 45 46 41.5')];

/** A moustache turned up, and the small beard that goes with it. */
export const moustache: Drawing = [
  ink('M31 51.5Q36 51 40 54Q44 55 46 50Q48 57 41 58.5Q35 58 30.5 54.5ZM31 61Q35 60 38 63Q38 70 33 75Q31 68 31 61Z'),
];
/** Long curls down to the shoulder. */
export const curls: Drawing = [
  ink('M40 23Q44 12 58 13Q76 16 78 36Q88 44 83 56Q91 66 84 78Q76 88 64 82Q56 76 59 66Q52 60 56 50Q48 42 50 34Q42 32 40 23Z'),
  gouge('47 22 58 17 68 24 2.4;54 30 66 28 72 38 2.4;58 40 70 42 74 50 2.2;60 52 72 54 76 62 2.2;63 64 74 66 77 74 2.2;64 74 70 80 76 79 1.8;72 26 76 32 76 40 1.6;80 60 86 68 82 76 1.6'),
];
/** A coat, from the shoulders down. */
export const coat: Drawing = [
  tint('M16 100Q20 82 48 76L72 76Q90 80 95 100Z'),
  heavy('M16 100Q20 82 48 76M72 76Q90 80 95 100'),
  hatch('84 84 88 92 89 99 2.6;77 84 80 92 80 99 2;28 88 24 94 24 99 2'),
];
/** A broad collar of lace. */
export const lace: Drawing = [
  bone('M30 92Q32 76 50 74L68 73Q84 76 88 90L82 94L78 90L72 95L67 90L60 96L54 91L47 96L42 91L36 96Z'),
  mid('M30 92Q32 76 50 74L68 73Q84 76 88 90L82 94L78 90L72 95L67 90L60 96L54 91L47 96L42 91L36 96Z'),
  hatch('44 80 40 88 1.4;52 78 51 88 1.4;60 78 61 88 1.4;68 78 72 88 1.4;75 80 80 88 1.4'),
];
/** A broad hat with a plume. */
export const hat: Drawing = [
  ink('M12 32Q28 26 36 22Q38 6 56 5Q74 7 76 20Q90 20 97 26Q86 36 66 33Q40 30 12 32Z'),
  gouge('42 20 46 10 56 9 2.2;62 10 70 12 71 20 1.6;22 30 34 27 46 28 1.4;70 30 82 30 90 27 1.4'),
  bone('M58 20Q62 2 82 -1Q98 2 99 18Q100 30 92 40Q92 30 86 25Q74 18 58 20Z'),
  mid('M58 20Q62 2 82 -1Q98 2 99 18Q100 30 92 40Q92 30 86 25Q74 18 58 20ZM60 19Q80 6 92 22'),
  hatch('68 13 70 5 1.6;76 11 79 2 1.6;84 13 90 5 1.6;88 18 97 14 1.6;70 15 74 19 1.4;79 15 83 22 1.4'),
];
/** Plate armour, from the shoulders down. */
export const plate: Drawing = [
  tint('M14 100Q20 82 46 78L72 76Q90 80 96 100Z'),
  heavy('M14 100Q20 82 46 78M72 76Q90 80 96 100'),
  bone('M34 84Q50 92 76 76L82 84Q60 102 38 94Z'),
  heavy('M34 84Q50 92 76 76L82 84Q60 102 38 94Z'),
  ink('M43 90a1.6 1.6 0 1 1-.1 0ZM54 91a1.6 1.6 0 1 1-.1 0ZM65 87a1.6 1.6 0 1 1-.1 0ZM74 81a1.6 1.6 0 1 1-.1 0Z'),
  hatch('86 86 90 92 90 99 2.6;24 90 22 95 22 99 2'),
];
