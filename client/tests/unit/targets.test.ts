import { describe, expect, test } from 'vitest';
import { courtSpot, lookedSpot, middleSpot, reserveSpot, seatSpot, targets } from '../../src/games/defaite/targets';
import type { DefaiteView as CourtView, SeatView } from '../../src/wire/defaite';

const seat = (court: string[]): SeatView => ({ hand: { known: [], unknown: 0 }, face_down: false, court, reserve: [], points: 0 });
const view: CourtView = {
  viewer: { seat: 0 },
  options: { players: 3 },
  deck: [],
  nobles: [],
  began: null,
  history: [],
  glimpses: [],
  round: { number: 1, order: [0, 1], turns: 0, acted: false, masquerade: false, masquerade_next: false, capture: [], placing: [], fresh: [] },
  asked: null,
  seats: [seat(['NoLi']), seat(['NoSu', 'Qu+Au1', 'Pv3Su+Ms2'])],
  middle: [],
  king: { seat: 0, held: false },
  pile: 0,
  discards: [],
  contest: null,
  duel: null,
  looked: null,
  outcome: null,
};

describe('where an action is chosen on the table', () => {
  test.each([
    ['attack 1 Pv3Su+Ms2', [courtSpot(1, 'Pv3Su+Ms2')]],
    ['duel 1 Ms5', [seatSpot(1), courtSpot(1, 'NoSu'), courtSpot(1, 'Qu+Au1')]],
    ['choose 1 Cap', [courtSpot(1, 'Cap'), middleSpot(1, 'Cap')]],
    ['name 1', [seatSpot(1)]],
    ['lose NoLi', [courtSpot(0, 'NoLi')]],
    ['put Ms5 reserve', [reserveSpot(0)]],
    ['put Ms5 Pv4', [courtSpot(0, 'Pv4')]],
    ['lay reserve Au2', [reserveSpot(0, 'Au2')]],
    ['take Ms7', [lookedSpot('Ms7')]],
    ['play Ms7', []],
    ['let-go', []],
  ])('%s', (action, spots) => {
    expect([...targets([action], view, 0).keys()]).toEqual(spots);
  });

  test('a card that several actions concern has them all; who only watches has none', () => {
    const actions = ['corrupt 1 Qu+Au1', 'duel 1 Ms5', 'duel 1 Ms6'];
    expect(targets(actions, view, 0).get(courtSpot(1, 'Qu+Au1'))).toEqual(actions);
    expect(targets(actions, view, null).size).toBe(0);
  });
});
