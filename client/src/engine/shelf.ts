/**
 * Where local tables are kept: their logs in IndexedDB, entry by entry. A browser that keeps nothing, or has no room
 * left, keeps them in memory: the game goes on, and is lost with the tab.
 */
import type { Summary } from '../wire/messages';

const NAME = 'interregnum';
/** How many finished games stay; the oldest go first. */
const FINISHED = 200;

/** A table in the list of one's own. */
export interface Row {
  table: string;
  summary: Summary;
  /** When it was changed last, in milliseconds. */
  changed: number;
}

/** Another tab has written to the table meanwhile. */
export class Conflict extends Error {}

/** The result of a request of IndexedDB. */
const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The end of a transaction. */
const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error);
  });

/** All entries of a table, by number. */
const entriesOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('tables', { keyPath: 'table' });
    request.result.createObjectStore('entries', { keyPath: ['table', 'number'] });
  };
  const database = await result(request);
  // A later version of the page may want to change the database in another tab.
  database.onversionchange = () => database.close();
  return database;
}

export class Shelf {
  #database: Promise<IDBDatabase | null>;
  /** What could not be kept, by table: the whole log. */
  readonly #memory = new Map<string, { row: Row; log: string[] }>();

  constructor() {
    this.#database = open().catch(() => null);
  }

  /** The log of a table; none if there is no such table. */
  async read(table: string): Promise<string[]> {
    const held = this.#memory.get(table);
    if (held) return [...held.log];
    const database = await this.#database;
    if (!database) return [];
    const entries: Array<{ line: string }> = await result(database.transaction('entries').objectStore('entries').getAll(entriesOf(table)));
    return entries.map(({ line }) => line);
  }

  /**
   * Adds entries after those that the table has; whether they are kept. Entries that cannot be kept stay in memory with
   * the log before them.
   */
  async append(row: Row, log: readonly string[], lines: readonly string[]): Promise<boolean> {
    const database = this.#memory.has(row.table) ? null : await this.#database;
    if (database) {
      try {
        await this.#write(database, row, log.length, lines);
        return true;
      } catch (fault) {
        if (fault instanceof DOMException && fault.name === 'ConstraintError') throw new Conflict();
      }
    }
    this.#memory.set(row.table, { row, log: [...log, ...lines] });
    return false;
  }

  async #write(database: IDBDatabase, row: Row, from: number, lines: readonly string[]): Promise<void> {
    const transaction = database.transaction(['tables', 'entries'], 'readwrite');
    const end = done(transaction);
    const entries = transaction.objectStore('entries');
    // An entry with this number is another tab's, and fails the transaction.
    lines.forEach((line, place) => entries.add({ table: row.table, number: from + place, line }));
    transaction.objectStore('tables').put(row);
    await end;
  }

  /** All tables, those that were changed last first. */
  async list(): Promise<Row[]> {
    const database = await this.#database;
    const kept: Row[] = database ? await result(database.transaction('tables').objectStore('tables').getAll()) : [];
    const held = [...this.#memory.values()].map(({ row }) => row);
    const all = [...kept.filter(({ table }) => !this.#memory.has(table)), ...held];
    return all.sort((a, b) => b.changed - a.changed);
  }

  /** Removes a table. */
  async remove(table: string): Promise<void> {
    this.#memory.delete(table);
    const database = await this.#database;
    if (!database) return;
    const transaction = database.transaction(['tables', 'entries'], 'readwrite');
    const end = done(transaction);
    transaction.objectStore('tables').delete(table);
    transaction.objectStore('entries').delete(entriesOf(table));
    await end;
  }

  /** Removes the oldest finished games, if there are many; returns which. */
  async tidy(): Promise<string[]> {
    const finished = (await this.list()).filter(({ summary }) => summary.stage.kind === 'over' || summary.stage.kind === 'closed');
    const old = finished.slice(FINISHED).map(({ table }) => table);
    for (const table of old) await this.remove(table);
    return old;
  }
}
