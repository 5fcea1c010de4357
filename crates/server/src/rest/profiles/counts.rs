//! The numbers of a profile: results by game, players and options, and how somebody played what is solved exactly.

use interregnum_store::{EnteredCount, ExactCount, WinCount};
use interregnum_table::has_solved_part;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// How often somebody played and won.
#[derive(Serialize, ToSchema)]
pub(in crate::rest) struct ResultCount {
    /// The game's name.
    game: String,
    /// The number of players.
    players: u32,
    /// How many games.
    played: u32,
    /// How many of them they won, alone or with others.
    won: u32,
    /// How many of them nobody won.
    drawn: u32,
    /// The same by options, the most frequent first. Games that the server has not examined yet are missing.
    by_options: Vec<OptionsCount>,
}

/// How often somebody played and won with the same options.
#[derive(Serialize, ToSchema)]
pub(in crate::rest) struct OptionsCount {
    /// The options, as in a setup.
    #[schema(value_type = Object)]
    options: Value,
    /// How many games.
    played: u32,
    /// How many of them they won.
    won: u32,
    /// How many of them nobody won.
    drawn: u32,
}

/// The results by kind; `counts` are ordered by kind.
pub(in crate::rest) fn by_kind(counts: &[WinCount]) -> Vec<ResultCount> {
    let of_kind = |counts: &[WinCount]| {
        let sum = |number: fn(&WinCount) -> u32| counts.iter().map(number).sum();
        let mut by_options: Vec<OptionsCount> = counts.iter().filter_map(OptionsCount::of).collect();
        by_options.sort_by_key(|count| std::cmp::Reverse(count.played));
        ResultCount {
            game: counts[0].kind.game.clone(),
            players: counts[0].kind.players,
            played: sum(|count| count.played),
            won: sum(|count| count.won),
            drawn: sum(|count| count.drawn),
            by_options,
        }
    };
    counts.chunk_by(|one, next| one.kind == next.kind).map(of_kind).collect()
}

impl OptionsCount {
    /// `None` if the options are not known.
    fn of(count: &WinCount) -> Option<Self> {
        let options = serde_json::from_str(count.options.as_ref()?).ok().filter(Value::is_object)?;
        Some(Self { options, played: count.played, won: count.won, drawn: count.drawn })
    }
}

/// How somebody played the part of a game that is solved exactly, in games among people. Choices with a single possibility
/// do not count, nor what the clock or a stand-in chose.
#[derive(Serialize, ToSchema)]
pub(in crate::rest) struct ExactPlayCount {
    /// The game's name.
    game: String,
    /// The number of players.
    players: u32,
    /// How many games the server has not examined yet.
    unexamined: u32,
    /// Games that were won with best play of both when the part began.
    winning: Entered,
    /// Games that were drawn with best play of both.
    even: Entered,
    /// Games that were lost with best play of both.
    losing: Entered,
    /// How many choices they made.
    choices: u32,
    /// How many of them were best.
    best: u32,
    /// How many of them gave the game away: it was won with best play before, and not after.
    given_away: u32,
    /// How many points all of them gave away.
    points: u32,
}

/// Games whose solved part began alike, and their results.
#[derive(Serialize, ToSchema)]
pub(in crate::rest) struct Entered {
    /// How many games.
    games: u32,
    /// How many of them they won.
    won: u32,
    /// How many of them nobody won.
    drawn: u32,
}

impl From<EnteredCount> for Entered {
    fn from(EnteredCount { games, won, drawn }: EnteredCount) -> Self {
        Self { games, won, drawn }
    }
}

/// What is known of the games that have a part that is solved exactly; `counts` are ordered by kind.
pub(in crate::rest) fn exact_play(counts: &[WinCount], exact: &[ExactCount]) -> Vec<ExactPlayCount> {
    let of_kind = |counts: &[WinCount]| {
        let kind = &counts[0].kind;
        let unexamined =
            counts.iter().filter(|count| count.options.is_none()).map(|count| count.played).sum();
        let found = exact.iter().find(|exact| exact.kind == *kind).cloned();
        let exact = found.unwrap_or_else(|| ExactCount::new(kind.clone()));
        ExactPlayCount {
            game: exact.kind.game,
            players: exact.kind.players,
            unexamined,
            winning: exact.winning.into(),
            even: exact.even.into(),
            losing: exact.losing.into(),
            choices: exact.choices,
            best: exact.best,
            given_away: exact.given_away,
            points: exact.points,
        }
    };
    let kinds = counts.chunk_by(|one, next| one.kind == next.kind);
    let solved =
        kinds.filter(|counts| has_solved_part(&counts[0].kind.game, counts[0].kind.players as usize));
    solved.map(of_kind).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use interregnum_store::RatingKind;

    fn count(game: &str, players: u32, options: Option<&str>, played: u32) -> WinCount {
        let kind = RatingKind { game: game.to_owned(), players };
        WinCount { kind, options: options.map(str::to_owned), played, won: 1, drawn: 0 }
    }

    #[test]
    fn games_that_are_not_examined_yet_are_counted_as_such() {
        let counts = [
            count("braverats", 2, None, 2),
            count("claim", 2, None, 3),
            count("claim", 2, Some("{\"leader\":0}"), 4),
            count("claim", 2, Some("{\"leader\":1}"), 5),
            count("claim", 2, Some("null"), 1),
            count("claim", 3, None, 6),
        ];
        let exact = exact_play(&counts, &[]);
        assert_eq!(exact.len(), 1, "only Claim for two has a part that is solved");
        assert_eq!((exact[0].players, exact[0].unexamined, exact[0].choices), (2, 3, 0));
        let results = by_kind(&counts);
        let played: Vec<(u32, u32)> = results.iter().map(|count| (count.players, count.played)).collect();
        assert_eq!(played, [(2, 2), (2, 13), (3, 6)]);
        let by_options: Vec<u32> = results[1].by_options.iter().map(|count| count.played).collect();
        assert_eq!(by_options, [5, 4], "what cannot be read is left out");
    }
}
