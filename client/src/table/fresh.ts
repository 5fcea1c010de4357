/**
 * Tables that this tab is the first to see: somebody has just made or found one here, and is told
 * everything from the deal on. Whoever opens a table by its address sees how it stands.
 */
const fresh = new Set<string>();

/** Says that a table was never seen. */
export function neverSeen(table: string): void {
  fresh.add(table);
}

/** The version from which to tell of a table, once: the first one of a fresh table, otherwise none. */
export const since = (table: string): number | null => (fresh.delete(table) ? 0 : null);
