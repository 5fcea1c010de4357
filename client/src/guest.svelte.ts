/** Who the visitor is to the house: a name, no account. */
import { come, me, Refusal } from './api';

const KEY = 'interregnum-known';

/** Whether this browser has ever taken a name; a stranger need not ask who they are. */
function isKnown(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

function remember(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // The cookie is what counts.
  }
}

class Guest {
  name = $state<string | null>(null);
  fault = $state<string | null>(null);
  readonly ready: Promise<void>;

  constructor() {
    this.ready = isKnown()
      ? me().then(
          ({ name }) => void (this.name = name),
          () => undefined,
        )
      : Promise.resolve();
  }

  /** Goes by a name; whether the house agreed. */
  async become(name: string): Promise<boolean> {
    await this.ready;
    if (this.name === name.trim()) return true;
    try {
      this.name = (await come(name)).name;
      remember();
      this.fault = null;
      return true;
    } catch (fault) {
      this.fault = fault instanceof Refusal ? fault.message : String(fault);
      return false;
    }
  }
}

export const guest = new Guest();
