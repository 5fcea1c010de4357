//! Players by name: `greedy`, `flat:2000`, `search:1s`.

use crate::policy::POLICY_SEARCH;
use crate::{Budget, Flat, Greedy, Level, PLAYOUTS, Playable, Player, Random};
use interregnum_kernel::Phrase;
use std::error::Error;
use std::fmt;
use std::num::NonZero;

/// Why a word is not the name of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadPlayer {
    /// The game has no player of that name.
    Unknown {
        /// The name.
        found: String,
        /// The names of the game's players.
        known: Vec<&'static str>,
    },
    /// The text after the colon is neither a time nor a number of worlds.
    Budget {
        /// The text after the colon.
        found: String,
    },
    /// The text after the colon is not a number of playouts.
    Playouts {
        /// The text after the colon.
        found: String,
    },
    /// The text after the colon is not a temperature.
    Temperature {
        /// The text after the colon.
        found: String,
    },
    /// A name without a parameter is followed by one.
    Alone {
        /// The name.
        name: String,
        /// The text after the colon.
        found: String,
    },
}

impl BadPlayer {
    /// The explanation for people.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Unknown { found, known } => {
                Phrase::new("player-unknown").with("found", found.as_str()).with("known", known.join(", "))
            }
            Self::Budget { found } => Phrase::new("player-bad-budget").with("found", found.as_str()),
            Self::Playouts { found } => Phrase::new("player-bad-playouts").with("found", found.as_str()),
            Self::Temperature { found } => {
                Phrase::new("player-bad-temperature").with("found", found.as_str())
            }
            Self::Alone { name, found } => {
                Phrase::new("player-alone").with("name", name.as_str()).with("found", found.as_str())
            }
        }
    }
}

impl fmt::Display for BadPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown { found, known } => write!(f, "no player {found:?} among {}", known.join(", ")),
            Self::Budget { found } => write!(f, "{found:?} is no budget"),
            Self::Playouts { found } => write!(f, "{found:?} is no number of playouts"),
            Self::Temperature { found } => write!(f, "{found:?} is no temperature"),
            Self::Alone { name, found } => write!(f, "{name} takes no {found:?}"),
        }
    }
}

impl Error for BadPlayer {}

/// The names of a game's players, as [`player`] reads them.
pub fn names<G: Playable>() -> Vec<&'static str> {
    let one = NonZero::<usize>::MIN;
    let has = [
        ("random", true),
        ("greedy", true),
        ("flat", true),
        ("search", G::searcher(Budget::usual(G::WORLDS), one).is_some()),
        ("policy", G::policy(TEMPERATURE, one).is_some()),
        ("perfect", G::perfect(one).is_some()),
    ];
    let levels = Level::ALL.map(Level::name);
    has.into_iter().filter(|(_, is)| *is).map(|(name, _)| name).chain(levels).collect()
}

/// The player that a word names, which may use `threads` threads.
pub fn player<G: Playable>(word: &str, threads: NonZero<usize>) -> Result<Box<dyn Player<G>>, BadPlayer> {
    let (name, rest) = match word.split_once(':') {
        Some((name, rest)) => (name, Some(rest)),
        None => (word, None),
    };
    let unknown = || BadPlayer::Unknown { found: word.to_owned(), known: names::<G>() };
    match name {
        "flat" => Ok(Box::new(Flat::new(playouts(rest)?))),
        "policy" => match rest.and_then(|rest| rest.strip_prefix("search")) {
            Some("") => G::policy_search(POLICY_SEARCH, threads),
            Some(found) if found.starts_with(':') => {
                G::policy_search(budget::<G>(Some(&found[1..]))?, threads)
            }
            _ => G::policy(temperature(rest)?, threads),
        }
        .ok_or_else(unknown),
        "search" => G::searcher(budget::<G>(rest)?, threads).ok_or_else(unknown),
        _ => {
            let player = alone::<G>(name, threads).ok_or_else(unknown)?;
            let found = rest.map(|rest| BadPlayer::Alone { name: name.to_owned(), found: rest.to_owned() });
            found.map_or(Ok(player), Err)
        }
    }
}

