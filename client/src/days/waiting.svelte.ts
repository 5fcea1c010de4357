/** The games over days that wait for the visitor's move, the most urgent first. */
import { waitingGames } from '../api';
import { guest } from '../guest.svelte';
import { SITE } from '../route.svelte';
import type { Summary } from '../wire/messages';

class Waiting {
  tables = $state.raw<Summary[]>([]);

  /** Asks the server again; what was known stays if it does not answer. */
  async look(): Promise<void> {
    await guest.ready;
    this.tables = SITE || guest.name === null ? [] : await waitingGames().catch(() => this.tables);
    this.#badge();
  }

  /** How many games wait, on the icon of the installed page. */
  #badge(): void {
    if (!('setAppBadge' in navigator)) return;
    void navigator.setAppBadge(this.tables.length).catch(() => undefined);
  }

  has(table: string): boolean {
    return this.tables.some((waiting) => waiting.table === table);
  }
}

export const waiting = new Waiting();

// A push that came while somebody looks at the page.
if (!SITE) globalThis.navigator?.serviceWorker?.addEventListener('message', () => void waiting.look());
