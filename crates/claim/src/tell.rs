//! Events, and who sees them.

use crate::card_set::CardSet;
use crate::happening::{ClaimEvent, Fact, Why, Zone};
use crate::power;
use crate::state::Claim;
use crate::trick::{SEATS, Trick};
use crate::trick_history::Recruits;
use interregnum_kernel::{Audience, Rule, Seat, SeatSet, Witness};

impl Claim {
    /// Records that followers become hands, each card for those who know it: the player who took
    /// it, those who saw it taken, and with two players both, by counting (C12.3). Cards with the
    /// same audience are grouped and sorted, so that their order does not reveal when they were
    /// taken.
    pub(crate) fn tell_hands<W: Witness<ClaimEvent>>(&self, witness: &mut W) {
        if W::SILENT {
            return;
        }
        for seat in Seat::all(self.seats()) {
            let mut groups = [(Audience::Everyone, CardSet::EMPTY); SEATS + 1];
            for recruits in self.history.recruits() {
                let (group, seen) = self.knowing(recruits, seat);
                groups[group].0 = seen;
                groups[group].1.insert(recruits.took(seat));
            }
            for (seen, cards) in groups {
                for card in cards.cards() {
                    let (from, to, rule) = (Zone::Followers(seat), Zone::Hand(seat), Rule("C7.1"));
                    witness.note(|| ClaimEvent::Moved { card, from, to, seen, rule });
                }
            }
        }
    }

    /// The audience of what a seat took, and its group: first what everyone saw, then what each
    /// other seat saw when it looked, then what nobody else saw.
    fn knowing(&self, recruits: &Recruits, seat: Seat) -> (usize, Audience) {
        if !recruits.has_drawn(seat) {
            return (0, Audience::Everyone);
        }
        if self.seats() == 2 {
            return (1, Audience::Seats(SeatSet::all(2)));
        }
        let witnesses = recruits.witnesses(seat);
        let looker = witnesses.without(seat).first().unwrap_or(seat);
        (1 + looker.index(), Audience::Seats(witnesses))
    }

    /// Records that a player other than the winner leads next, and by which card.
    #[inline]
    pub(crate) fn tell_leader(
        &self,
        trick: &Trick,
        winner: Seat,
        leader: Seat,
        witness: &mut impl Witness<ClaimEvent>,
    ) {
        if leader != winner {
            witness.note(|| {
                let mut plays = trick.plays(self.seats());
                let (seat, card) = plays.find(|(seat, _)| *seat == leader).expect("the leader has played");
                ClaimEvent::happened(Fact::LeadsNext { seat, card }, power::leads_by(card).0)
            });
        }
    }

    /// Records that a trick begins.
    pub(crate) fn tell_trick(&self, witness: &mut impl Witness<ClaimEvent>) {
        witness.note(|| {
            let fact = Fact::TrickBegins {
                phase: self.phase,
                number: self.trick_number(),
                of: self.tricks,
                leader: self.trick.leader(),
            };
            ClaimEvent::happened(fact, "C5.7")
        });
    }
}

/// A trick is won, and why.
pub(crate) fn won(trick: &Trick, place: usize, seat: Seat) -> ClaimEvent {
    let card = trick.card(place);
    let why = trick.why(place);
    let rule = match why {
        Why::Power => "C5.4",
        Why::Alone | Why::Highest => "C5.1",
        Why::Earlier => "C5.3",
    };
    let led = trick.led().unwrap_or_else(|| card.faction());
    ClaimEvent::happened(Fact::Won { seat, card, led, why }, rule)
}
