/** One Tab stop for a list of links and buttons: the arrow keys up and down, Home and End move within it. */
import { step } from './hand';

const KEYS = ['ArrowUp', 'ArrowDown', 'Home', 'End'];

/** An attachment for the list. The stop is what had the focus last, at first the last entry. */
export function roving(list: HTMLElement): () => void {
  let stop: HTMLElement | undefined;
  const all = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('a, button')].filter((each) => !each.closest('[popover]'));
  function settle(): void {
    const found = all();
    if (!stop || !found.includes(stop)) stop = found.at(-1);
    for (const each of found) each.tabIndex = each === stop ? 0 : -1;
  }
  function onfocusin({ target }: FocusEvent): void {
    const found = all().find((each) => each === target);
    if (!found) return;
    stop = found;
    settle();
  }
  function onkeydown(event: KeyboardEvent): void {
    if (!KEYS.includes(event.key)) return;
    const found = all();
    const next = step(event.key, found.findIndex((each) => each === event.target), found.length);
    if (next === null) return;
    event.preventDefault();
    found[next]?.focus();
  }
  const observer = new MutationObserver(settle);
  observer.observe(list, { childList: true, subtree: true });
  list.addEventListener('focusin', onfocusin);
  list.addEventListener('keydown', onkeydown);
  settle();
  return () => {
    observer.disconnect();
    list.removeEventListener('focusin', onfocusin);
    list.removeEventListener('keydown', onkeydown);
  };
}
