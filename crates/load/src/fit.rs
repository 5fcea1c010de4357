//! Which runs can be run.

use crate::Load;
use std::ops::RangeInclusive;
use std::time::Duration;

/// The most sockets that one address of a machine can open.
const SOCKETS: usize = 65_535;

/// The range of rates that make sense, in moves per second.
const RATES: RangeInclusive<f64> = 0.001..=1e9;

/// The range of a run's length.
const TIMES: RangeInclusive<Duration> = Duration::from_millis(10)..=Duration::from_hours(24);

/// Why a run cannot be run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// The sockets do not fill a table, or are more than there can be.
    Sockets {
        /// The seats of a table.
        least: usize,
        /// The most sockets that are possible.
        most: usize,
    },
    /// The rate is no rate.
    Rate,
    /// The time is none, or longer than a day.
    Time,
}

impl Load {
    /// Whether this can be run.
    pub fn fits(&self) -> Result<(), Unfit> {
        if !(self.players..=SOCKETS).contains(&self.sockets) {
            return Err(Unfit::Sockets { least: self.players, most: SOCKETS });
        }
        if self.moves_per_s != 0.0 && !RATES.contains(&self.moves_per_s) {
            return Err(Unfit::Rate);
        }
        if TIMES.contains(&self.time) { Ok(()) } else { Err(Unfit::Time) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use interregnum_kernel::Seed;
    use interregnum_table::{Clock, Setup, Span};

    fn load(sockets: usize, moves_per_s: f64, seconds: f64) -> Load {
        let (game, grace) = ("claim".to_owned(), Span(0));
        let options = serde_json::Value::Null;
        Load {
            server: ([127, 0, 0, 1], 1).into(),
            sockets,
            moves_per_s,
            time: Duration::from_secs_f64(seconds),
            setup: Setup {
                game,
                options,
                listed: false,
                clock: Clock::None,
                chat: true,
                pace: Span(0),
                grace,
            },
            players: 2,
            seed: Seed::from_number(1),
            process: None,
        }
    }

    #[test]
    fn a_run_has_a_full_table_a_rate_and_some_time() {
        assert_eq!(load(2, 0.0, 0.01).fits(), Ok(()));
        assert_eq!(load(10_000, 1000.0, 60.0).fits(), Ok(()));
        for sockets in [0, 1, 65_536] {
            assert_eq!(load(sockets, 0.0, 1.0).fits(), Err(Unfit::Sockets { least: 2, most: 65_535 }));
        }
        for rate in [-1.0, f64::NAN, f64::INFINITY, 1e-300] {
            assert_eq!(load(2, rate, 1.0).fits(), Err(Unfit::Rate), "{rate}");
        }
        for seconds in [0.0, 86_401.0] {
            assert_eq!(load(2, 0.0, seconds).fits(), Err(Unfit::Time), "{seconds}");
        }
    }
}
