/** What people and bots are called at a table. */
import { speech } from '../texts/speech.svelte';
import type { Names } from '../texts/catalogue';
import type { HolderScene, Scene } from '../wire/messages';

/** The bots by their levels, the weakest first. */
export const LEVELS = ['page', 'squire', 'herald', 'chancellor', 'regent'] as const;

export function holderName(holder: HolderScene): string {
  switch (holder.kind) {
    case 'open':
      return speech.get('page-seat-open');
    case 'bot':
      return botName(holder.bot);
    case 'person':
      return holder.name;
  }
}

/** A bot's title, if it is one of the levels; else its own name. */
export function botName(bot: string): string {
  return speech.has(`level-${bot}`) ? speech.get(`level-${bot}`) : bot;
}

/** Names that can be told apart: equal ones are numbered. */
export function distinct(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const same = names.slice(0, seat).filter((other) => other === name).length;
    return same === 0 ? name : `${name} ${same + 1}`;
  });
}

/** The names by seat; bots of the same name are told apart by their numbers. */
export function namesOf(scene: Scene | null): Names {
  return { names: distinct(scene?.now.seats.map((seat) => holderName(seat.holder)) ?? []), reader: scene?.you ?? null };
}
