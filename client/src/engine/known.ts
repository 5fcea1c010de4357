/**
 * Which tables are this browser's own. It is kept apart from the tables, because it is asked before anything else is
 * loaded: where a table is decides where its messages go.
 */
const KEY = 'interregnum-local';
/** Those at which several people share this device. */
const SHARED = 'interregnum-shared';
/** What was made in this tab, for browsers that refuse to store anything. */
const made = new Set<string>();
const shared = new Set<string>();

function kept(key = KEY): string[] {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

function keep(tables: readonly string[], key = KEY): void {
  try {
    localStorage.setItem(key, JSON.stringify(tables));
  } catch {
    // It is known until the tab is closed.
  }
}

/** Whether a table is this browser's own. */
export const isLocal = (table: string): boolean => made.has(table) || kept().includes(table);

/** Whether this browser has tables of its own. */
export const hasLocal = (): boolean => made.size > 0 || kept().length > 0;

/** Whether several people share this device at a table. */
export const isShared = (table: string): boolean => shared.has(table) || kept(SHARED).includes(table);

export function addLocal(table: string, several: boolean): void {
  made.add(table);
  keep([...kept(), table]);
  if (!several) return;
  shared.add(table);
  keep([...kept(SHARED), table], SHARED);
}

export function removeLocal(tables: readonly string[]): void {
  for (const table of tables) made.delete(table);
  keep(kept().filter((table) => !tables.includes(table)));
  if (kept(SHARED).length > 0) keep(kept(SHARED).filter((table) => !tables.includes(table)), SHARED);
}
