/** A seat's own part of the shuffle: sixteen bytes, promised by their hash and shown later. */
const key = (table: string): string => `interregnum-bytes-${table}`;
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Draws bytes, keeps them, and gives the promise; nothing where the browser has no hashes. */
export async function promise(table: string): Promise<string | null> {
  // Browsers hash on secure pages only.
  if (!globalThis.crypto?.subtle) return null;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  try {
    sessionStorage.setItem(key(table), hex(bytes));
  } catch {
    return null;
  }
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** The bytes that were promised at a table. */
export function promised(table: string): string | null {
  try {
    return sessionStorage.getItem(key(table));
  } catch {
    return null;
  }
}
