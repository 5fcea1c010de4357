/** The ten special persons of the court. */
import type { Person } from '../names';
import { coat, curls, eye, frown, hat, lace, lowered, moustache, plate, profile } from './bust';
import {
  bone, fine, gouge, hatch, heavy, ink, mid, mirrored, pale, posed, tint, wax, white,
  type Drawing,
} from './drawing';

/** Measures the land, and takes it. */
const surveyor: Drawing = [
  ...profile,
  ...coat,
  ...frown,
  ink('M40 24Q44 12 58 14Q74 18 74 36Q76 52 68 60Q58 60 58 50Q50 44 50 34Q42 32 40 24ZM30 62Q38 60 44 64Q44 76 36 84Q30 74 30 62Z'),
  gouge('54 36 62 34 66 42 2.2;58 46 66 46 68 54 2;35 66 37 74 36 80 1.8'),
  ink('M28 26L32 4L74 8L76 27Q54 20 28 26ZM22 29Q52 18 84 29L83 34Q52 24 23 34Z'),
  gouge('37 20 39 8 2.4;46 18 47 9 1.8;68 20 68 11 2.2'),
  heavy('M12 44L3 94M12 44L29 90'),
  ink('M12 34a6 6 0 1 1-.1 0ZM1 90L5 90L2.5 99ZM27 88L31 87L31.5 96Z'),
  bone('M12 38a2 2 0 1 1-.1 0Z'),
  mid('M7 70Q15 76 21 69'),
  ...posed([bone('M52 86L94 80L97 96L56 102Z'), mid('M52 86L94 80L97 96L56 102Z'), fine('M60 86L61 91M67 85L68.5 94M74 84L75 89M81 83L82.5 92M88 82L89 87')], 'translate(0 1)'),
];

/** Counts what is yours until it is not. */
const collector: Drawing = [
  ...profile,
  ...coat,
  ...frown,
  bone('M37 38Q42 34 46 38Q48 44 43 47Q37 47 36 42Z'),
  mid('M37 38Q42 34 46 38Q48 44 43 47Q37 47 36 42ZM47 41L58 38'),
  ink('M40 41a2 2 0 1 1-.1 0Z'),
  ink('M38 26Q40 10 58 11Q78 14 78 34L76 52Q66 54 62 48L60 34Q48 32 38 26Z'),
  gouge('46 22 52 15 62 16 2.2;66 20 73 28 72 44 2.2'),
  mid('M33 59Q37 61 40 58'),
  bone('M46 74L70 72L74 86L58 92L44 86Z'),
  mid('M46 74L70 72L74 86L58 92L44 86ZM58 76L58 92'),
  tint('M12 60Q2 70 2 82Q4 95 18 95Q32 95 33 82Q33 70 23 60Z'),
  heavy('M12 60Q2 70 2 82Q4 95 18 95Q32 95 33 82Q33 70 23 60M10 52Q14 56 17 51Q20 56 25 52L22 60H13Z'),
  ink('M11 58H24L25 63H10Z'),
  hatch('26 68 31 78 28 90 3;10 70 6 78 7 86 1.8'),
  bone('M17 72Q24 73 24 80Q23 87 17 87Q10 86 10 80Q11 73 17 72Z'),
  mid('M17 72Q24 73 24 80Q23 87 17 87Q10 86 10 80Q11 73 17 72Z'),
  ink('M17 75L21 80L17 84L13 80Z'),
];

/** Leads all musketeers, yours among them. */
const marshal: Drawing = [
  ...mirrored([
    ...profile,
    ...plate,
    ...frown,
    ...moustache,
    tint('M33 36Q34 12 58 11Q82 14 80 44L76 66Q68 66 62 58L60 40Q46 34 33 36Z'),
    heavy('M33 36Q34 12 58 11Q82 14 80 44L76 66Q68 66 62 58L60 40Q46 34 33 36Z'),
    hatch('68 20 75 32 72 50 3;62 18 67 28 66 40 2'),
    bone('M30 35Q48 28 62 36L62 41Q46 35 31 40Z'),
    heavy('M30 35Q48 28 62 36L62 41Q46 35 31 40Z'),
    ink('M56 12Q54 0 70 -2Q92 0 96 20Q98 40 90 56Q90 40 82 28Q72 14 56 12Z'),
    gouge('62 8 72 2 84 10 2.4;72 12 86 14 90 30 2.4;80 22 90 30 91 42 2'),
    wax('M40 80L82 100H66L34 84Z'),
  ]),
  bone('M2 66L9 63L24 96L16 99Z'),
  heavy('M2 66L9 63L24 96L16 99Z'),
  ink('M1 64L9 60L12 67L4 70Z'),
  white('M9 74L14 72M13 83L18 81'),
];

