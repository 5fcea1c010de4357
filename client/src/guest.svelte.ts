/** Who the visitor is to the server: a name, no account. */
import { come, me, Refusal, signOut } from './api';
import { held } from './token';

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

function unremember(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** Whether the server recognises this browser, which it does by a cookie. */
const isKept = (): Promise<boolean> =>
  me().then(
    () => true,
    (fault) => {
      if (fault instanceof Refusal) return false;
      throw fault;
    },
  );

class Guest {
  name = $state<string | null>(null);
  /** Whether the name is that of an account, which keeps it. */
  account = $state(false);
  fault = $state<string | null>(null);
  /** Counts the identities this tab has had: a connection opened under an earlier one speaks for nobody. */
  identity = 0;
  /** Whether the browser keeps no cookies: the visitor is forgotten when the page is reloaded. */
  fleeting = $state(false);
  readonly ready: Promise<void>;

  constructor() {
    this.ready = isKnown()
      ? me().then(
          (found) => this.#is(found),
          () => undefined,
        )
      : Promise.resolve();
  }

  #is({ name, account = false }: { name: string; account?: boolean }): void {
    [this.name, this.account] = [name, account];
  }

  /** The visitor has signed in, or made an account. */
  arrived(found: { name: string; account?: boolean }): void {
    this.#is(found);
    this.identity += 1;
    remember();
  }

  /** The server no longer knows this visitor, as when cookies were cleared: the next `become` asks anew. */
  forget(): void {
    this.name = null;
    this.account = false;
    held.token = null;
  }

  /** Signs out on every device; whether the server agreed. */
  async signOut(): Promise<boolean> {
    try {
      await signOut();
    } catch (fault) {
      this.fault = fault instanceof Error ? fault.message : String(fault);
      return false;
    }
    this.forget();
    unremember();
    return true;
  }

  /** Takes a name at the server, with a token if the browser did not keep the cookie. */
  async #come(name: string): Promise<string> {
    const taken = await come(name);
    if (held.token !== null || (await isKept())) return taken.name;
    const { token, name: again } = await come(name, true);
    held.token = token ?? null;
    this.fleeting = true;
    return again;
  }

  /** Goes by a name; whether the server agreed. */
  async become(name: string): Promise<boolean> {
    await this.ready;
    if (this.name === name.trim() || this.account) return true;
    try {
      this.name = await this.#come(name);
      this.identity += 1;
      remember();
      this.fault = null;
      return true;
    } catch (fault) {
      this.fault = fault instanceof Error ? fault.message : String(fault);
      return false;
    }
  }
}

export const guest = new Guest();
