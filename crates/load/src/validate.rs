//! Checks the parameters of a run.

use crate::Load;
use std::net::IpAddr;
use std::ops::RangeInclusive;
use std::time::Duration;

/// The largest number of sockets that one address of a machine can open.
const SOCKETS: usize = 65_535;

/// The range of valid rates, in moves per second.
const RATES: RangeInclusive<f64> = 0.001..=1e9;

/// The range of a run's duration.
const TIMES: RangeInclusive<Duration> = Duration::from_millis(10)..=Duration::from_hours(24);

/// Why the parameters of a run are invalid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InvalidLoad {
    /// The sockets do not fill a table, or are too many.
    Sockets {
        /// The seats of a table.
        least: usize,
        /// The largest number of sockets.
        most: usize,
    },
    /// The rate is out of range.
    Rate,
    /// The duration is out of range.
    Time,
    /// Attacks are for this machine alone: the server is not at an address of 127.0.0.0/8.
    Remote,
}

impl Load {
    /// Checks that the run is possible.
    pub fn validate(&self) -> Result<(), InvalidLoad> {
        if !(self.players..=SOCKETS).contains(&self.sockets) {
            return Err(InvalidLoad::Sockets { least: self.players, most: SOCKETS });
        }
        if self.moves_per_s != 0.0 && !RATES.contains(&self.moves_per_s) {
            return Err(InvalidLoad::Rate);
        }
        if TIMES.contains(&self.time) { Ok(()) } else { Err(InvalidLoad::Time) }
    }

    /// Checks that the run is possible and strikes nobody else: abuse and storms come from many
    /// addresses of this machine, and go to a server on it.
    pub fn validate_local(&self) -> Result<(), InvalidLoad> {
        self.validate()?;
        match self.server.ip() {
            IpAddr::V4(address) if address.is_loopback() => Ok(()),
            _ => Err(InvalidLoad::Remote),
        }
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
                rated: false,
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
    fn attacks_stay_on_this_machine() {
        let at = |server: &str| Load { server: server.parse().unwrap(), ..load(2, 0.0, 1.0) };
        assert_eq!(at("127.0.0.1:1").validate_local(), Ok(()));
        for remote in ["192.0.2.1:1", "0.0.0.0:1", "[2001:db8::1]:1", "[::1]:1"] {
            assert_eq!(at(remote).validate_local(), Err(InvalidLoad::Remote), "{remote}");
            assert_eq!(at(remote).validate(), Ok(()), "{remote}");
        }
    }

    #[test]
    fn a_run_has_a_full_table_a_rate_and_some_time() {
        assert_eq!(load(2, 0.0, 0.01).validate(), Ok(()));
        assert_eq!(load(10_000, 1000.0, 60.0).validate(), Ok(()));
        for sockets in [0, 1, 65_536] {
            assert_eq!(
                load(sockets, 0.0, 1.0).validate(),
                Err(InvalidLoad::Sockets { least: 2, most: 65_535 })
            );
        }
        for rate in [-1.0, f64::NAN, f64::INFINITY, 1e-300] {
            assert_eq!(load(2, rate, 1.0).validate(), Err(InvalidLoad::Rate), "{rate}");
        }
        for seconds in [0.0, 86_401.0] {
            assert_eq!(load(2, 0.0, seconds).validate(), Err(InvalidLoad::Time), "{seconds}");
        }
    }
}
