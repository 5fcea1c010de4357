//! The ratings of many people, followed from result to result.

use crate::{Placement, Rating, rate};
use interregnum_store::{GameResult, RatedResult, RatingKind, StoredRating};
use interregnum_table::PersonId;
use std::collections::HashMap;

/// The ratings of many people. Without one yet, a person has [`Rating::START`].
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ratings(HashMap<RatingKind, HashMap<PersonId, Rating>>);

impl Ratings {
    /// Sets a rating, as it was stored.
    pub fn set(&mut self, person: PersonId, kind: RatingKind, stored: &StoredRating) {
        let StoredRating { value, deviation, volatility, games, provisional: _ } = *stored;
        self.0.entry(kind).or_default().insert(person, Rating { value, deviation, volatility, games });
    }

    /// The rating of a person.
    pub fn of(&self, person: PersonId, kind: &RatingKind) -> Rating {
        let rating = self.0.get(kind).and_then(|people| people.get(&person));
        rating.copied().unwrap_or(Rating::START)
    }

    /// Counts a result, if it is rated; gives it with the ratings after it. Results must come in their order.
    pub fn record(&mut self, result: GameResult) -> RatedResult {
        if !result.rated {
            return RatedResult { result, ratings: Vec::new() };
        }
        let kind = result.kind();
        let placements: Vec<Placement> =
            result.seats.iter().map(|seat| Placement { side: seat.side, place: seat.place }).collect();
        let before: Vec<Rating> = result.seats.iter().map(|seat| self.of(seat.person, &kind)).collect();
        let ratings: Vec<StoredRating> = rate(&before, &placements).iter().map(stored).collect();
        for (seat, rating) in result.seats.iter().zip(&ratings) {
            self.set(seat.person, kind.clone(), rating);
        }
        RatedResult { result, ratings }
    }
}

fn stored(rating: &Rating) -> StoredRating {
    let Rating { value, deviation, volatility, games } = *rating;
    StoredRating { value, deviation, volatility, games, provisional: rating.is_provisional() }
}