/** Says little. */
const executioner: Drawing = [
  bone('M72 8Q90 2 99 14Q94 34 80 40L74 32Z'),
  heavy('M72 8Q90 2 99 14Q94 34 80 40L74 32Z'),
  hatch('92 12 90 24 82 34 2.4'),
  ink('M66 2L73 1L84 100H76Z'),
  gouge('70 8 79 94 1.6'),
  tint('M8 100Q10 78 34 72L62 72Q74 76 76 100Z'),
  heavy('M8 100Q10 78 34 72M62 72Q74 76 76 100'),
  ink('M46 4Q56 12 66 34Q70 52 66 70L56 80L46 90L35 80L24 70Q20 50 26 34Q34 14 46 4Z'),
  bone('M30 46Q36 40 42 46Q37 51 32 50ZM50 46Q56 40 62 46Q60 50 55 50.5Z'),
  ink('M37 43.5Q40 44 39.5 48Q37 50 35.5 47ZM55 43.5Q58 44 57.5 48Q55 50 53.5 47ZM28 42Q36 38 43 44L42 46Q36 42 29 46ZM64 42Q56 38 49 44L50 46Q56 42 63 46Z'),
  gouge('34 26 38 18 44 13 2.6;40 28 43 20 47 16 1.8;58 26 61 32 62 38 2;28 58 28 66 33 72 2.4;34 62 35 70 41 78 2;62 56 62 66 58 72 2.4;56 62 55 70 50 78 2;46 54 44 60 46 66 1.8'),
  bone('M60 84Q68 78 78 80L90 84Q92 92 86 94L72 96Z'),
  heavy('M60 86Q68 78 78 80L90 84Q92 92 86 94L72 96'),
  mid('M88 87L80 86M87 91L79 90'),
];

/** Prays with one eye open. */
const cardinal: Drawing = [
  ...profile,
  wax('M8 100Q14 82 44 76L72 76Q92 80 97 100Z'),
  heavy('M8 100Q14 82 44 76M72 76Q92 80 97 100'),
  ...frown,
  ink('M40 26Q46 20 56 22Q68 26 68 40Q70 52 64 60Q57 56 57 48Q50 42 50 34Q44 32 40 26Z'),
  gouge('52 30 60 30 63 38 2;58 42 64 46 63 54 1.8'),
  ...moustache,
  wax('M34 27L31 10Q40 6 46 11Q52 2 58 9Q66 3 74 12L73 30Q54 18 34 27Z'),
  heavy('M34 27L31 10Q40 6 46 11Q52 2 58 9Q66 3 74 12L73 30Q54 18 34 27ZM46 11Q48 18 47 22M58 9Q60 16 60 21'),
  hatch('66 12 70 20 69 26 2.4'),
  ink('M52 -1a4 4 0 1 1-.1 0Z'),
  bone('M38 86Q58 84 80 76L84 84Q62 94 40 94Z'),
  mid('M38 86Q58 84 80 76L84 84Q62 94 40 94Z'),
  ink('M18 66H24V72H31V78H24V96H18V78H11V72H18Z'),
  white('M21 69V93M14 75H28'),
];

/** An eye at a keyhole. */
const spy: Drawing = [
  ink('M24 3Q50 -2 76 3L81 30L78 70L80 97Q50 101 20 97L22 70L19 30Z'),
  tint('M29 8Q50 4 71 8L75 30L72 70L74 92Q50 95 26 92L28 70L25 30Z'),
  mid('M29 8Q50 4 71 8L75 30L72 70L74 92Q50 95 26 92L28 70L25 30Z'),
  ink('M50 17Q73 18 74 40Q73 52 62 58L68 84Q50 89 32 84L38 58Q27 52 26 40Q27 18 50 17Z'),
  bone('M30 41Q41 27 50 27Q60 27 70 41Q60 53 50 53Q40 53 30 41Z'),
  pale('M50 30Q60 31 60 40Q60 50 50 51Q40 50 40 40Q40 31 50 30Z'),
  mid('M50 30Q60 31 60 40Q60 50 50 51Q40 50 40 40Q40 31 50 30Z'),
  ink('M50 35Q55.5 35 55.5 40.5Q55.5 46 50 46Q44.5 46 44.5 40.5Q44.5 35 50 35Z'),
  bone('M52 36.5Q55 37 54.5 39.5Q52 40 51 38.5Z'),
  white('M33 35Q42 23 58 24M66 32L69 36M42 66Q50 60 58 66M41 73Q50 67 59 73'),
  bone('M30 13a2.2 2.2 0 1 1-.1 0ZM70 13a2.2 2.2 0 1 1-.1 0ZM31 85a2.2 2.2 0 1 1-.1 0ZM69 85a2.2 2.2 0 1 1-.1 0Z'),
  hatch('70 50 72 62 70 76 2.4;30 52 28 62 30 74 1.8'),
];

/** Smiles, and changes your courtiers for his own. */
const ambassador: Drawing = [
  ...mirrored([...profile, ...coat, ...eye, ...curls, ...moustache, ...lace, ...hat]),
  bone('M60 74L96 66L99 90L64 97Z'),
  heavy('M60 74L96 66L99 90L64 97Z'),
  mid('M60 74L80 84L96 66'),
  wax('M79 80Q84 77 87 81Q89 87 84 89Q78 89 79 80Z'),
  mid('M79 80Q84 77 87 81Q89 87 84 89Q78 89 79 80Z'),
];

