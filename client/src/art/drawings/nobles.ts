/** The six nobles, each with something of the beast or flower they bear. */
import type { Noble } from '../names';
import { eye, frown, lace, profile } from './bust';
import { bone, deep, fine, gouge, hatch, heavy, ink, mid, mirrored, pale, posed, tint, type Drawing } from './drawing';

/** A coronet as it sits on a head seen from in front. */
const coronet: Drawing = [
  bone('M28 22L24 4L37 12L50 1L63 12L76 4L72 22Q50 15 28 22Z'),
  heavy('M28 22L24 4L37 12L50 1L63 12L76 4L72 22Q50 15 28 22Z'),
  deep('M34 15.5L37 12L40 14.5L37 18ZM47 12L50 8.5L53 12L50 15.5ZM60 14.5L63 12L66 15.5L63 18Z'),
];
/** A coronet as it sits on a head that looks left. */
const tilted: Drawing = [
  bone('M40 20L35 3L46 9L55 -2L63 8L75 2L74 19Q57 12 40 20Z'),
  heavy('M40 20L35 3L46 9L55 -2L63 8L75 2L74 19Q57 12 40 20Z'),
  deep('M44 13L46.5 10L49 12.5L47 15.5ZM53.5 9L56 5.5L58.5 9L56 12ZM65 12L67.5 9L70 12L67.5 15Z'),
];
/** A cloak seen from in front. */
const cloak: Drawing = [
  tint('M6 100Q8 80 34 74L66 74Q92 80 94 100Z'),
  heavy('M6 100Q8 84 24 78M94 100Q92 84 76 78'),
];
/** A face seen from in front, to just below the nose. */
const face: Drawing = [
  bone('M35 32Q50 24 65 32Q68 54 60 66Q50 76 40 66Q32 54 35 32Z'),
  heavy('M35 32Q32 54 40 66Q50 76 60 66Q68 54 65 32'),
  mid('M51 44Q55 54 53 56Q50 57.5 48 56'),
  hatch('62 46 62 56 58 64 2.4'),
];
const calm: Drawing = [
  ink('M36 42Q41 38.5 47 42L46.5 44Q41 42 37 44.5ZM64 42Q59 38.5 53 42L53.5 44Q59 42 63 44.5ZM41 44.5a2 2 0 1 1-.1 0ZM59 44.5a2 2 0 1 1-.1 0Z'),
];
const stern: Drawing = [
  ink('M35 40L47 44.5L46.5 47L36 43.5ZM65 40L53 44.5L53.5 47L64 43.5ZM42 46a2 2 0 1 1-.1 0ZM58 46a2 2 0 1 1-.1 0Z'),
];

/** The first of the realm, and sure of it. */
const lily: Drawing = [
  ...cloak,
  ink('M28 40Q24 14 50 11Q76 14 72 40Q84 52 78 64Q84 78 72 84L64 70L36 70L28 84Q16 78 22 64Q16 52 28 40Z'),
  gouge('30 30 34 18 48 16 2.2;70 30 66 18 52 16 2.2;26 48 22 56 27 62 2.4;74 48 78 56 73 62 2.4;25 68 22 75 28 79 2.2;75 68 78 75 72 79 2.2;30 42 27 46 29 50 1.4'),
  ...face,
  ...calm,
  ink('M50 59Q44 57 37 61Q42 64 50 61.5Q58 64 63 61Q56 57 50 59ZM47 66H53Q53 73 50 77Q47 73 47 66Z'),
  bone('M20 96Q24 78 40 76L50 84L60 76Q76 78 80 96L72 92L66 97L60 91L50 99L40 91L34 97L28 92Z'),
  mid('M20 96Q24 78 40 76L50 84L60 76Q76 78 80 96L72 92L66 97L60 91L50 99L40 91L34 97L28 92Z'),
  fine('M36 82L32 90M43 84L41 90M64 82L68 90M57 84L59 90'),
  ...coronet,
];

