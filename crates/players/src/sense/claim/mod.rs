//! Claim at first sight.
//!
//! Phase one: win what is worth more than an unknown card, as cheaply as it can be won, and
//! throw away what wins nothing where the prize is poor. Phase two: win the cards of votes
//! that are still open, and let go what decides nothing.

mod others;
mod trick;
mod votes;
mod worth;

use super::{Judged, Memory, Sense};
use crate::Playable;
use interregnum_games::claim::{Action, Card, CardSet, Claim, ClaimView, Phase};
use interregnum_kernel::{Seat, SeatSet};
use others::Others;
use trick::Trick;
use votes::Votes;

impl Sense for Claim {
    fn judge(view: &ClaimView, memory: Memory) -> Vec<Judged<Action>> {
        let Some(me) = view.viewer.seat() else { return Vec::new() };
        let glance = Glance::new(view, me, memory);
        let judge = |&action: &Action| Judged { action, merit: glance.merit(action), why: None };
        view.legal.iter().map(judge).collect()
    }
}

/// What one sees at a glance.
struct Glance<'a> {
    view: &'a ClaimView,
    me: Seat,
    mates: SeatSet,
    others: Others<'a>,
    votes: Votes,
    /// What an unknown card is worth on average.
    usual: f64,
}

impl<'a> Glance<'a> {
    fn new(view: &'a ClaimView, me: Seat, memory: Memory) -> Self {
        let mates = Claim::partners(view.seats.len(), me);
        let others = Others::of(view, me, memory);
        let usual = mean(others.unseen(), worth::follower);
        Self { view, me, mates, others, votes: Votes::of(view, mates), usual }
    }

    fn merit(&self, action: Action) -> f64 {
        match action {
            Action::Play(card) if self.view.phase == Phase::One => self.recruiting(card) / worth::RECRUITING,
            Action::Play(card) => self.gathering(card) / worth::GATHERING,
            Action::Take(card) => worth::follower(card) / worth::TAKING,
            Action::TakeTop => self.view.looked_at.map_or(self.usual, worth::follower) / worth::TAKING,
        }
    }

    /// The seats that play after this one.
    fn later(&self) -> impl Iterator<Item = Seat> {
        let players = self.view.seats.len();
        let me = self.me;
        (1..players - self.view.trick.len()).map(move |step| me.clockwise(step, players))
    }

    /// Phase one: what is likely to be taken after playing this card, less what the card could
    /// still have won.
    fn recruiting(&self, card: Card) -> f64 {
        let trick = Trick::with(self.view, self.me, card);
        let prizes = self.prizes();
        let dead = worth::UNDEAD * self.undead(&trick);
        let stake = prizes[0] - self.usual + dead;
        let (winner, best) = trick.winning();
        let mut ranks = vec![0.0; self.view.seats.len()];
        ranks[trick.rank(self.me)] = 1.0;
        let mut ours = if self.mates.contains(winner) { 1.0 } else { 0.0 };
        for seat in self.later() {
            let passed = self.others.beats(seat, trick.led(), card, stake > 0.0);
            for place in (1..ranks.len()).rev() {
                ranks[place] = ranks[place] * (1.0 - passed) + ranks[place - 1] * passed;
            }
            ranks[0] *= 1.0 - passed;
            let beaten = self.others.beats(seat, trick.led(), best, stake > 0.0);
            ours =
                if self.mates.contains(seat) { ours + (1.0 - ours) * beaten } else { ours * (1.0 - beaten) };
        }
        let taken: f64 = ranks.iter().zip(&prizes).map(|(chance, prize)| chance * prize).sum();
        let players = prizes.len() as f64;
        let others = (prizes.iter().sum::<f64>() - taken) / (players - 1.0);
        taken - others + (2.0 * ours - 1.0) * dead - worth::SPENT * worth::power(card)
    }

    /// What the first, the second and so on take after this trick.
    fn prizes(&self) -> Vec<f64> {
        let mut prizes: Vec<f64> = self.view.face_up.cards().map(worth::follower).collect();
        prizes.sort_by(|a, b| b.total_cmp(a));
        prizes.resize(self.view.seats.len(), self.usual);
        prizes
    }

    /// What the Undead of a trick of phase one weigh (C6.4).
    fn undead(&self, trick: &Trick) -> f64 {
        let scored = |card: &Card| card.faction() == interregnum_games::claim::Faction::Undead;
        trick.cards().filter(scored).map(|card| self.votes.weight(card.faction())).sum()
    }

    /// Phase two: what the trick is likely to bring with this card, less what the card could
    /// still have won.
    fn gathering(&self, card: Card) -> f64 {
        let trick = Trick::with(self.view, self.me, card);
        let spent = self.spent(card);
        let later: Vec<Seat> = self.later().collect();
        if let [seat] = later[..]
            && let Some(hand) = self.others.hand(seat)
        {
            return self.answered(&trick, seat, hand) - spent;
        }
        let won = trick.spoils(self.view, &self.votes, self.mates, self.me);
        let (winner, best) = trick.winning();
        let against = if self.mates.contains(winner) { later.first().copied() } else { Some(winner) };
        let lost = against.map_or(won, |seat| trick.spoils(self.view, &self.votes, self.mates, seat));
        let stake = won - lost;
        let mut ours = if self.mates.contains(winner) { 1.0 } else { 0.0 };
        for seat in &later {
            let mate = self.mates.contains(*seat);
            let beaten = self.others.beats(*seat, trick.led(), best, stake > 0.0);
            ours = if mate { ours + (1.0 - ours) * beaten } else { ours * (1.0 - beaten) };
        }
        let coming = later.len() as f64 * self.votes.mean(self.others.unseen());
        ours * (won + coming) + (1.0 - ours) * (lost - coming) - spent
    }

    /// What the trick brings if the last to play, whose hand is known, answers sensibly.
    fn answered(&self, trick: &Trick, seat: Seat, hand: CardSet) -> f64 {
        let following = hand.faction(trick.led());
        let stand_ins = hand.faction(interregnum_games::claim::Faction::Doppelgangers);
        let may =
            |card: &Card| following.is_empty() || following.contains(*card) || stand_ins.contains(*card);
        let answer = |card: Card| {
            let whole = trick.and(seat, card);
            let brings = whole.spoils(self.view, &self.votes, self.mates, whole.winning().0);
            (brings, brings + self.spent(card))
        };
        let answers = hand.kinds().filter(may).map(answer);
        answers.min_by(|a, b| a.1.total_cmp(&b.1)).map_or(0.0, |(brings, _)| brings)
    }

    /// Phase two: what a card in hand could still win.
    fn spent(&self, card: Card) -> f64 {
        worth::HELD * worth::power(card) * self.votes.mean(self.view.seats[self.me.index()].hand.known)
    }
}

fn mean(cards: CardSet, of: impl Fn(Card) -> f64) -> f64 {
    cards.cards().map(of).sum::<f64>() / cards.len().max(1) as f64
}
