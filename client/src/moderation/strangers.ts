/** Other people at a table of a server. */
import { isLocal } from '../engine/known';
import { SITE } from '../route.svelte';
import type { Scene } from '../wire/messages';

export interface Stranger {
  seat: number;
  name: string;
}

export function strangers({ table, you, now: { seats } }: Scene): Stranger[] {
  if (SITE || isLocal(table)) return [];
  return seats.flatMap(({ holder }, seat) => (holder.kind === 'person' && seat !== you ? [{ seat, name: holder.name }] : []));
}

export const hasStrangers = (scene: Scene): boolean => strangers(scene).length > 0;
