/** Whose chat is not shown at a table, in this browser. Messages have names, and so do those who are muted. */
const KEY = 'interregnum-muted';
/** How many entries are kept, the latest last. */
const KEPT = 100;

const entry = (table: string, name: string): string => `${table} ${name}`;

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

class Muted {
  #entries = $state.raw<string[]>(kept());

  has(table: string, name: string): boolean {
    return this.#entries.includes(entry(table, name));
  }

  toggle(table: string, name: string): void {
    const one = entry(table, name);
    this.#entries = this.has(table, name) ? this.#entries.filter((each) => each !== one) : [...this.#entries, one].slice(-KEPT);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#entries));
    } catch {
      // It holds until the page is closed.
    }
  }
}

export const muted = new Muted();
