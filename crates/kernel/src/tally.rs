//! The result of a game in sentences: who won, by how much, and what decided a tie.

use crate::{Phrase, Seat, SeatSet, sort_short_by_key};

/// The count of a finished game, side by side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The key of the message for a count; with `-to` appended, the key of the message that
    /// compares two counts.
    pub unit: &'static str,
    /// Every side, a player or partners, with its count.
    pub sides: Vec<(SeatSet, usize)>,
    /// Who has won: nobody in a draw.
    pub winners: SeatSet,
    /// What else decided the game: a tie-break, a power, the games of a match.
    pub notes: Vec<Phrase>,
}

impl Tally {
    /// Everybody plays alone; one count for each seat.
    pub fn by_seat<T: Into<usize>>(
        unit: &'static str,
        counts: impl IntoIterator<Item = T>,
        winners: SeatSet,
    ) -> Self {
        let sides = counts.into_iter().enumerate();
        let sides = sides.map(|(seat, count)| (SeatSet::one(Seat::new(seat)), count.into())).collect();
        Self { unit, sides, winners, notes: Vec::new() }
    }

    /// The result for a player (`reader`) or a spectator (`None`): one sentence with the score,
    /// then the notes.
    pub fn sentences(&self, reader: Option<Seat>) -> Vec<Phrase> {
        let mut ranked = self.sides.clone();
        sort_short_by_key(&mut ranked, |(seats, count)| (!self.has_won(*seats), std::cmp::Reverse(*count)));
        let mut told = match ranked.as_slice() {
            [(winners, high), (losers, low)] => vec![self.duel((*winners, *high), (*losers, *low), reader)],
            _ => vec![self.place(&ranked, reader), ranking(&ranked)],
        };
        told.extend(self.notes.iter().cloned());
        told
    }

    fn has_won(&self, seats: SeatSet) -> bool {
        seats.first().is_some_and(|seat| self.winners.contains(seat))
    }

    /// One side against another.
    fn duel(&self, winning: (SeatSet, usize), losing: (SeatSet, usize), reader: Option<Seat>) -> Phrase {
        let score = |own: usize, other: usize| {
            Phrase::new(format!("{}-to", self.unit)).with("first", own).with("second", other)
        };
        let is_reader = |seats: SeatSet| reader.is_some_and(|seat| seats.contains(seat));
        if self.winners.is_empty() {
            return Phrase::new("result-draw").with("score", score(winning.1, losing.1));
        }
        if self.has_won(losing.0) {
            return told_of("result-shared", self.winners, reader).with("score", score(winning.1, losing.1));
        }
        if is_reader(losing.0) {
            return told_of("result-lost", losing.0, reader).with("score", score(losing.1, winning.1));
        }
        told_of("result-won", winning.0, reader).with("score", score(winning.1, losing.1))
    }

    /// Three or more sides: the winner's lead, or how far the reader is behind.
    fn place(&self, ranked: &[(SeatSet, usize)], reader: Option<Seat>) -> Phrase {
        let best = ranked.first().map_or(0, |(_, count)| *count);
        let count = |count: usize| Phrase::new(self.unit).with("count", count);
        let own = ranked.iter().find(|(seats, _)| reader.is_some_and(|seat| seats.contains(seat)));
        if let Some((seats, score)) = own.filter(|(seats, _)| !self.has_won(*seats)) {
            let before = |(other, high): &&(SeatSet, usize)| high > score || self.has_won(*other);
            return told_of("result-placed", *seats, reader)
                .with("place", ranked.iter().filter(before).count() + 1)
                .with("of", ranked.len())
                .with("score", count(*score))
                .with("margin", best - score)
                .with("winner", people(self.winners, None));
        }
        if self.winners.len() > 1 {
            return told_of("result-shared", self.winners, reader).with("score", count(best));
        }
        let next: Vec<&(SeatSet, usize)> = ranked.iter().filter(|(seats, _)| !self.has_won(*seats)).collect();
        let second = next.first().map_or(0, |(_, count)| *count);
        let seats = next.iter().filter(|(_, count)| *count == second).flat_map(|(seats, _)| *seats).collect();
        told_of("result-best", self.winners, reader)
            .with("score", count(best))
            .with("margin", best - second)
            .with("next", people(seats, None))
    }
}

/// The result of a game that was not played to its end: the winners, without a score.
pub fn unplayed(winners: SeatSet, reader: Option<Seat>) -> Phrase {
    match reader {
        _ if winners.is_empty() => Phrase::new("result-off"),
        Some(seat) if !winners.contains(seat) => Phrase::new("result-lost-bare"),
        _ => told_of("result-won-bare", winners, reader),
    }
}

/// A sentence about some seats; the reader comes first.
fn told_of(key: &str, seats: SeatSet, reader: Option<Seat>) -> Phrase {
    let reader = reader.filter(|seat| seats.contains(*seat));
    let form = match reader {
        Some(_) => "you",
        None if seats.len() == 1 => "one",
        None => "many",
    };
    Phrase::new(key).with("who", people(seats, reader)).with("form", form)
}

fn people(seats: SeatSet, reader: Option<Seat>) -> Vec<Phrase> {
    let first = reader.map(|_| Phrase::new("seat-you"));
    let others =
        seats.filter(|seat| Some(*seat) != reader).map(|seat| Phrase::new("result-name").with("seat", seat));
    first.into_iter().chain(others).collect()
}

/// All sides in order, with their counts.
fn ranking(ranked: &[(SeatSet, usize)]) -> Phrase {
    let one = |(seats, count): &(SeatSet, usize)| {
        seats.first().map(|seat| Phrase::new("result-ranked").with("seat", seat).with("count", *count))
    };
    Phrase::new("result-ranking").with("list", ranked.iter().filter_map(one).collect::<Vec<_>>())
}
