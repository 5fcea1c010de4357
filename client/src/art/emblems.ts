/** The large drawings that are there. Each game registers its own with its board, so that a table fetches one game's drawings only. */
import type { EmblemName } from './names';
import type { Drawing } from './drawings/drawing';

const known: Partial<Record<EmblemName, Drawing>> = {};

export function register(drawings: Partial<Record<EmblemName, Drawing>>): void {
  Object.assign(known, drawings);
}

/** A drawing by its name. Its set must have been registered. */
export function emblem(name: EmblemName): Drawing {
  const found = known[name];
  if (!found) throw new Error(`no set with the drawing ${name} is registered`);
  return found;
}
