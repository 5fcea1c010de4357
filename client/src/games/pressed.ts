/** A place of the table that can be pressed as a whole while something there waits to be seen. */
import type { Attachment } from 'svelte/attachments';

/** Calls back when the place is clicked; buttons and links within it keep their own meaning. */
export function pressed(callback: (() => void) | null): Attachment<HTMLElement> {
  return (place) => {
    if (!callback) return;
    const onclick = (event: MouseEvent): void => {
      if (event.target instanceof Element && !event.target.closest('button, a')) callback();
    };
    place.dataset.pressed = '';
    place.addEventListener('click', onclick);
    return () => {
      delete place.dataset.pressed;
      place.removeEventListener('click', onclick);
    };
  };
}
