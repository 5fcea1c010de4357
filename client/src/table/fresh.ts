/**
 * Tables that were just created or found in this tab: their story begins with the deal. A table that is
 * opened by its address begins with its current state.
 */
const fresh = new Set<string>();

/** Marks a table as never seen. */
export function neverSeen(table: string): void {
  fresh.add(table);
}

/** The version from which to tell the story of a table, once: 0 for a fresh table, else `null`. */
export const since = (table: string): number | null => (fresh.delete(table) ? 0 : null);
