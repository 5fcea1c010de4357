//! L10: points, and who wins.

use super::cards::{is_kind, value};
use super::table::{King, NaivePosition};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NaiveOutcome {
    /// The winning seats, ascending.
    pub winners: Vec<usize>,
    /// The points by seat, with the final scoring.
    pub points: Vec<u32>,
    /// The points of the final scoring by L10.2, by seat.
    pub provinces: Vec<u32>,
    /// The other points of the final scoring (L10.3), by seat.
    pub persons: Vec<u32>,
}

impl NaivePosition {
    /// L10.2: the points of a seat for its provinces and the King.
    fn worth_of_provinces(&self, seat: usize) -> u32 {
        let court = &self.courts[seat];
        let mut worth = if self.king == King::HeldBy(seat) { 5 } else { 0 };
        for province in &court.provinces {
            let times = if court.matches(&province.card) { 2 } else { 1 };
            worth += times * value(&province.card);
        }
        worth
    }

    /// L10.3: the points of a seat for its persons.
    fn worth_of_persons(&self, seat: usize) -> u32 {
        let court = &self.courts[seat];
        let mut worth = 3 * court.nobles.len() as u32;
        for person in &court.persons {
            worth += match is_kind(&person.card, "Co") {
                true if court.matches(&person.card) => 2,
                true => 1,
                false => 3,
            };
        }
        worth
    }

    /// L8.5, L10.2: every player scores.
    pub(super) fn score_provinces(&mut self) {
        for seat in 0..self.players() {
            self.points[seat] += self.worth_of_provinces(seat);
        }
    }

    /// L10.3, L10.4: the end of the game.
    pub(super) fn final_scoring(&mut self) -> NaiveOutcome {
        let seats = 0..self.players();
        let provinces: Vec<u32> = seats.clone().map(|seat| self.worth_of_provinces(seat)).collect();
        let persons: Vec<u32> = seats.clone().map(|seat| self.worth_of_persons(seat)).collect();
        for seat in seats.clone() {
            self.points[seat] += provinces[seat] + persons[seat];
        }
        let rank = |seat: usize| {
            let court = &self.courts[seat];
            (self.points[seat], court.provinces.len(), court.courtiers().count())
        };
        let best = seats.clone().map(rank).max();
        let winners = seats.filter(|&seat| Some(rank(seat)) == best).collect();
        NaiveOutcome { winners, points: self.points.clone(), provinces, persons }
    }
}
