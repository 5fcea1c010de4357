//! The heuristic of Claim.
//!
//! Phase one: win prizes that are better than an unknown card, as cheaply as possible, and discard
//! weak cards where the prize is poor. Phase two: win cards of votes that are still open, and give
//! up tricks that decide nothing.

mod others;
mod reason;
mod trick;
mod votes;
mod worth;

use crate::{Heuristic, Playable, Recall, Scored};
use interregnum_games::claim::{Action, Card, CardSet, Claim, ClaimView, Faction, Phase};
use interregnum_kernel::{Phrase, Seat, SeatSet, sort_short_by};
use others::Others;
use trick::Trick;
use votes::Votes;

impl Heuristic for Claim {
    fn score(view: &ClaimView, recall: Recall) -> Vec<Scored<Action>> {
        let Some(me) = view.viewer.seat() else { return Vec::new() };
        let evaluation = Evaluation::new(view, me, recall);
        view.decision.legal.iter().map(|&action| Scored { action, merit: evaluation.merit(action) }).collect()
    }

    fn glitter(view: &ClaimView) -> Vec<f64> {
        let value = |action: &Action| match action {
            Action::Play(card) | Action::Take(card) => f64::from(card.value()),
            Action::TakeTop => view.looked_at.map_or(UNSEEN, |card| f64::from(card.value())),
        };
        view.decision.legal.iter().map(|action| value(action) / DAZZLING).collect()
    }

    fn reasons(view: &ClaimView) -> Vec<Option<Phrase>> {
        let Some(me) = view.viewer.seat() else { return Vec::new() };
        let evaluation = Evaluation::new(view, me, Recall::Perfect);
        view.decision.legal.iter().map(|&action| evaluation.reason(action)).collect()
    }
}

/// The scale of what glitters: the typical difference between the numbers of two cards.
const DAZZLING: f64 = 2.9;

/// The number that a child expects of a card it does not see.
const UNSEEN: f64 = 5.0;

/// A view with the quantities that the heuristic computes once.
struct Evaluation<'a> {
    view: &'a ClaimView,
    me: Seat,
    mates: SeatSet,
    others: Others<'a>,
    votes: Votes,
    /// The average value of an unknown card.
    usual: f64,
}

impl<'a> Evaluation<'a> {
    fn new(view: &'a ClaimView, me: Seat, recall: Recall) -> Self {
        let mates = Claim::partners(view.seats.len(), me);
        let others = Others::of(view, me, recall);
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
    fn later(&self) -> impl Iterator<Item = Seat> + use<> {
        let players = self.view.seats.len();
        let me = self.me;
        (1..players - self.view.trick.len()).map(move |step| me.clockwise(step, players))
    }

    /// The probability that this side wins the trick, if those who play later want it (`wanted`) or
    /// not.
    fn chance_of_ours(&self, trick: &Trick, wanted: bool) -> f64 {
        let (winner, best) = trick.winning();
        let ours = if self.mates.contains(winner) { 1.0 } else { 0.0 };
        self.later().fold(ours, |ours, seat| {
            let beaten = self.others.beats(seat, trick.led(), best, wanted);
            if self.mates.contains(seat) { ours + (1.0 - ours) * beaten } else { ours * (1.0 - beaten) }
        })
    }

    /// Phase one: the expected value of what is taken and scored after playing this card, minus
    /// what the card could still have won.
    fn recruiting(&self, card: Card) -> f64 {
        let trick = Trick::with(self.view, self.me, card);
        let wanted = self.stake(&trick) > 0.0;
        let mut ranks = vec![0.0; self.view.seats.len()];
        ranks[trick.rank(self.me)] = 1.0;
        for seat in self.later() {
            let passed = self.others.beats(seat, trick.led(), card, wanted);
            for place in (1..ranks.len()).rev() {
                ranks[place] = ranks[place] * (1.0 - passed) + ranks[place - 1] * passed;
            }
            ranks[0] *= 1.0 - passed;
        }
        let prizes = self.prizes();
        let taken: f64 = ranks.iter().zip(&prizes).map(|(chance, prize)| chance * prize).sum();
        let others = (prizes.iter().sum::<f64>() - taken) / (prizes.len() as f64 - 1.0);
        let scored = (2.0 * self.chance_of_ours(&trick, wanted) - 1.0) * self.undead(&trick);
        taken - others + scored - worth::SPENT * worth::power(card)
    }

    /// The values of what the first, the second and so on take after this trick.
    fn prizes(&self) -> Vec<f64> {
        let mut prizes: Vec<f64> = self.view.face_up.cards().map(worth::follower).collect();
        sort_short_by(&mut prizes, |a, b| b.total_cmp(a));
        prizes.resize(self.view.seats.len(), self.usual);
        prizes
    }

    /// The gain of winning a trick of phase one, compared with an unknown card.
    fn stake(&self, trick: &Trick) -> f64 {
        self.prizes()[0] - self.usual + self.undead(trick)
    }

    /// The value of the Undead of a trick of phase one for its winner (C6.4).
    fn undead(&self, trick: &Trick) -> f64 {
        let number = trick.cards().filter(|card| card.faction() == Faction::Undead).count();
        worth::UNDEAD * number as f64 * self.votes.weight(Faction::Undead)
    }

    /// Phase two: the expected gain of the trick with this card, minus what the card could still
    /// have won.
    fn gathering(&self, card: Card) -> f64 {
        let trick = Trick::with(self.view, self.me, card);
        let later: Vec<Seat> = self.later().collect();
        if let [seat] = later[..]
            && let Some(hand) = self.others.hand(seat)
        {
            let answer = self.answer(&trick, seat, hand);
            return answer.map_or(0.0, |answer| self.brings(&trick.and(seat, answer))) - self.spent(card);
        }
        let spoils = |winner| trick.spoils(self.view, &self.votes, self.mates, winner);
        let won = spoils(self.me);
        let winner = trick.winning().0;
        let rival = if self.mates.contains(winner) { later.first().copied() } else { Some(winner) };
        let lost = rival.map_or(won, spoils);
        let ours = self.chance_of_ours(&trick, won > lost);
        let coming = later.len() as f64 * self.votes.mean(self.others.unseen());
        ours * (won + coming) + (1.0 - ours) * (lost - coming) - self.spent(card)
    }

    /// The gain of a complete trick.
    fn brings(&self, trick: &Trick) -> f64 {
        trick.spoils(self.view, &self.votes, self.mates, trick.winning().0)
    }

    /// The best reply of the last player, whose hand is known.
    fn answer(&self, trick: &Trick, seat: Seat, hand: CardSet) -> Option<Card> {
        let following = hand.faction(trick.led());
        let stand_ins = hand.faction(Faction::Doppelgangers);
        let may =
            |card: &Card| following.is_empty() || following.contains(*card) || stand_ins.contains(*card);
        let costs = |card: Card| self.brings(&trick.and(seat, card)) + self.spent(card);
        hand.kinds().filter(may).min_by(|a, b| costs(*a).total_cmp(&costs(*b)))
    }

    /// Phase two: what a card in hand could still win.
    fn spent(&self, card: Card) -> f64 {
        worth::HELD * worth::power(card) * self.votes.mean(self.view.seats[self.me.index()].hand.known)
    }
}

fn mean(cards: CardSet, of: impl Fn(Card) -> f64) -> f64 {
    cards.cards().map(of).sum::<f64>() / cards.len().max(1) as f64
}
