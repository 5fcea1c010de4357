/** Whether this browser has made a challenge: then a guest, too, waits for an answer. */
const KEY = 'interregnum-challenger';

function before(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

class Challenger {
  waits = $state(before());

  /** A challenge was made. */
  note(): void {
    this.waits = true;
    try {
      localStorage.setItem(KEY, '1');
    } catch {
      // The answer is seen until the page is closed.
    }
  }
}

export const challenger = new Challenger();
