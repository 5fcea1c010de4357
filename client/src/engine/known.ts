/**
 * Which tables are this browser's own. It is kept apart from the tables, because it is asked before anything else is
 * loaded: where a table is decides where its messages go.
 */
const KEY = 'interregnum-local';
/** What was made in this tab, for browsers that refuse to store anything. */
const made = new Set<string>();

function kept(): string[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

function keep(tables: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // It is known until the tab is closed.
  }
}

/** Whether a table is this browser's own. */
export const isLocal = (table: string): boolean => made.has(table) || kept().includes(table);

/** Whether this browser has tables of its own. */
export const hasLocal = (): boolean => made.size > 0 || kept().length > 0;

export function addLocal(table: string): void {
  made.add(table);
  keep([...kept(), table]);
}

export function removeLocal(tables: readonly string[]): void {
  for (const table of tables) made.delete(table);
  keep(kept().filter((table) => !tables.includes(table)));
}
