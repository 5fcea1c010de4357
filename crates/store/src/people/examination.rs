//! What a store keeps of an examination: options of a game, and how it was played where it is solved exactly.

use crate::{Outcome, RatingKind};

/// What the log of a game tells beyond its result. It takes up to seconds to find out, so it is stored some time after
/// the result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Examination {
    /// The options of the game as JSON, in the form in which tables keep them; not empty.
    pub options: String,
    /// By seat: how its player played the part that is solved exactly; `None` if there was none, or they did nothing
    /// there.
    pub seats: Vec<Option<ExactSeat>>,
}

/// How somebody played the part of a game that is solved exactly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExactSeat {
    /// By how many points they won with best play of both when the part began; negative if they lost.
    pub margin: i32,
    /// How many choices they made.
    pub choices: u32,
    /// How many of them were best.
    pub best: u32,
    /// How many of them turned a game that was won with best play into one that was not.
    pub given_away: u32,
    /// How many points all of them gave away.
    pub points: u32,
}

/// How somebody played the parts of all their games of a kind that are solved exactly.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExactCount {
    /// Of which game with how many players.
    pub kind: RatingKind,
    /// The games whose part began with a position that was won with best play.
    pub winning: EnteredCount,
    /// Those that began with a draw.
    pub even: EnteredCount,
    /// Those that began with a position that was lost with best play.
    pub losing: EnteredCount,
    /// How many choices they made.
    pub choices: u32,
    /// How many of them were best.
    pub best: u32,
    /// How many of them gave the game away.
    pub given_away: u32,
    /// How many points all of them gave away.
    pub points: u32,
}

/// Games whose solved part began alike, and how they ended.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct EnteredCount {
    /// How many games.
    pub games: u32,
    /// How many of them were won.
    pub won: u32,
    /// How many of them nobody won.
    pub drawn: u32,
}

impl ExactCount {
    /// No games yet.
    pub const fn new(kind: RatingKind) -> Self {
        let none = EnteredCount { games: 0, won: 0, drawn: 0 };
        Self { kind, winning: none, even: none, losing: none, choices: 0, best: 0, given_away: 0, points: 0 }
    }

    /// Adds games that began and ended alike. The numbers of `played` are sums over them; of its margin only the sign
    /// counts.
    pub(crate) fn count(&mut self, outcome: Outcome, games: u32, played: ExactSeat) {
        let entered = match played.margin.signum() {
            1 => &mut self.winning,
            0 => &mut self.even,
            _ => &mut self.losing,
        };
        entered.games += games;
        match outcome {
            Outcome::Won => entered.won += games,
            Outcome::Drawn => entered.drawn += games,
            Outcome::Lost => {}
        }
        self.choices += played.choices;
        self.best += played.best;
        self.given_away += played.given_away;
        self.points += played.points;
    }
}
