/** The tables of this browser, as a list shows them: without the engine. */
import type { Summary } from '../wire/messages';
import { isLocal } from './known';
import { Shelf } from './shelf';

export async function list(): Promise<Summary[]> {
  const rows = await new Shelf().list();
  return rows.filter(({ table }) => isLocal(table)).map(({ summary }) => summary);
}
