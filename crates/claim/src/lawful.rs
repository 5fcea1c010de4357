//! The implementation of [`Lawful`] for this game.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::deal::Deal;
use crate::faction::FactionSet;
use crate::happening::Zone;
use crate::kingdom::Options;
use crate::notation::Action;
use crate::state::Claim;
use interregnum_kernel::{LawKey, Lawful, Seat, Zones};

impl Lawful for Claim {
    const SOURCE: Zone = Zone::Pile;

    fn truth(&self, _key: LawKey) -> Zones<Card, Zone> {
        let mut zones = Zones::default();
        zones.add_all(Zone::Pile, self.pile.set().cards());
        zones.add_all(Zone::FaceUp, self.face_up.cards().iter().copied());
        zones.add_all(Zone::Trick, self.trick.cards());
        zones.add_all(Zone::Aside, self.aside.cards());
        zones.add_all(Zone::Discards, self.discards.cards());
        for seat in Seat::all(self.seats()) {
            zones.add_all(Zone::Hand(seat), self.hands[seat].cards());
            zones.add_all(Zone::Followers(seat), self.followers[seat].cards());
            zones.add_all(Zone::Score(seat), self.scores[seat].cards());
            zones.add_all(Zone::Front(seat), self.fronts[seat].cards());
        }
        zones
    }

    fn past(&self, _key: LawKey) -> (Deal, Vec<(Seat, Action)>) {
        crate::past::past(self)
    }

    fn every_action(_options: &Options) -> Vec<Action> {
        let all = CardSet::of_factions(crate::Faction::ALL.into_iter().collect::<FactionSet>());
        let plays = all.kinds().map(Action::Play);
        plays.chain(all.kinds().map(Action::Take)).chain([Action::TakeTop]).collect()
    }

    fn bound(options: &Options) -> usize {
        // Every card of the deck is played once; in each trick of phase one at most two
        // players choose what they take.
        options.cards().len() + 2 * options.hand()
    }

    fn turned(options: &Options, deal: &Deal, steps: usize) -> Option<(Options, Deal)> {
        let players = usize::from(options.players);
        let (hands, pile) = deal.deck.split_at(players * options.hand());
        let mut deck: Vec<Card> = hands.to_vec();
        deck.rotate_right(steps % players * options.hand());
        deck.extend_from_slice(pile);
        let leader = options.leader.clockwise(steps, players);
        Some((Options { leader, ..*options }, Deal { seed: None, deck }))
    }

    interregnum_kernel::turn_zones!(Hand, Followers, Score, Front);
}
