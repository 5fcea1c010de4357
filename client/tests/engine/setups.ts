/** Tables of every game, number of players and variant. */
const KINGDOM = ['Go', 'Kn', 'Dw', 'Un', 'Do', 'Dr', 'Se'];
const RATS = { deal: 'standard', traitor: false, draw: false, target: 4, match: 1, musician_cancels: false, ambassador_keeps: true };

const setup = (game: string, options: object) => ({ game, options, pace: 0 });

export const SETUPS: Array<[string, object, number]> = [
  ['Claim for two', setup('claim', { players: 2, kingdom: KINGDOM.slice(0, 5), leader: 0 }), 2],
  ['Claim for two with other factions', setup('claim', { players: 2, kingdom: ['Gn', 'Gi', 'Dr', 'Tr', 'Se'], leader: 1 }), 2],
  ['Claim for three', setup('claim', { players: 3, kingdom: KINGDOM, leader: 0 }), 3],
  ['Claim for four', setup('claim', { players: 4, kingdom: ['Dw', 'Un', 'Do', 'Gn', 'Gi', 'Dr', 'Tr'], leader: 0 }), 4],
  ...['standard', 'princess', 'draft', 'random'].map((deal): [string, object, number] => [`BraveRats, ${deal}`, setup('braverats', { ...RATS, deal }), 2]),
  ['BraveRats with a traitor', setup('braverats', { ...RATS, traitor: true, draw: true, target: 3, match: 2 }), 2],
  ...[3, 4, 5, 6].map((players): [string, object, number] => [`La Défaite for ${players}`, setup('defaite', { players }), players]),
];
