/**
 * Whose turn it is to be drawn. A task draws what it can in a few milliseconds; the rest waits for
 * the next, with room between for whatever the visitor does. What waits keeps its place on the page.
 */

/** How long a task may draw, in milliseconds: what began in time, and on a slow telephone, ends within a frame. */
const BUDGET = 4;

let since: number | null = null;
const waiting: Array<() => void> = [];
let channel: MessageChannel | null = null;

/** Comes back in a task of its own. */
function later(): void {
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.onmessage = () => void next();
  }
  channel.port2.postMessage(null);
}

async function next(): Promise<void> {
  since = null;
  const begun = performance.now();
  for (let draw = waiting.shift(); draw; draw = performance.now() - begun < BUDGET ? waiting.shift() : undefined) {
    draw();
    // What has changed is drawn now, in this task, before the time is looked at.
    await null;
  }
  if (waiting.length > 0) later();
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

/** Calls `draw` in the next task, before whatever else waits. */
export function after(draw: () => void): void {
  waiting.unshift(draw);
  later();
}

/** Comes back when nothing waits to be drawn any more. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.length === 0) resolve();
    else waiting.push(resolve);
  });
}
