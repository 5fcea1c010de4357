/**
 * When to take off. What has happened is put on the table first, and news often come together: a card that
 * flies meanwhile would stumble over every task of it.
 */

/** Two frames so near each other, in milliseconds, and nothing has kept the page busy between them. */
const NEAR = 20;
/** Nobody waits longer than this, in milliseconds; nor for frames that a hidden page is never given. */
const LONGEST = 300;

/** Comes back when the page has drawn what it had to, at the latest after three tenths of a second. */
export function calm(): Promise<void> {
  return new Promise((resolve) => {
    let last = -Infinity;
    let over = false;
    const end = (): void => {
      over = true;
      resolve();
    };
    const timer = setTimeout(end, LONGEST);
    const look = (now: number): void => {
      if (over) return;
      if (now - last <= NEAR) {
        clearTimeout(timer);
        end();
      } else {
        last = now;
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  });
}