/** Weighs. */
const banker: Drawing = [
  ...profile,
  ...coat,
  bone('M44 78Q60 70 74 76L88 92L74 100H52Z'),
  mid('M44 80Q60 70 74 76L88 92M52 100L44 80'),
  hatch('58 78 62 90 2.4;66 78 72 90 2.4;52 84 56 94 2;76 86 80 94 2'),
  ...eye,
  ink('M34 60Q40 58 46 62Q58 60 60 70Q54 80 46 88Q36 80 34 60Z'),
  gouge('38 64 41 72 45 78 2;46 66 48 72 48 80 1.8;53 66 54 72 51 78 1.6'),
  wax('M33 30Q28 8 52 5Q84 4 84 30Q80 44 66 38Q50 28 33 30Z'),
  heavy('M33 30Q28 8 52 5Q84 4 84 30Q80 44 66 38Q50 28 33 30Z'),
  ink('M30 32Q50 24 68 36L74 48Q66 54 60 46Q46 36 31 38Z'),
  gouge('36 33 50 31 60 38 2;63 42 66 46 70 47 1.8'),
  hatch('72 12 80 20 78 32 3;64 10 70 18 69 28 2'),
  ...posed([
    heavy('M18 52V60M2 64Q10 58 18 60Q27 62 35 60'),
    mid('M3 64L-1 82M3 64L9 82M34 60L28 78M34 60L39 78'),
    ink('M-2 82H11Q10 90 4.5 90Q-1 90 -2 82ZM26 78H41Q40 86 33.5 86Q27 86 26 78ZM18 48a3 3 0 1 1-.1 0Z'),
    ink('M-1 79H9V82H-1ZM0 76H8V78.5H0Z'),
  ], 'translate(1 12) scale(.9)'),
];

/** Brings back the lost. */
const captain: Drawing = [
  ...profile,
  ...plate,
  ...eye,
  ...posed(curls, 'translate(0 3)'),
  ...moustache,
  wax('M46 92L80 77L88 82L54 100H44Z'),
  mid('M46 92L80 77M54 100L88 82'),
  tint('M30 34Q34 12 54 10Q78 12 80 34Q54 24 30 34Z'),
  heavy('M30 34Q34 12 54 10Q78 12 80 34'),
  ink('M32 22Q50 -6 76 10Q84 18 84 27Q72 9 54 10Q42 12 32 22Z'),
  gouge('40 14 53 2 68 8 2;66 7 76 12 80 19 1.4'),
  bone('M17 40Q32 25 54 24Q78 25 92 36L91 41Q76 32 54 31Q34 33 20 43Z'),
  heavy('M17 40Q32 25 54 24Q78 25 92 36L91 41Q76 32 54 31Q34 33 20 43Z'),
  hatch('72 17 77 24 77 28 2.4'),
  bone('M6 92L10 34L13 30L16 35L15 92Z'),
  heavy('M6 90L10 34L13 30L16 35L15 90'),
  fine('M12.5 38L11 86'),
  ink('M-2 88Q10 82 24 89L23 93Q10 88 -2 92ZM7 92H14V101H7Z'),
];

/** Has heard it all. */
const confessor: Drawing = [
  ink('M8 100Q12 84 44 78L74 70Q94 76 97 100Z'),
  gouge('84 80 90 88 91 98 2.6;74 86 80 92 80 99 2.2;24 92 30 86 42 84 2.2'),
  ...posed([...profile, ...lowered,
    mid('M33 57.5Q36 59 39 56.5'),
    bone('M40 24Q43 13 57 13Q72 14 74 28L60 38L44 31Z'),
    heavy('M40 23Q43 13 57 13Q71 13 74 27'),
    hatch('62 17 68 19 70 25 2;56 17 60 18 62 22 1.4'),
    ink('M43 30Q50 26 57 30Q66 25 75 26Q80 42 71 55Q64 62 58 54Q54 44 47 40Q42 36 43 30Z'),
    gouge('48 32 54 34 57 40 2;58 33 66 32 71 37 2.2;60 42 67 42 71 46 2;62 50 66 54 70 50 1.8')], 'translate(6 4) rotate(-8 50 60)'),
  tint('M46 82Q56 88 80 64Q93 64 93 76Q86 92 62 94Q46 94 46 82Z'),
  heavy('M46 82Q56 88 80 64Q93 64 93 76Q86 92 62 94Q46 94 46 82Z'),
  hatch('60 88 74 86 84 74 2.6;66 91 80 88 89 78 2'),
  bone('M13 62Q17 55 22 62L25 78L34 90L22 100L9 92Z'),
  heavy('M22 100L9 92L13 62Q17 55 22 62L25 78L34 90'),
  mid('M18 60L20 80M13 72L10 80'),
  fine('M20 82Q28 98 34 86M33 92v7M30 95h6'),
];

/** The portrait of every person. */
export const persons: Record<Person, Drawing> = {
  Sur: surveyor,
  Tax: collector,
  Mar: marshal,
  Exe: executioner,
  Car: cardinal,
  Spy: spy,
  Amb: ambassador,
  Ban: banker,
  Cap: captain,
  Con: confessor,
};
