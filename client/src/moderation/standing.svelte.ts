/** What moderation means for the visitor: sanctions, and games that they left. */
import { guest } from '../guest.svelte';
import { SITE } from '../route.svelte';
import { ownStanding, type Standing } from './api';

class OwnStanding {
  found = $state.raw<Standing | null>(null);

  /** Whether there is something to tell without being asked. */
  get matters(): boolean {
    return (this.found?.sanctions.length ?? 0) > 0;
  }

  /** Asks the server; a visitor without a name has no standing. */
  async look(): Promise<void> {
    await guest.ready;
    if (SITE || guest.name === null) return;
    this.found = await ownStanding().catch(() => this.found);
  }
}

export const standing = new OwnStanding();
