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
  /** Counts the identities this tab has had: a connection opened under an earlier one speaks for nobody. */
  identity = 0;
  readonly ready: Promise<void>;

  constructor() {
    this.ready = isKnown()
      ? me().then(
          ({ name }) => void (this.name = name),
          () => undefined,
        )
      : Promise.resolve();
  }

  /** The server no longer knows this visitor, as when cookies were cleared: the next `become` asks anew. */
  forget(): void {
    this.name = null;
  }

  /** Goes by a name; whether the server agreed. */
  async become(name: string): Promise<boolean> {
    await this.ready;
    if (this.name === name.trim()) return true;
    try {
      this.name = (await come(name)).name;
      this.identity += 1;
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
