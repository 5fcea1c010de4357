/** Time that is left for a move, in words: for games that are played over days. */
import { t } from '../texts/speech.svelte';
import type { Summary } from '../wire/messages';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Above this, seconds do not matter. */
export const LONG = 2 * HOUR;

/** Milliseconds in days, hours or minutes, whichever tells enough. */
export function timeLeft(left: number): string {
  if (left >= 1.5 * DAY) return t('page-left-days', { count: Math.round(left / DAY) });
  if (left >= 1.5 * HOUR) return t('page-left-hours', { count: Math.round(left / HOUR) });
  return t('page-left-minutes', { count: Math.max(0, Math.ceil(left / MINUTE)) });
}

/** When the first time of a table is up that runs; `null` if none does. */
export function firstUntil(table: Pick<Summary, 'seats'>): number | null {
  const running = table.seats.flatMap(({ time }) => (time?.until ? [time.until] : []));
  return running.length > 0 ? Math.min(...running) : null;
}