/** More mane than man. */
const lion: Drawing = [
  ...cloak,
  ink('M50 10L60 14L70 13L74 22L83 28L82 38L89 47L84 56L87 66L79 72L77 82L67 84L60 93L50 90L40 93L33 84L23 82L21 72L13 66L16 56L11 47L18 38L17 28L26 22L30 13L40 14Z'),
  gouge('24 34 19 34 17 40 2;22 46 16 48 17 54 2.4;23 58 18 62 21 68 2.4;30 70 26 76 30 80 2.4;76 34 81 34 83 40 2;78 46 84 48 83 54 2.4;77 58 82 62 79 68 2.4;70 70 74 76 70 80 2.4;28 26 26 32 28 36 1.8;72 26 74 32 72 36 1.8;40 78 38 84 41 88 2.4;60 78 62 84 59 88 2.4;50 76 49 82 50 87 2.4'),
  ...face,
  ...stern,
  ink('M50 57Q42 54 33 61Q40 68 50 62Q60 68 67 61Q58 54 50 57ZM36 66Q50 70 64 66Q62 80 50 84Q38 80 36 66Z'),
  gouge('44 70 46 76 1.8;50 70 50 79 1.8;56 70 54 76 1.8'),
  bone('M46 65.5Q50 67 54 65.5Q52 68 50 68Q48 68 46 65.5Z'),
  ...coronet,
];

/** Looks down a very long nose. */
const eagle: Drawing = [
  bone('M42 22Q35 26 35 34Q22 38 18 52L22 56Q26 52 31 52L30 55L33 57L31 61Q32 66 36 69Q44 71 50 68L52 84H74L66 30Q54 16 42 22Z'),
  heavy('M42 22Q35 26 35 34Q22 38 18 52L22 56Q26 52 31 52L30 55L33 57L31 61Q32 66 36 69Q46 71 57 61'),
  mid('M33 57L38 57M25 49Q28 46 32 48.5M50 69L51 80'),
  hatch('54 62 55 70 53 78 2.4;58 60 60 70 58 78 2;48 54 51 60 50 65 1.8'),
  ...frown,
  ink('M40 24Q46 14 60 15L78 20L72 26L86 32L76 36L90 46L78 48L88 60L74 58L78 70L66 62Q56 58 57 48Q49 42 50 34Q43 31 40 24Z'),
  gouge('50 24 62 20 72 22 2;54 30 66 28 78 32 2;58 38 68 38 80 44 2;60 46 68 48 78 54 2;62 54 68 57 72 62 1.6'),
  tint('M10 100Q16 84 46 78L72 76Q92 82 97 100Z'),
  heavy('M10 100Q16 84 46 78M72 76Q92 82 97 100'),
  ink('M36 84L46 78L52 84L58 77L64 83L70 76L76 82L84 78L90 88L82 92L76 90L70 95L62 90L56 96L50 90L42 94Z'),
  gouge('46 82 47 89 2;58 81 57 90 2;70 80 70 90 2;80 82 82 88 1.8;52 86 52 90 1.4;64 86 64 90 1.4'),
  ...tilted,
];

/** Everything turns round him. */
const sun: Drawing = [
  ...cloak,
  ink('M30 38Q26 14 50 11Q74 14 70 38Q76 52 70 62L30 62Q24 52 30 38Z'),
  gouge('32 30 36 18 48 16 2.2;68 30 64 18 52 16 2.2;29 44 27 52 31 58 2;71 44 73 52 69 58 2'),
  bone('M50 62Q74 60 97 72L88 76L96 86L84 85L88 97L75 91L74 102L62 95L50 104L38 95L26 102L25 91L12 97L16 85L4 86L12 76L3 72Q26 60 50 62Z'),
  heavy('M50 62Q74 60 97 72L88 76L96 86L84 85L88 97L75 91L74 102M26 102L25 91L12 97L16 85L4 86L12 76L3 72Q26 60 50 62'),
  hatch('62 70 82 76 2.4;62 76 80 86 2.4;60 80 70 93 2.4;55 82 58 94 2.2;38 70 18 76 2.4;38 76 20 86 2.4;40 80 30 93 2.4;45 82 42 94 2.2'),
  ...face,
  ...calm,
  ink('M40 60Q50 66 60 60Q58 69 50 69Q42 69 40 60Z'),
  bone('M43 62.5Q50 66 57 62.5Q55 65 50 65.5Q45 65 43 62.5Z'),
  pale('M36 52a4 3.4 0 1 1-.1 0ZM62 52a4 3.4 0 1 1-.1 0Z'),
  ...coronet,
];

