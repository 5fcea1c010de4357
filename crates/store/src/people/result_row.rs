//! What a store keeps of the results of games, and of the ratings that follow from them.

use interregnum_table::{PersonId, TableId, Time};

/// The result of a game among people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// The table.
    pub table: TableId,
    /// Which game of the table, from 1.
    pub round: u32,
    /// The game's name.
    pub game: String,
    /// When it ended.
    pub ended: Time,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// By seat.
    pub seats: Vec<SeatResult>,
}

/// What one seat came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatResult {
    /// Who sat there.
    pub person: PersonId,
    /// Partners have the same side.
    pub side: u32,
    /// The place, from 1; several seats may share one.
    pub place: u32,
    /// How the game ended for this seat.
    pub outcome: Outcome,
}

/// How a game ended for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Also if others won with it.
    Won,
    /// Nobody won, and this seat did not leave.
    Drawn,
    /// Somebody else won, or this seat left the game.
    Lost,
}

impl Outcome {
    /// The number that represents it in the database.
    pub(crate) const fn number(self) -> u32 {
        match self {
            Self::Lost => 0,
            Self::Drawn => 1,
            Self::Won => 2,
        }
    }

    pub(crate) fn from_number(number: i64) -> Option<Self> {
        [Self::Lost, Self::Drawn, Self::Won].into_iter().find(|outcome| i64::from(outcome.number()) == number)
    }
}

/// What a rating is for: a game with a number of players.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RatingKind {
    /// The game's name.
    pub game: String,
    /// The number of players.
    pub players: u32,
}

/// The place of a result in the order in which results count: by the time at which games ended.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ResultKey {
    /// When the game ended.
    pub ended: Time,
    /// The table.
    pub table: TableId,
    /// Which game of the table.
    pub round: u32,
}

impl GameResult {
    /// What a rating that it counts for is for.
    pub fn kind(&self) -> RatingKind {
        let players = u32::try_from(self.seats.len()).unwrap_or(u32::MAX);
        RatingKind { game: self.game.clone(), players }
    }

    /// Its place in the order of results.
    pub fn key(&self) -> ResultKey {
        ResultKey { ended: self.ended, table: self.table.clone(), round: self.round }
    }
}

/// A rating: an estimate of strength.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct StoredRating {
    /// The estimate.
    pub value: f64,
    /// Its standard deviation.
    pub deviation: f64,
    /// How much the strength is expected to change.
    pub volatility: f64,
    /// The number of games that counted.
    pub games: u32,
    /// Whether too few games were played for it to say much.
    pub provisional: bool,
}

/// A result with the ratings after it, by seat; none if it does not count.
#[derive(Clone, PartialEq, Debug)]
pub struct RatedResult {
    /// The result.
    pub result: GameResult,
    /// The ratings after it.
    pub ratings: Vec<StoredRating>,
}

/// The rating of a person after one of their games.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingPoint {
    /// When the game ended.
    pub at: Time,
    /// The rating after it.
    pub rating: StoredRating,
}

/// How often a person won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WinCount {
    /// Of which game with how many players.
    pub kind: RatingKind,
    /// With which options, as JSON; `None` for games that are not examined yet.
    pub options: Option<String>,
    /// How many games they played.
    pub played: u32,
    /// How many they won.
    pub won: u32,
    /// How many nobody won.
    pub drawn: u32,
}

impl WinCount {
    /// Adds games that ended like this.
    pub(crate) fn count(&mut self, outcome: Outcome, games: u32) {
        self.played += games;
        match outcome {
            Outcome::Won => self.won += games,
            Outcome::Drawn => self.drawn += games,
            Outcome::Lost => {}
        }
    }
}

/// Somebody on a leaderboard.
#[derive(Clone, PartialEq, Debug)]
pub struct RankedPerson {
    /// The name of the account.
    pub name: String,
    /// The rating.
    pub rating: StoredRating,
}

/// How often results were recorded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RatingVersion(pub u64);
