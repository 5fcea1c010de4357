//! The end of a game and of a match (B4.4, B4.5, B6.7), and the events of a round's result.

use crate::card::SEATS;
use crate::duel::Verdict;
use crate::happening::{BraveRatsEvent, Fact};
use crate::standing::{GameEnd, Reason, Resolved};
use crate::state::{BraveRats, Stage};
use interregnum_kernel::{BySeat, Outcome, Phrase, Seat, SeatSet, Tally, Witness};
use serde::Serialize;

/// The figures behind an outcome.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Detail {
    /// The victories of the last game by seat; they may exceed the target.
    pub victories: [u8; SEATS],
    /// The victories of each game.
    pub games: Vec<[u8; SEATS]>,
    /// The games won by each seat.
    pub won: [u8; SEATS],
    /// Whether a Princess won the last game.
    pub princess: bool,
}

impl BraveRats {
    /// Ends a game: ends the match, or begins the next game.
    pub(crate) fn end_game(&mut self, end: GameEnd, witness: &mut impl Witness<BraveRatsEvent>) {
        let victories = self.standing.victories;
        self.ended += 1;
        witness.note(|| {
            let rule = match end.reason {
                Reason::Victories => "B4.4",
                Reason::Princess => "B3.3",
                Reason::Draw => "B4.5",
            };
            BraveRatsEvent::happened(Fact::GameOver { end, victories }, rule)
        });
        if let Some(winner) = end.winner {
            self.won[winner] += 1;
        }
        let decided = self.won.0.iter().any(|&won| won >= self.options.wins);
        if !decided && usize::from(self.ended) < self.options.games() {
            self.gather(witness);
            self.begin(witness);
            return;
        }
        self.stage = Stage::Over;
        self.turn = SeatSet::NONE;
        if self.options.is_match() {
            let (winner, won) = (self.leader(), self.won);
            witness.note(|| BraveRatsEvent::happened(Fact::MatchOver { winner, won }, "B6.7"));
        }
    }

    /// Who has won more games.
    #[inline]
    fn leader(&self) -> Option<Seat> {
        let [yarg, applewood] = self.won.0;
        if yarg == applewood { None } else { Some(Seat::new(usize::from(applewood > yarg))) }
    }

    /// Who has won, if the game or the match is over: nobody in a draw.
    #[inline]
    pub(crate) fn winning(&self) -> Option<SeatSet> {
        (self.stage == Stage::Over).then(|| self.leader().map_or(SeatSet::NONE, SeatSet::one))
    }

    pub(crate) fn ending(&self) -> Option<Outcome<Detail>> {
        let winners = self.winning()?;
        let games: Vec<(GameEnd, BySeat<u8, SEATS>)> =
            (0..usize::from(self.ended)).map(|game| self.result(game)).collect();
        let (last, victories) = *games.last()?;
        // The reason is that of the last game that the winner won. It is the last game of all,
        // except in a match that ends 1 to 0 after nine games, where the last game may be a draw.
        let winner = winners.first();
        let decisive = games.iter().rev().find(|(end, _)| winner.is_some() && end.winner == winner);
        let detail = Detail {
            victories: victories.0,
            games: games.iter().map(|(_, victories)| victories.0).collect(),
            won: self.won.0,
            princess: last.reason == Reason::Princess,
        };
        let reason = decisive.map_or(Reason::Draw, |(end, _)| end.reason);
        Some(Outcome { winners, reason: reason.word(), detail })
    }

    /// The victories of each seat, or the games of a match.
    pub(crate) fn tallied(&self) -> Option<Tally> {
        let Outcome { winners, reason, detail } = self.ending()?;
        let is_match = self.options.is_match();
        let unit = match reason {
            _ if is_match => "braverats-games",
            word if word == Reason::Princess.word() => "braverats-princess",
            _ => "braverats-victories",
        };
        let counts = if is_match { detail.won } else { detail.victories };
        let first = winners.first().unwrap_or(Seat::new(0));
        let [own, other] = [first.index(), 1 - first.index()];
        let games: Vec<String> =
            detail.games.iter().map(|game| format!("{}–{}", game[own], game[other])).collect();
        let told = Phrase::new("braverats-result-games").with("seat", first).with("games", games.join(", "));
        let notes = if is_match { vec![told] } else { Vec::new() };
        Some(Tally { notes, ..Tally::by_seat(unit, counts, winners) })
    }
}

impl Resolved {
    /// Records the events of the round's result.
    #[inline]
    pub(crate) fn tell<W: Witness<BraveRatsEvent>>(&self, witness: &mut W) {
        if W::SILENT {
            return;
        }
        let duel = self.duel;
        for seat in Seat::all(SEATS) {
            if let Some(why) = duel.powerless(seat) {
                let fact = || Fact::Powerless { seat, card: duel.card(seat), why };
                witness.note(|| BraveRatsEvent::happened(fact(), why.rule().0));
            }
        }
        let (why, strengths) = (duel.why(), duel.strengths());
        match duel.verdict() {
            Verdict::Held => self.tell_held(witness),
            Verdict::Round(seat) => {
                let (card, victories) = (duel.card(seat), self.gained);
                let won = Fact::Won { seat, card, why, strengths, victories };
                witness.note(|| BraveRatsEvent::happened(won, why.rule().0));
            }
            Verdict::Game(_) => {} // told as the end of the game
        }
    }

    fn tell_held(&self, witness: &mut impl Witness<BraveRatsEvent>) {
        let duel = self.duel;
        let held = Fact::Held { why: duel.why(), strengths: duel.strengths(), held: self.next.held };
        witness.note(|| BraveRatsEvent::happened(held, duel.why().rule().0));
        for seat in duel.kept() {
            let keeps = Fact::Keeps { seat, card: duel.card(seat), kept: self.next.kept[seat] };
            witness.note(|| BraveRatsEvent::happened(keeps, "B4.3"));
        }
    }
}
