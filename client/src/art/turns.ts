/**
 * Whose turn it is to be drawn. A task draws at once what it can in a few milliseconds; the rest
 * waits, and is drawn one by one, with room between for whatever the visitor does. What waits keeps
 * its place on the page.
 */

/** So long a task may draw, in milliseconds: half a frame. */
const BUDGET = 8;

let since: number | null = null;
let waiting: Array<() => void> = [];
let channel: MessageChannel | null = null;

/** Comes back in a task of its own. */
function later(): void {
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.onmessage = next;
  }
  channel.port2.postMessage(null);
}

function next(): void {
  since = null;
  const [first, ...others] = waiting;
  waiting = others;
  first?.();
  if (others.length > 0) later();
}

/** Whether to draw now; otherwise `draw` is called when the turn has come. */
export function turn(draw: () => void, now: () => number = () => performance.now()): boolean {
  if (since === null) {
    since = now();
    later();
  }
  if (waiting.length === 0 && now() - since < BUDGET) return true;
  waiting.push(draw);
  return false;
}

/** Calls `draw` in a task of its own. */
export function after(draw: () => void): void {
  waiting.push(draw);
  later();
}
