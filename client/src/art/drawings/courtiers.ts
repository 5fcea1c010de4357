/** The courtiers, by value: the higher, the less they need to say. */
import type { Courtier } from '../names';
import { coat, curls, eye, hat, lace, profile } from './bust';
import { bone, deep, fine, gouge, hatch, heavy, ink, mid, mirrored, tint, type Drawing } from './drawing';

/** A lady behind her fan. */
const fan: Drawing = [
  ...profile,
  ...coat,
  ...eye,
  mid('M36.5 41L33.5 40.5M37 43L34 44'),
  ink('M31 54Q35 52.5 37.5 55.5Q35 58.5 31.5 58ZM44 50a1.4 1.4 0 1 1-.1 0Z'),
  ink('M38 24Q40 8 56 6Q76 8 78 28Q86 40 80 50Q84 60 76 66Q66 68 66 58Q58 58 57 48Q48 42 50 34Q44 30 38 24Z'),
  gouge('46 20 50 12 58 11 2.4;54 26 62 18 70 22 2.4;58 34 68 28 74 34 2.2;62 44 72 40 76 46 2;68 54 74 52 77 58 2;70 60 74 63 76 60 1.6'),
  tint('M60 8Q68 2 72 9Q80 6 80 14Q72 18 68 13Q62 15 60 8Z'),
  mid('M60 8Q68 2 72 9Q80 6 80 14Q72 18 68 13Q62 15 60 8Z'),
  ...lace,
  bone('M26 100L-2 76Q2 56 22 52Q40 54 46 72Z'),
  heavy('M26 100L-2 76Q2 56 22 52Q40 54 46 72L26 100'),
  deep('M1 74Q6 62 22 58Q36 60 42 71L39 75Q32 65 22 64Q10 66 5 78Z'),
  fine('M25 96L6 64M26 96L14 56M26 96L23 53M27 96L32 56M28 96L40 62'),
];

/** A gentleman with news. */
const letter: Drawing = [
  ...mirrored([
    ...profile,
    ...coat,
    ...eye,
    ...curls,
    ink('M31 52Q36 51 40 53Q36 55.5 31 54.5ZM43 51a1.4 1.4 0 1 1-.1 0Z'),
    ...lace,
    tint('M52 30Q60 25 66 31Q72 26 79 32Q72 36 66 33Q58 38 52 30Z'),
    mid('M52 30Q60 25 66 31Q72 26 79 32Q72 36 66 33Q58 38 52 30ZM63 33L60 42M68 34L72 42'),
  ]),
  bone('M70 100L66 76L72 58L90 52L98 66L94 100Z'),
  heavy('M72 98L67 77L73 59L90 53L97 66L94 98'),
  mid('M73 59Q78 68 84 56Q88 66 97 66'),
  fine('M73 76L92 72M74 82L93 79M75 88L92 86'),
  ink('M80 92Q84 89 87 92Q87 97 83 97Q79 96 80 92Z'),
];

/** A gentleman with a hat, and a cane to lean on while he waits. */
const cane: Drawing = [
  ...profile,
  ...coat,
  ...eye,
  ...curls,
  ink('M31 51.5Q36 51 40 53.5Q44 53 45 50Q46 55 41 56.5Q35 56.5 30.5 54Z'),
  ...lace,
  ...hat,
  ink('M9 100L14 66L18 66L15 100Z'),
  bone('M11 67Q9 59 16 57Q23 59 21 67Z'),
  heavy('M11 67Q9 59 16 57Q23 59 21 67Z'),
  bone('M6 76Q14 68 26 74Q34 80 32 88L22 92L8 86Z'),
  heavy('M6 76Q14 68 26 74Q34 80 32 88L22 92L8 86Z'),
  mid('M8 81H20M9 85.5H20'),
];

/** The one at whose door all others wait. */
const grey: Drawing = [
  ink('M50 2Q76 8 80 42Q82 56 78 66Q94 74 97 100H3Q6 74 22 66Q18 56 20 42Q24 8 50 2Z'),
  gouge('28 40 30 20 44 11 3;34 34 36 22 47 15 2;72 40 70 22 58 12 2.4;24 62 22 72 14 84 2.6;76 62 78 72 86 84 2.6;30 74 26 84 24 96 2.4;70 74 74 84 76 96 2.4;36 80 34 90 34 98 2;64 80 66 90 66 98 2'),
  tint('M50 20Q68 22 68 46Q67 64 50 72Q33 64 32 46Q32 22 50 20Z'),
  ink('M50 20Q68 22 68 46L66 50Q60 36 50 36Q40 36 34 50L32 46Q32 22 50 20Z'),
  heavy('M50 20Q68 22 68 46Q67 64 50 72Q33 64 32 46Q32 22 50 20Z'),
  bone('M36 49Q42 44 47 49Q42 53 36 49ZM64 49Q58 44 53 49Q58 53 64 49Z'),
  ink('M42.5 46.5Q45 48 43.5 51Q40.5 51.5 40 48.5ZM57.5 46.5Q60 48 58.5 51Q55.5 51.5 55 48.5Z'),
  mid('M40 61Q46 58 50 60Q54 58 60 61'),
  bone('M47 58Q50 53 53 58L54 76L64 80L66 92L48 98L40 90L44 78L46 76Z'),
  heavy('M47 58Q50 53 53 58L54 76L64 80L66 92M40 90L44 78L46 76L47 58'),
  mid('M48 62Q50 60.5 52 62M46 80L55 82M45 85L54 88'),
  hatch('62 84 62 92 58 95 2'),
];

/** The portrait of every courtier. */
export const courtiers: Record<Courtier, Drawing> = {
  Co4: fan,
  Co5: letter,
  Co6: cane,
  Co7: grey,
};
