//! A possible trick: its winner, and the value of its cards.

use super::votes::Votes;
use interregnum_games::claim::{Card, ClaimView, Faction};
use interregnum_kernel::{Seat, SeatSet};

/// The cards of a trick with their players, in order; at least one.
#[derive(Clone)]
pub(super) struct Trick {
    plays: Vec<(Seat, Card)>,
}

impl Trick {
    /// The trick of the view with one more card.
    pub(super) fn with(view: &ClaimView, seat: Seat, card: Card) -> Self {
        let players = view.seats.len();
        let played = view.trick.iter().enumerate();
        let plays = played.map(|(place, &card)| (view.leader.clockwise(place, players), card));
        Self { plays: plays.chain([(seat, card)]).collect() }
    }

    /// The same trick with one more card.
    pub(super) fn and(&self, seat: Seat, card: Card) -> Self {
        let mut trick = self.clone();
        trick.plays.push((seat, card));
        trick
    }

    pub(super) fn led(&self) -> Faction {
        self.plays[0].1.faction()
    }

    pub(super) fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.plays.iter().map(|&(_, card)| card)
    }

    /// The current winner, and the winning card.
    pub(super) fn winning(&self) -> (Seat, Card) {
        let led = self.led();
        let mut best = self.plays[0];
        for &play in &self.plays[1..] {
            // C5.3: among equals the earlier card wins.
            if play.1.strength(led) > best.1.strength(led) {
                best = play;
            }
        }
        best
    }

    /// The number of players so far who take before this seat (C6.3).
    pub(super) fn rank(&self, seat: Seat) -> usize {
        let winner = self.winning().0;
        let led = self.led();
        let order = |&(player, card): &(Seat, Card)| match card.strength(led) {
            _ if player == winner => u8::MAX,
            beats if beats >= Card::BEATS => card.value(),
            strength => strength,
        };
        let Some(place) = self.plays.iter().position(|&(player, _)| player == seat) else { return 0 };
        let own = order(&self.plays[place]);
        let before =
            |(other, play): (usize, &(Seat, Card))| order(play) > own || order(play) == own && other < place;
        self.plays.iter().enumerate().filter(|&play| before(play)).count()
    }

    /// The player of the lowest card; among equals the last (C8.4).
    fn lowest(&self) -> Seat {
        let lowest = self.plays.iter().rev().min_by_key(|(_, card)| card.value());
        lowest.map_or(self.plays[0].0, |&(seat, _)| seat)
    }

    /// Phase two: the value of the cards played so far for the partners if this seat wins.
    pub(super) fn spoils(&self, view: &ClaimView, votes: &Votes, mates: SeatSet, winner: Seat) -> f64 {
        let players = view.seats.len();
        let sides = if players == 4 { 2 } else { players };
        let sign = |seat: Seat| if mates.contains(seat) { 1.0 } else { -1.0 / (sides - 1) as f64 };
        let last = view.trick_number == view.tricks;
        let played = self.plays.iter().map(|&(_, card)| card);
        let trolls = played.chain(view.aside.cards()).filter(|card| card.faction() == Faction::Trolls);
        let highest = trolls.clone().max();
        let mut gain = 0.0;
        for card in self.cards().filter(|card| card.faction() != Faction::Trolls) {
            let taker = match card.faction() {
                Faction::Dwarves if players == 2 => winner.clockwise(1, 2),
                Faction::Dwarves => self.lowest(),
                _ => winner,
            };
            gain += sign(taker) * votes.weight(card.faction());
            gain += hunted(view, mates, winner, card) * votes.weight(Faction::Gnomes);
        }
        let scored = trolls.filter(|&troll| last || Some(troll) == highest).count();
        gain + sign(winner) * scored as f64 * votes.weight(Faction::Trolls)
    }
}

/// C9.6: how many Gnomes the other side loses to this card if it is a Giant; negative for one's
/// own.
fn hunted(view: &ClaimView, mates: SeatSet, winner: Seat, card: Card) -> f64 {
    if card.faction() != Faction::Giants {
        return 0.0;
    }
    let Some(prey) = Card::new(Faction::Gnomes, card.value()) else { return 0.0 };
    let ours = mates.contains(winner);
    let sign = if ours { 1.0 } else { -1.0 };
    let against = |seat: &Seat| if ours { !mates.contains(*seat) } else { mates.contains(*seat) };
    let hunted = Seat::all(view.seats.len()).filter(against);
    sign * hunted.filter(|seat| view.seats[seat.index()].front.contains(prey)).count() as f64
}