/// A player whose name has no parameter.
fn alone<G: Playable>(name: &str, threads: NonZero<usize>) -> Option<Box<dyn Player<G>>> {
    match name {
        "random" => Some(Box::new(Random)),
        "greedy" => Some(Box::new(Greedy::default())),
        "perfect" => G::perfect(threads),
        _ => Level::named(name).map(|level| level.player(threads)),
    }
}

fn playouts(rest: Option<&str>) -> Result<NonZero<u32>, BadPlayer> {
    let bad = |found: &str| BadPlayer::Playouts { found: found.to_owned() };
    rest.map_or(Ok(PLAYOUTS), |rest| rest.parse().map_err(|_| bad(rest)))
}

/// The temperature of `policy`. It was chosen, not tuned.
const TEMPERATURE: f64 = 0.5;

/// A temperature from 0 (the likeliest action) to 10.
fn temperature(rest: Option<&str>) -> Result<f64, BadPlayer> {
    let Some(rest) = rest else { return Ok(TEMPERATURE) };
    let found = rest.parse().ok().filter(|found| (0.0..=10.0).contains(found));
    found.ok_or_else(|| BadPlayer::Temperature { found: rest.to_owned() })
}

fn budget<G: Playable>(rest: Option<&str>) -> Result<Budget, BadPlayer> {
    let bad = |found: &str| BadPlayer::Budget { found: found.to_owned() };
    rest.map_or(Ok(Budget::usual(G::WORLDS)), |rest| rest.parse().map_err(|_| bad(rest)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use interregnum_games::braverats::BraveRats;
    use interregnum_games::claim::Claim;

    fn refused<G: Playable>(word: &str) -> BadPlayer {
        match player::<G>(word, NonZero::<usize>::MIN) {
            Ok(_) => panic!("{word} is a player"),
            Err(bad) => bad,
        }
    }

    #[test]
    fn every_name_of_a_game_leads_to_a_player() {
        let threads = NonZero::<usize>::MIN;
        assert!(names::<Claim>().iter().all(|name| player::<Claim>(name, threads).is_ok()));
        assert!(names::<BraveRats>().iter().all(|name| player::<BraveRats>(name, threads).is_ok()));
        assert!(names::<BraveRats>().contains(&"perfect") && !names::<Claim>().contains(&"perfect"));
        for word in ["flat:100", "policy:0.2", "policy:search", "policy:search:100w"] {
            assert!(player::<Claim>(word, threads).is_ok(), "{word}");
        }
    }

    #[test]
    fn a_word_that_names_no_player_is_refused_with_the_reason() {
        assert!(
            matches!(refused::<Claim>("perfect"), BadPlayer::Unknown { found, .. } if found == "perfect")
        );
        assert!(
            matches!(refused::<Claim>(""), BadPlayer::Unknown { known, .. } if known.contains(&"greedy"))
        );
        assert!(matches!(refused::<Claim>("flat:0"), BadPlayer::Playouts { found } if found == "0"));
        assert!(matches!(refused::<Claim>("flat:many"), BadPlayer::Playouts { .. }));
        assert!(matches!(refused::<Claim>("search:1m"), BadPlayer::Budget { found } if found == "1m"));
        assert!(matches!(refused::<Claim>("policy:-1"), BadPlayer::Temperature { found } if found == "-1"));
        assert!(matches!(refused::<Claim>("policy:hot"), BadPlayer::Temperature { .. }));
        assert!(matches!(refused::<Claim>("policy:searching"), BadPlayer::Temperature { .. }));
        assert!(
            matches!(refused::<Claim>("policy:search:"), BadPlayer::Budget { found } if found.is_empty())
        );
        assert!(matches!(refused::<Claim>("policy:search:1"), BadPlayer::Budget { found } if found == "1"));
        assert!(matches!(refused::<BraveRats>("policy:search"), BadPlayer::Unknown { .. }));
        assert!(matches!(refused::<Claim>("greedy:3"), BadPlayer::Alone { found, .. } if found == "3"));
    }
}
