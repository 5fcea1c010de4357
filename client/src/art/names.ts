/** What the drawings go by: the codes that cards have on the wire, and the icons of the page. */

/** Claim's factions, in the rulebook's order. */
export const FACTIONS = ['Go', 'Kn', 'Dw', 'Un', 'Do', 'Gn', 'Gi', 'Dr', 'Tr', 'Se'] as const;
/** The rats, by value from 0 to 7. */
export const RATS = ['Mu', 'Pp', 'Sp', 'As', 'Am', 'Wi', 'Ge', 'Pr'] as const;
/** The clans of rats: Yarg, blue, and Applewood, red. */
export const CLANS = ['Y', 'A'] as const;
/** The arms of La Défaite, from the highest rank down, the Queen's last. */
export const SYMBOLS = ['Li', 'Ln', 'Ea', 'Su', 'Sw', 'Bo', 'Ro'] as const;
/** Musketeers, gold, courtiers, provinces, nobles, the Queen, the King. */
export const KINDS = ['Ms', 'Au', 'Co', 'Pv', 'No', 'Qu', 'Ki'] as const;
/** The courtiers that are drawn, by value. */
export const COURTIERS = ['Co4', 'Co5', 'Co6', 'Co7'] as const;
/** The nobles that are drawn, by arms. */
export const NOBLES = ['NoLi', 'NoLn', 'NoEa', 'NoSu', 'NoSw', 'NoBo'] as const;
/** The special persons. */
export const PERSONS = ['Sur', 'Tax', 'Mar', 'Exe', 'Car', 'Spy', 'Amb', 'Ban', 'Cap', 'Con'] as const;
/** The events, the two interruptions last. */
export const EVENTS = ['Reb', 'Ins', 'Dec', 'Exc', 'Imp', 'Mas', 'Ctr'] as const;
/** The small signs of the page. */
export const ICONS = [
  'turn', 'leader', 'prize', 'throne', 'clock', 'chat', 'bot', 'link',
  'sound', 'mute', 'settings', 'why', 'hint', 'undo', 'resign',
] as const;

export type Faction = (typeof FACTIONS)[number];
export type Rat = (typeof RATS)[number];
export type Clan = (typeof CLANS)[number];
export type Arms = (typeof SYMBOLS)[number];
export type Kind = (typeof KINDS)[number];
export type Courtier = (typeof COURTIERS)[number];
export type Noble = (typeof NOBLES)[number];
export type Person = (typeof PERSONS)[number];
export type Occasion = (typeof EVENTS)[number];
export type Icon = (typeof ICONS)[number];

/** What a large drawing can be of. */
export type EmblemName = Faction | Rat | Exclude<Kind, 'Co' | 'No'> | 'Pv4' | Courtier | Noble | Person | Occasion;
/** What a small sign can be of. */
export type GlyphName = Faction | Rat | Clan | Arms | Kind | Person | Occasion | Icon;

const GLYPHS: readonly GlyphName[] = [...FACTIONS, ...RATS, ...CLANS, ...SYMBOLS, ...KINDS, ...PERSONS, ...EVENTS, ...ICONS];
/** Whether there is a small sign of this name. */
export const isGlyph = (text: string): text is GlyphName => isOneOf(GLYPHS, text);

/** Whether a text is one of a list's names. */
export function isOneOf<T extends string>(list: readonly T[], text: string): text is T {
  return list.some((each) => each === text);
}
