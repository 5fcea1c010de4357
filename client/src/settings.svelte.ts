/** What a visitor likes, kept in the browser. */
import { LANGS, type Lang } from './texts/catalogue';

export const THEMES = ['system', 'light', 'dark'] as const;
/** How a card is played: at once, by a second tap, or by a button. */
export const CONFIRMS = ['off', 'twice', 'button'] as const;
export const MOTIONS = ['full', 'fast', 'none'] as const;
export const SORTS = ['faction', 'value'] as const;

export interface Preferences {
  lang: Lang;
  theme: (typeof THEMES)[number];
  confirm: (typeof CONFIRMS)[number];
  motion: (typeof MOTIONS)[number];
  sort: (typeof SORTS)[number];
  descending: boolean;
  /** From 0, which is silence, to 1. */
  volume: number;
  /** Whether first-game tips are shown. */
  tips: boolean;
}

const KEY = 'interregnum-settings';

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
    sort: 'faction',
    descending: false,
    volume: 0.5,
    tips: true,
  };
}

/** What was kept, as far as it can be read; everything else is as usual. */
export function read(kept: string | null, rest: Preferences): Preferences {
  try {
    const found: unknown = JSON.parse(kept ?? '{}');
    if (typeof found !== 'object' || found === null) return rest;
    const known = Object.entries(found).filter(
      ([key, value]) => key in rest && typeof value === typeof rest[key as keyof Preferences],
    );
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
