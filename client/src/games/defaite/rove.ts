/** One Tab stop for all that can be chosen on the table: arrow keys go from one to the next. */
import { step } from '../../parts/hand';

const all = (table: HTMLElement): HTMLElement[] => [...table.querySelectorAll<HTMLElement>('.target')].filter((each) => each.offsetParent !== null);

/** Gives the Tab stop to one of them; called whenever they change. */
export function settle(table: HTMLElement): void {
  const found = all(table);
  const stop = found.find((each) => each === document.activeElement) ?? found[0];
  for (const each of found) each.tabIndex = each === stop ? 0 : -1;
}

/** Moves the focus by an arrow key; whether the key was used. */
export function rove(table: HTMLElement, event: KeyboardEvent): boolean {
  const found = all(table);
  const at = found.findIndex((each) => each === event.target);
  const next = at < 0 ? null : step(event.key, at, found.length);
  if (next === null) return false;
  event.preventDefault();
  found[next]?.focus();
  settle(table);
  return true;
}

/** Brings the first of them into sight, and the focus to it. */
export function lead(table: HTMLElement): void {
  const [first] = all(table);
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: 'nearest' });
}
