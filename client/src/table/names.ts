/** What people and bots are called at a table. */
import { speech } from '../texts/speech.svelte';
import type { Names } from '../texts/catalogue';
import type { HolderScene, Scene } from '../wire/messages';

/** The bots by their levels, the weakest first. */
export const LEVELS = ['jester', 'page', 'squire', 'herald', 'chancellor', 'regent'] as const;

/** Who holds a seat, for a list of seats: a bot with its level. */
export function holderName(holder: HolderScene): string {
  if (holder.kind === 'open') return speech.get('page-seat-open');
  return holder.kind === 'bot' ? `${holder.name} · ${botName(holder.bot)}` : holder.name;
}

/** A bot's level, if it has one; else the kind of player it is. */
export function botName(bot: string): string {
  return speech.has(`level-${bot}`) ? speech.get(`level-${bot}`) : bot;
}

/** Names that can be told apart. Bots never share a name; people may, and then a number follows. */
export function distinct(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const same = names.slice(0, seat).filter((other) => other === name).length;
    return same === 0 ? name : `${name} (${same + 1})`;
  });
}

/** The names by seat. */
export function namesOf(scene: Scene | null): Names {
  const names = scene?.now.seats.map(({ holder }) => (holder.kind === 'bot' ? holder.name : holderName(holder)));
  return { names: distinct(names ?? []), reader: scene?.you ?? null };
}
