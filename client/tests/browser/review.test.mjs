/** After the game: what it was worth, move by move. The longer games are reviewed in `long.mjs`. */
import { after, before, test } from 'node:test';
import { open } from './house.mjs';
import { reviewed } from './reviewed.mjs';

let house;
before(async () => (house = await open()));
after(() => house.close());

test('a game of BraveRats is reviewed, with progress, a graph, and what cost most (fr-FR)', () => reviewed(house, 'BraveRats', 'fr-FR'));