/** Has a long neck and a longer memory. */
const swan: Drawing = mirrored([
  ...posed(profile.slice(0, 1), 'translate(4 -6) scale(.92)'),
  bone('M53 56Q54 76 44 92H82Q70 76 71 46Z'),
  heavy('M55 62Q54 78 45 88M70 50Q69 74 79 86'),
  hatch('66 54 65 70 71 84 3.6;61 60 61 72 64 84 2.2'),
  ...posed([
    ...profile.slice(1, 2),
    ...eye,
    mid('M32.5 56.5L38 56M36.5 41L33.5 40.5M37 43L34 44'),
    ink('M31 54Q35 52.5 37.5 55.5Q35 58.5 31.5 58Z'),
    ink('M38 24Q40 10 56 8Q74 10 76 26Q84 28 84 36Q82 44 74 44Q70 56 62 56Q56 52 57 46Q48 42 50 34Q44 30 38 24Z'),
    gouge('46 20 50 14 58 13 2.2;54 26 62 20 70 24 2.2;58 34 66 30 72 34 2;60 44 66 42 70 44 1.8;78 31 81 35 79 40 2'),
    ...posed(tilted, 'translate(12 3) scale(.8)'),
  ], 'translate(4 -6) scale(.92)'),
  tint('M14 100Q22 88 46 86Q62 94 78 84Q92 88 95 100Z'),
  heavy('M14 100Q22 88 46 86Q62 94 78 84Q92 88 95 100'),
  hatch('84 90 88 95 88 100 2.4;62 93 63 100 2;50 90 48 98 1.8'),
  bone('M53 73a2.3 2.3 0 1 1-.1 0ZM58 76a2.3 2.3 0 1 1-.1 0ZM63.5 77.5a2.3 2.3 0 1 1-.1 0ZM69 75a2.3 2.3 0 1 1-.1 0Z'),
  fine('M53 73a2.3 2.3 0 1 1-.1 0ZM58 76a2.3 2.3 0 1 1-.1 0ZM63.5 77.5a2.3 2.3 0 1 1-.1 0ZM69 75a2.3 2.3 0 1 1-.1 0Z'),
]);

/** The last in rank, and the first at table. */
const boar: Drawing = mirrored([
  bone('M42 24Q34 28 34 38L22 46Q18 52 24 55L31 54L28 58L33 61L30 66Q32 78 46 80Q58 80 66 74L76 84V40Q60 18 42 24Z'),
  heavy('M42 24Q34 28 34 38L22 46Q18 52 24 55L31 54L28 58L33 61L30 66Q32 78 46 80Q60 80 68 70'),
  mid('M38 70Q46 74 54 70M25 52Q28 49 31 52M44 80Q54 86 66 78'),
  ...posed(frown, 'translate(1 2)'),
  hatch('56 60 58 66 54 72 2.6;62 56 64 64 60 72 2.4;46 58 49 62 47 67 1.8'),
  ink('M30 57Q38 54 44 60Q50 60 52 54Q56 66 46 68Q36 66 30 57Z'),
  bone('M36 61Q33 55 35 49Q39 54 41 60Z'),
  mid('M36 61Q33 55 35 49Q39 54 41 60'),
  ink('M40 26L44 16L49 19L54 12L58 17L65 12L67 19L75 17L75 25L83 27L79 34L86 39L79 44L84 52L76 54L78 64L68 62L62 54Q56 48 58 42Q50 40 50 34Q44 32 40 26Z'),
  gouge('50 26 60 21 68 24 2;56 32 66 28 75 32 2;62 40 70 38 77 42 2;64 48 70 48 75 50 1.8'),
  tint('M8 100Q12 84 40 82Q58 90 74 76Q94 82 97 100Z'),
  heavy('M8 100Q12 84 40 82Q58 90 74 76Q94 82 97 100'),
  ...posed(lace, 'translate(2 6)'),
  ...posed(tilted, 'translate(6 2)'),
]);

/** The portrait of every noble. */
export const nobles: Record<Noble, Drawing> = {
  NoLi: lily,
  NoLn: lion,
  NoEa: eagle,
  NoSu: sun,
  NoSw: swan,
  NoBo: boar,
};
