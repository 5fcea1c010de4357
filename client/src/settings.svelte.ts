/** What a visitor likes, kept in the browser. */
import type { Json } from './json';
import { LANGS, type Lang } from './texts/catalogue';

export const THEMES = ['system', 'light', 'dark'] as const;
/** How a card is played: at once, by a second tap, or by a button. */
export const CONFIRMS = ['off', 'twice', 'button'] as const;
export const MOTIONS = ['full', 'fast', 'none'] as const;
/** How much of the counting the page does for its visitor. */
export const DETAILS = ['simple', 'full'] as const;
/** How long a finished trick or round stays: as suits the game, until a click, or some seconds. */
export const PAUSES = ['usual', 'click', '1', '2', '4'] as const;
export const SORTS = ['faction', 'value'] as const;

export interface Preferences {
  lang: Lang;
  theme: (typeof THEMES)[number];
  confirm: (typeof CONFIRMS)[number];
  motion: (typeof MOTIONS)[number];
  pause: (typeof PAUSES)[number];
  sort: (typeof SORTS)[number];
  descending: boolean;
  /** From 0, which is silence, to 1. */
  volume: number;
  /** Whether first-game tips are shown. */
  tips: boolean;
  /** The tips that were read. */
  told: string[];
  /** The games whose lessons were gone through. */
  learnt: string[];
  /** How much is shown: all of it, or what a newcomer needs. */
  detail: (typeof DETAILS)[number];
  /** Whether a card may be chosen before one's turn. */
  premove: boolean;
  /** Whether the system tells that it is one's turn. */
  notify: boolean;
  /** Whether log and chat stand beside the table where there is room. */
  panel: boolean;
  /** Whether games against bots are played in this browser, if it can, and not on the server. */
  here: boolean;
}

const KEY = 'interregnum-settings';

/** Whether this browser has never taken a name. */
function isStranger(): boolean {
  try {
    return localStorage.getItem('interregnum-known') === null;
  } catch {
    return false;
  }
}

function usual(): Preferences {
  const spoken = navigator.languages.map((code) => code.slice(0, 2));
  const lang = LANGS.find((known) => spoken.includes(known)) ?? 'en';
  const touch = matchMedia('(pointer: coarse)').matches;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    lang,
    theme: 'system',
    confirm: touch ? 'twice' : 'off',
    motion: still ? 'none' : 'full',
    pause: 'usual',
    sort: 'faction',
    descending: false,
    volume: 0.5,
    tips: true,
    told: [],
    learnt: [],
    detail: isStranger() ? 'simple' : 'full',
    premove: false,
    notify: false,
    panel: true,
    here: true,
  };
}

const isTexts = (value: Json): boolean => Array.isArray(value) && value.every((each) => typeof each === 'string');

const alike = (value: Json, usual: Json | undefined): boolean =>
  Array.isArray(usual) ? isTexts(value) : typeof value === typeof usual;

/** What was kept, as far as it can be read; everything else is as usual. */
export function read(kept: string | null, rest: Preferences): Preferences {
  try {
    const found: Json = JSON.parse(kept ?? '{}');
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return rest;
    const usual = new Map<string, Json>(Object.entries(rest));
    const known = Object.entries(found).filter(([key, value]) => alike(value, usual.get(key)));
    return { ...rest, ...Object.fromEntries(known) };
  } catch {
    return rest;
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings: Preferences = $state(read(kept(), usual()));

/** Keeps every change, and dresses the document accordingly; called once, from the root. */
export function keepSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.lang;
    if (settings.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
    root.dataset.motion = settings.motion;
  });
}
