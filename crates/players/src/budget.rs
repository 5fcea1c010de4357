//! How much a player may think: a time, or a number of worlds.

use interregnum_kernel::BadText;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How much a player may think about one action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// By the clock. What is found depends on the machine.
    Time(Duration),
    /// By the number of worlds looked at. What is found is the same everywhere.
    Worlds(u64),
}

/// Nobody waits longer for one action.
const LONGEST: Duration = Duration::from_hours(1);

impl Default for Budget {
    /// What a person at the table waits for gladly.
    fn default() -> Self {
        Self::Time(Duration::from_secs(1))
    }
}

/// A solver looks at more than so many positions in a millisecond; twice as many, usually.
const SOLVED_A_MILLISECOND: u64 = 3000;
/// And at so many in the time in which a search looks at a world.
const SOLVED_A_WORLD: u64 = 20;
/// Below this nobody notices.
const SOLVED_AT_LEAST: u64 = 200_000;

/// Beyond so much a hope hardly gets better: of 89 lost games (seed 1001) 80 were won with 2,000
/// worlds and 81 with 10,000.
const HOPED_WORLDS: u64 = 4096;
/// Nobody notices so short a time. It was chosen, not tuned.
const HOPED_TIME: Duration = Duration::from_millis(25);

impl Budget {
    /// How much of what is left goes into choosing among actions that are alike against best play.
    pub(crate) fn for_hope(self, spent: Duration) -> Self {
        match self {
            Self::Time(time) => Self::Time(time.saturating_sub(spent).min(HOPED_TIME)),
            Self::Worlds(worlds) => Self::Worlds(worlds.min(HOPED_WORLDS)),
        }
    }

    /// At how many positions a solver may look before the search takes over.
    pub(crate) fn patience(self) -> u64 {
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
