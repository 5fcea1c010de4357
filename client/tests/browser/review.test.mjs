/** After the game: what it was worth, move by move. The longer games are reviewed in `long.mjs`. */
import { after, before, test } from 'node:test';
import { open } from './site.mjs';
import { reviewed } from './reviewed.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

test('a game of BraveRats is reviewed, with progress, a graph, and what cost most (fr-FR)', () => reviewed(site, 'BraveRats', 'fr-FR'));
