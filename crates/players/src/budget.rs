//! How much a player may think: a time, or a number of worlds.

use interregnum_kernel::BadText;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How much a player may think about one action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// A time limit. The result depends on the machine.
    Time(Duration),
    /// A number of worlds. The result is the same everywhere.
    Worlds(u64),
}

/// The longest time limit.
const LONGEST: Duration = Duration::from_hours(1);

/// The number of positions that a solver visits in a millisecond, at least; usually twice as many.
const SOLVED_A_MILLISECOND: u64 = 3000;
/// The number of positions that a solver visits in the time of one world of the search.
const SOLVED_A_WORLD: u64 = 20;
/// The least number of positions that a solver may visit.
const SOLVED_AT_LEAST: u64 = 200_000;

/// The most worlds of a swindle. More hardly help: of 89 lost games (seed 1001) 2,000 worlds won 80
/// and 10,000 worlds won 81.
const SWINDLE_WORLDS: u64 = 4096;
/// The time of a swindle after which the move still feels immediate. It was chosen, not tuned.
const SWINDLE_TIME: Duration = Duration::from_millis(25);

impl Budget {
    /// A delay that people at a table accept; where there is no clock, as in WebAssembly, this
    /// number of worlds.
    pub const fn usual(worlds: u64) -> Self {
        if cfg!(target_family = "wasm") { Self::Worlds(worlds) } else { Self::Time(Duration::from_secs(1)) }
    }

    /// The budget of a swindle: choosing among actions that are equal against best play.
    pub(crate) fn for_swindle(self, spent: Duration) -> Self {
        match self {
            Self::Time(time) => Self::Time(time.saturating_sub(spent).min(SWINDLE_TIME)),
            Self::Worlds(worlds) => Self::Worlds(worlds.min(SWINDLE_WORLDS)),
        }
    }

    /// The number of positions that a solver may visit before the search takes over.
    pub(crate) fn node_limit(self) -> u64 {
        match self {
            Self::Time(time) => {
                u64::try_from(time.as_micros()).unwrap_or(u64::MAX).saturating_mul(SOLVED_A_MILLISECOND)
                    / 1000
            }
            Self::Worlds(worlds) => worlds.saturating_mul(SOLVED_A_WORLD).max(SOLVED_AT_LEAST),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Worlds(worlds) => write!(f, "{worlds}w"),
            Self::Time(time) if time.subsec_nanos() == 0 => write!(f, "{}s", time.as_secs()),
            Self::Time(time) => write!(f, "{}ms", time.as_secs_f64() * 1000.0),
        }
    }
}

impl FromStr for Budget {
    type Err = BadText;

    /// Reads `100ms`, `1s`, `1.5s` or `20000w`; at most an hour, at least one world.
    fn from_str(text: &str) -> Result<Self, BadText> {
        let bad = || BadText::new("budget", text);
        let unit = text.find(|letter: char| letter.is_ascii_alphabetic()).ok_or_else(bad)?;
        let (number, unit) = text.split_at(unit);
        if !number.starts_with(|digit: char| digit.is_ascii_digit()) {
            return Err(bad());
        }
        let seconds = |parts: f64| {
            let number: f64 = number.parse().map_err(|_| bad())?;
            let time = Duration::try_from_secs_f64(number / parts).map_err(|_| bad())?;
            if time.is_zero() || time > LONGEST { Err(bad()) } else { Ok(Self::Time(time)) }
        };
        match unit {
            "ms" => seconds(1000.0),
            "s" => seconds(1.0),
            "w" => number.parse().ok().filter(|&worlds| worlds > 0).map(Self::Worlds).ok_or_else(bad),
            _ => Err(bad()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_read_as_it_is_written() {
        for text in ["100ms", "1s", "1500ms", "20000w", "1w", "3600s", "0.5ms"] {
            let budget: Budget = text.parse().expect(text);
            assert_eq!(budget.to_string(), text);
        }
        assert_eq!("1.5s".parse(), Ok(Budget::Time(Duration::from_millis(1500))));
        assert_eq!("2000ms".parse(), Ok(Budget::Time(Duration::from_secs(2))));
    }

    #[test]
    fn what_is_no_budget_is_refused() {
        for text in
            ["", "1", "s", "0s", "0w", "-1s", "1m", "1.5w", "1e9s", "3601s", "1s2", "nans", "infs", "+1s"]
        {
            assert!(text.parse::<Budget>().is_err(), "{text}");
        }
    }
}
