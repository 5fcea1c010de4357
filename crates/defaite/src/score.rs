//! Points, and who has won (L10).

use crate::card_set::CardSet;
use crate::court::Court;
use crate::happening::{DefaiteEvent, Merit};
use crate::rule_runner::RuleRunner;
use crate::state::{Defaite, Stage};
use crate::symbol::Symbol;
use interregnum_kernel::{Outcome, Phrase, Seat, SeatSet, Tally, Witness};
use serde::Serialize;

/// L10.2: the points for holding the King when provinces are scored.
const KING: u16 = 5;
/// L10.3: the points for a special person, a noble or the Queen.
const PERSON: u16 = 3;

/// The result of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Detail {
    /// The points by seat, including the final scoring.
    pub points: Vec<u16>,
    /// The final scoring of each seat.
    #[serde(rename = "final")]
    pub last: Vec<Last>,
}

/// The final scoring of one seat (L10.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Last {
    /// The points by L10.2, including those for the King.
    pub provinces: u16,
    /// The points for persons.
    pub persons: u16,
}

impl Court {
    /// L10.2: the provinces' values, doubled for the symbol of a noble.
    fn provinces(&self) -> u16 {
        let lands = self.lands.0;
        let symbols = self.symbols();
        let paris = (lands >> 21 & 1) as u16 * 4;
        let thirds = Symbol::ALL.into_iter().enumerate().map(|(number, symbol)| {
            let lands = (lands >> (3 * number) & 0b111).count_ones() as u16;
            if symbols.contains(symbol) { 6 * lands } else { 3 * lands }
        });
        paris + thirds.sum::<u16>()
    }

    /// L10.3: the courtiers, doubled for the symbol of a noble, and all other persons.
    fn persons(&self) -> u16 {
        let symbols = self.symbols();
        let own = |card: &crate::Card| card.symbol().is_some_and(|symbol| symbols.contains(symbol));
        let courtiers = self.courtiers();
        let doubled = courtiers.cards().filter(own).count() as u16;
        let others = self.persons.minus_places(CardSet::COURTIERS).len() as u16;
        courtiers.len() as u16 + doubled + PERSON * others
    }
}

impl<W: Witness<DefaiteEvent>> RuleRunner<'_, W> {
    /// L10.2: all players score their provinces, and the holder of the King scores for him.
    pub(crate) fn score_provinces(&mut self) {
        for seat in Seat::all(self.seats()) {
            let points = self.courts[seat].provinces();
            self.score(seat, points, Merit::Provinces, "L10.2");
        }
        if self.king.held {
            self.score(self.king.seat, KING, Merit::King, "L10.2");
        }
    }

    /// L10.3: the end.
    pub(crate) fn score_end(&mut self) {
        self.score_provinces();
        for seat in Seat::all(self.seats()) {
            let points = self.courts[seat].persons();
            self.score(seat, points, Merit::Persons, "L10.3");
        }
    }
}

impl Defaite {
    /// L10.4: most points, then most provinces, then most courtiers; nobody before the end.
    #[inline]
    pub(crate) fn victors(&self) -> Option<SeatSet> {
        if !matches!(self.stage, Stage::Over) {
            return None;
        }
        let best = Seat::all(self.seats()).map(|seat| self.rank(seat)).max()?;
        Some(Seat::all(self.seats()).filter(|&seat| self.rank(seat) == best).collect())
    }

    /// Points, provinces, courtiers.
    #[inline]
    fn rank(&self, seat: Seat) -> (u16, usize, usize) {
        let court = &self.courts[seat];
        (court.points, court.lands.len(), court.courtiers().len())
    }

    /// The points of each seat, and what broke a tie between them.
    pub(crate) fn tallied(&self) -> Option<Tally> {
        let winners = self.victors()?;
        let points = Seat::all(self.seats()).map(|seat| self.courts[seat].points);
        let notes = winners.first().and_then(|seat| self.tie_break(seat)).into_iter().collect();
        Some(Tally { notes, ..Tally::by_seat("points", points, winners) })
    }

    /// L10.4: what decided between the winner and a player with the same points.
    fn tie_break(&self, won: Seat) -> Option<Phrase> {
        let (points, provinces, courtiers) = self.rank(won);
        let others = Seat::all(self.seats()).filter(|&seat| seat != won).map(|seat| self.rank(seat));
        let rival = others.filter(|rival| rival.0 == points).max()?;
        let (key, own, other) = match rival {
            (_, lands, _) if lands < provinces => ("defaite-result-provinces", provinces, lands),
            (_, _, persons) if persons < courtiers => ("defaite-result-courtiers", courtiers, persons),
            _ => return None,
        };
        Some(Phrase::new(key).with("first", own).with("second", other).with("rule", "L10.4"))
    }

    /// How the game ended.
    pub(crate) fn ending(&self) -> Option<Outcome<Detail>> {
        let winners = self.victors()?;
        let last = |seat: Seat| {
            let court = &self.courts[seat];
            let king = if self.king.held && self.king.seat == seat { KING } else { 0 };
            Last { provinces: court.provinces() + king, persons: court.persons() }
        };
        let points = Seat::all(self.seats()).map(|seat| self.courts[seat].points).collect();
        let last = Seat::all(self.seats()).map(last).collect();
        Some(Outcome { winners, reason: "points", detail: Detail { points, last } })
    }
}
