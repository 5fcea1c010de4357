//! The results of a run.

use serde::Serialize;
use std::time::Duration;

/// The results of a run.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// How many sockets were open.
    pub sockets: usize,
    /// How many tables they played at.
    pub tables: usize,
    /// The duration of the measurement, in seconds.
    pub seconds: f64,
    /// How many moves were acknowledged in that time.
    pub moves: usize,
    /// Moves per second.
    pub moves_per_s: f64,
    /// The time from sending a move to its acknowledgement.
    pub latency: Percentiles,
    /// How many games ended in that time.
    pub games: usize,
    /// How many moves were refused.
    pub refused: usize,
    /// How many players stopped because of an error.
    pub faults: usize,
    /// The first of those errors.
    pub fault: Option<String>,
    /// The server's memory with all sockets open, before anybody moved, in bytes.
    pub memory_idle: Option<u64>,
    /// The server's memory at the end, in bytes.
    pub memory: Option<u64>,
    /// The server's peak memory since its start, in bytes.
    pub memory_peak: Option<u64>,
}

/// Percentiles of times, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Percentiles {
    /// The median.
    pub p50_ms: f64,
    /// The 99th percentile.
    pub p99_ms: f64,
    /// The longest.
    pub max_ms: f64,
}

impl Percentiles {
    /// The percentiles of these times.
    pub fn of(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        let Some(last) = times.last() else { return Self::default() };
        let at = |share: usize| times[(times.len() * share / 100).min(times.len() - 1)];
        let ms = |time: Duration| (time.as_secs_f64() * 1e5).round() / 100.0;
        Self { p50_ms: ms(at(50)), p99_ms: ms(at(99)), max_ms: ms(*last) }
    }
}

/// The resident memory of a process of this machine, in bytes; `None` if there is no such process,
/// or the system does not report it.
pub fn memory(process: u32) -> Option<u64> {
    status(process, "VmRSS:")
}

/// The peak resident memory of a process of this machine, in bytes.
pub fn memory_peak(process: u32) -> Option<u64> {
    status(process, "VmHWM:")
}

/// A field of `/proc/<process>/status`, in bytes.
fn status(process: u32, name: &str) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(name))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_tells_the_middle_and_the_end() {
        let times = (1..=100).rev().map(Duration::from_millis).collect();
        let percentiles = Percentiles::of(times);
        assert_eq!((percentiles.p50_ms, percentiles.p99_ms, percentiles.max_ms), (51.0, 100.0, 100.0));
        assert_eq!(Percentiles::of(Vec::new()), Percentiles::default());
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn this_process_holds_some_memory() {
        let (now, most) = (memory(std::process::id()), memory_peak(std::process::id()));
        assert!(now.is_some_and(|bytes| bytes > 100_000));
        assert!(most.is_some_and(|bytes| bytes > 100_000));
        assert_eq!((memory(u32::MAX), memory_peak(u32::MAX)), (None, None));
    }
}
