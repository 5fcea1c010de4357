//! Results and ratings in memory: every answer is read from the list of results.

use super::memory::People;
use crate::{
    ExactCount, ExactSeat, Examination, GameResult, MemoryStore, RankedPerson, RatedResult, RatingKind,
    RatingPoint, RatingVersion, ResultKey, ResultStore, SeatResult, StoreFuture, StoredRating, WinCount,
};
use interregnum_table::{PersonId, TableId};
use std::collections::{BTreeMap, HashMap};

/// The results of games with the ratings after them, in their order.
#[derive(Default)]
pub(crate) struct Results {
    version: RatingVersion,
    games: BTreeMap<ResultKey, RatedResult>,
    /// By table and game of the table.
    examined: HashMap<(TableId, u32), Examination>,
}

/// A game of a person.
struct Played<'a> {
    result: &'a GameResult,
    seat: SeatResult,
    rating: Option<StoredRating>,
    options: Option<&'a String>,
    exact: Option<ExactSeat>,
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
        self.examined.clear();
    }

    /// Keeps an examination; does nothing if there is one, or no such result.
    pub(super) fn examine(&mut self, table: TableId, round: u32, examination: Examination) -> bool {
        let is_result = self.games.keys().any(|key| key.table == table && key.round == round);
        let key = (table, round);
        is_result && !self.examined.contains_key(&key) && self.examined.insert(key, examination).is_none()
    }

    fn examination(&self, result: &GameResult) -> Option<&Examination> {
        self.examined.get(&(result.table.clone(), result.round))
    }

    /// The games of a person, oldest first.
    fn of(&self, person: PersonId) -> impl DoubleEndedIterator<Item = Played<'_>> {
        self.games.values().filter_map(move |RatedResult { result, ratings }| {
            let place = result.seats.iter().position(|seat| seat.person == person)?;
            let examined = self.examination(result);
            Some(Played {
                result,
                seat: result.seats[place],
                rating: ratings.get(place).copied(),
                options: examined.map(|examined| &examined.options),
                exact: examined.and_then(|examined| examined.seats.get(place).copied().flatten()),
            })
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
        let mut counts: BTreeMap<(RatingKind, Option<String>), WinCount> = BTreeMap::new();
        for played in self.of(person) {
            let (kind, options) = (played.result.kind(), played.options.cloned());
            let none = WinCount { kind: kind.clone(), options: options.clone(), played: 0, won: 0, drawn: 0 };
            counts.entry((kind, options)).or_insert(none).count(played.seat.outcome, 1);
        }
        counts.into_values().collect()
    }

    fn exact_counts(&self, person: PersonId) -> Vec<ExactCount> {
        let mut counts: BTreeMap<RatingKind, ExactCount> = BTreeMap::new();
        for played in self.of(person) {
            let Some(exact) = played.exact else { continue };
            let kind = played.result.kind();
            let count = counts.entry(kind.clone()).or_insert_with(|| ExactCount::new(kind));
            count.count(played.seat.outcome, 1, exact);
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

    fn exact_counts(&self, person: PersonId) -> StoreFuture<'_, Vec<ExactCount>> {
        self.ask_people(move |people| people.results.exact_counts(person))
    }

    fn unexamined(&self, limit: u32) -> StoreFuture<'_, Vec<(TableId, u32)>> {
        self.ask_people(move |people| {
            let results = people.results.games.values().rev().map(|rated| &rated.result);
            let unexamined = results.filter(|result| people.results.examination(result).is_none());
            let named = unexamined.map(|result| (result.table.clone(), result.round));
            named.take(limit as usize).collect()
        })
    }

    fn leaderboard(&self, kind: RatingKind, skipped: u32, limit: u32) -> StoreFuture<'_, Vec<RankedPerson>> {
        self.ask_people(move |people| {
            let all = people.leaderboard(&kind).into_iter();
            all.skip(skipped as usize).take(limit as usize).collect()
        })
    }
}
