//! Tables of bots only: how many choices the server makes for them.

use crate::run::gather;
use crate::{ClientError, Guest, Load, http, memory, memory_peak};
use serde::Serialize;
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// How often the choices are counted.
const COUNTING: Duration = Duration::from_millis(50);

/// All games have ended if no bot has chosen for so long.
const SILENCE: Duration = Duration::from_secs(2);

/// The results of a run with tables of bots only.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotReport {
    /// Who plays at every seat.
    pub bot: String,
    /// How many tables there were.
    pub tables: usize,
    /// How many choices were made while the tables were still being made.
    pub before: u64,
    /// How many choices were counted after that.
    pub choices: u64,
    /// How long that took: the whole time, or until the last choice of all games.
    pub seconds: f64,
    /// Choices per second.
    pub choices_per_s: f64,
    /// The server's memory before the first table, in bytes.
    pub memory_idle: Option<u64>,
    /// The server's memory at the end, in bytes.
    pub memory: Option<u64>,
    /// The server's peak memory since its start, in bytes.
    pub memory_peak: Option<u64>,
}

/// Makes tables at which this bot has every seat, and counts its choices for the load's time, or until all
/// games have ended. Nobody watches; the server goes on with such a game for half a minute. Calls `tell` with
/// the number of tables.
pub async fn bots(
    load: &Load,
    bot: &str,
    tables: usize,
    tell: impl Fn(usize),
) -> Result<BotReport, ClientError> {
    let memory_idle = load.process.and_then(memory);
    let first = choices(load).await?;
    let guest = Guest::come(load.server, "Bots").await?;
    let make = |_| {
        let (guest, setup, seats) = (guest.clone(), load.setup.clone(), vec![bot.to_owned(); load.players]);
        async move {
            let seats: Vec<&str> = seats.iter().map(String::as_str).collect();
            guest.make_with(&setup, &seats).await
        }
    };
    let made = gather(tables, make).await?.len();
    tell(made);
    let (began, begun) = (Instant::now(), choices(load).await?);
    let (mut last, mut counted) = (began, begun);
    while began.elapsed() < load.time && last.elapsed() < SILENCE {
        sleep(COUNTING).await;
        let now = choices(load).await?;
        if now > counted {
            (last, counted) = (Instant::now(), now);
        }
    }
    let seconds = (last - began).as_secs_f64();
    let choices = counted - begun;
    let per_s = if choices == 0 { 0.0 } else { (choices as f64 / seconds * 10.0).round() / 10.0 };
    Ok(BotReport {
        bot: bot.to_owned(),
        tables: made,
        before: begun - first,
        choices,
        seconds,
        choices_per_s: per_s,
        memory_idle,
        memory: load.process.and_then(memory),
        memory_peak: load.process.and_then(memory_peak),
    })
}

/// How many choices the server's bots have made.
async fn choices(load: &Load) -> Result<u64, ClientError> {
    let page = http::page(load.server.into(), "/metrics").await?;
    read_choices(&page).ok_or_else(|| ClientError::Unexpected("/metrics".to_owned()))
}

fn read_choices(page: &str) -> Option<u64> {
    page.lines().find_map(|line| line.strip_prefix("interregnum_bot_choices_total "))?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::read_choices;

    #[test]
    fn choices_are_read_among_the_servers_counts() {
        let page =
            "# TYPE interregnum_bot_choices_total counter\ninterregnum_bot_choices_total 52\nother 1\n";
        assert_eq!(read_choices(page), Some(52));
        assert_eq!(read_choices("other 1\n"), None);
    }
}
