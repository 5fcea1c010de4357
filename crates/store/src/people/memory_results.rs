//! Results and ratings in memory: every answer is read from the list of results.

use super::memory::People;
use crate::{
    GameResult, MemoryStore, RankedPerson, RatedResult, RatingKind, RatingPoint, RatingVersion, ResultKey,
    ResultStore, SeatResult, StoreFuture, StoredRating, WinCount,
};
use interregnum_table::{PersonId, TableId};
use std::collections::BTreeMap;

/// The results of games with the ratings after them, in their order.
#[derive(Default)]
pub(crate) struct Results {
    version: RatingVersion,
    games: BTreeMap<ResultKey, RatedResult>,
}

/// A game of a person.
struct Played<'a> {
    result: &'a GameResult,
    seat: SeatResult,
    rating: Option<StoredRating>,
}

impl Results {
    /// Records results; does nothing if others were recorded since the version `seen`.
    pub(super) fn record(&mut self, seen: RatingVersion, results: Vec<RatedResult>) -> bool {
        if self.version != seen {
            return false;
        }
        self.version.0 += 1;
        self.games.extend(results.into_iter().map(|rated| (rated.result.key(), rated)));
        true
    }

    pub(super) fn clear(&mut self) {
        self.version.0 += 1;
        self.games.clear();
    }

    /// The games of a person, oldest first.
    fn of(&self, person: PersonId) -> impl DoubleEndedIterator<Item = Played<'_>> {
        self.games.values().filter_map(move |RatedResult { result, ratings }| {
            let place = result.seats.iter().position(|seat| seat.person == person)?;
            Some(Played { result, seat: result.seats[place], rating: ratings.get(place).copied() })
        })
    }

    /// Whether a game of this person counted.
    pub(crate) fn is_rated(&self, person: PersonId) -> bool {
        self.of(person).any(|played| played.rating.is_some())
    }

    /// The games of a person that counted for a kind of rating, oldest first, and the ratings after them.
    fn rated(
        &self,
        person: PersonId,
        kind: &RatingKind,
    ) -> impl DoubleEndedIterator<Item = (&GameResult, StoredRating)> {
        self.of(person)
            .filter(|played| played.result.kind() == *kind)
            .filter_map(|played| Some((played.result, played.rating?)))
    }

    fn ratings(&self, person: PersonId) -> BTreeMap<RatingKind, StoredRating> {
        self.of(person).filter_map(|played| Some((played.result.kind(), played.rating?))).collect()
    }

    fn win_counts(&self, person: PersonId) -> Vec<WinCount> {
        let mut counts: BTreeMap<RatingKind, WinCount> = BTreeMap::new();
        for played in self.of(person) {
            let kind = played.result.kind();
            let none = WinCount { kind: kind.clone(), played: 0, won: 0, drawn: 0 };
            counts.entry(kind).or_insert(none).count(played.seat.outcome, 1);
        }
        counts.into_values().collect()
    }
}

impl People {
    fn leaderboard(&self, kind: &RatingKind) -> Vec<RankedPerson> {
        let people = self.accounts.keys().filter(|person| !self.social.is_bot(person));
        let people = people.filter_map(|person| self.persons.get(person));
        let rated =
            people.filter_map(|person| Some((person, self.results.rated(person.id, kind).next_back()?.1)));
        let mut found: Vec<_> = rated.filter(|(_, rating)| !rating.provisional).collect();
        found.sort_by(|(one, better), (other, worse)| {
            worse.value.total_cmp(&better.value).then_with(|| one.id.to_string().cmp(&other.id.to_string()))
        });
        found.into_iter().map(|(person, rating)| RankedPerson { name: person.name.clone(), rating }).collect()
    }
}

impl ResultStore for MemoryStore {
    fn recorded_rounds(&self, table: TableId) -> StoreFuture<'_, (RatingVersion, Vec<u32>)> {
        self.ask_people(move |people| {
            let games = people.results.games.keys().filter(|key| key.table == table);
            let mut rounds: Vec<u32> = games.map(|key| key.round).collect();
            rounds.sort_unstable();
            (people.results.version, rounds)
        })
    }

    fn rated_after(&self, kind: RatingKind, key: ResultKey) -> StoreFuture<'_, Vec<GameResult>> {
        self.ask_people(move |people| {
            let games = people.results.games.values().map(|rated| &rated.result);
            let fits = |result: &&GameResult| result.rated && result.kind() == kind && result.key() > key;
            games.filter(fits).cloned().collect()
        })
    }

    fn rating_before(
        &self,
        person: PersonId,
        kind: RatingKind,
        key: ResultKey,
    ) -> StoreFuture<'_, Option<StoredRating>> {
        self.ask_people(move |people| {
            let mut rated = people.results.rated(person, &kind);
            rated.rfind(|(result, _)| result.key() < key).map(|(_, rating)| rating)
        })
    }

    fn ratings(&self, person: PersonId) -> StoreFuture<'_, Vec<(RatingKind, StoredRating)>> {
        self.ask_people(move |people| {
            let exists = people.persons.contains_key(&person);
            people.results.ratings(person).into_iter().filter(|_| exists).collect()
        })
    }

    fn rating_history(
        &self,
        person: PersonId,
        kind: RatingKind,
        limit: u32,
    ) -> StoreFuture<'_, Vec<RatingPoint>> {
        self.ask_people(move |people| {
            let rated = people.results.rated(person, &kind).rev().take(limit as usize);
            let mut points: Vec<_> =
                rated.map(|(result, rating)| RatingPoint { at: result.ended, rating }).collect();
            points.reverse();
            points
        })
    }

    fn win_counts(&self, person: PersonId) -> StoreFuture<'_, Vec<WinCount>> {
        self.ask_people(move |people| people.results.win_counts(person))
    }

    fn leaderboard(&self, kind: RatingKind, skipped: u32, limit: u32) -> StoreFuture<'_, Vec<RankedPerson>> {
        self.ask_people(move |people| {
            let all = people.leaderboard(&kind).into_iter();
            all.skip(skipped as usize).take(limit as usize).collect()
        })
    }
}
