/** A seat's own part of the shuffle: sixteen bytes, promised by their hash and shown later. */
import { sha256 } from './hash';

const key = (table: string): string => `interregnum-bytes-${table}`;
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
/** What was promised in this tab, for browsers that refuse to store anything. */
const kept = new Map<string, string>();

/** Draws bytes, keeps them, and gives the promise. */
export async function promise(table: string): Promise<string> {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  kept.set(table, hex(bytes));
  try {
    sessionStorage.setItem(key(table), hex(bytes));
  } catch {
    // They last until the page is reloaded.
  }
  return hex(await sha256(bytes));
}

/** The bytes that were promised at a table. */
export function promised(table: string): string | null {
  try {
    return sessionStorage.getItem(key(table)) ?? kept.get(table) ?? null;
  } catch {
    return kept.get(table) ?? null;
  }
}
