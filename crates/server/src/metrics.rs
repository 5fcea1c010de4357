//! What is counted, in the text format of Prometheus. Counts tell nothing of cards, names or
//! secrets.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Something that only grows.
#[derive(Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self, number: u64) {
        self.0.fetch_add(number, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Something that comes and goes.
#[derive(Default)]
pub(crate) struct Gauge(AtomicU64);

impl Gauge {
    pub(crate) fn increment(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn decrement(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The bounds of a histogram's buckets, in milliseconds.
const BOUNDS: [u64; 8] = [1, 2, 5, 10, 25, 50, 100, 1000];

/// How long something takes.
#[derive(Default)]
pub(crate) struct Histogram {
    /// One for each bound, and one for what is longer.
    buckets: [Counter; BOUNDS.len() + 1],
    micros: Counter,
}

impl Histogram {
    pub(crate) fn observe(&self, span: Duration) {
        let millis = u64::try_from(span.as_millis()).unwrap_or(u64::MAX);
        let place = BOUNDS.iter().position(|bound| millis < *bound).unwrap_or(BOUNDS.len());
        self.buckets[place].add(1);
        self.micros.add(u64::try_from(span.as_micros()).unwrap_or(u64::MAX));
    }
}

/// Everything that is counted.
#[derive(Default)]
pub(crate) struct Metrics {
    /// TCP connections that are open.
    pub(crate) connections: Gauge,
    /// Connections over a cap.
    pub(crate) refused_connections: Counter,
    /// Clients that did not send the head of a request in time.
    pub(crate) request_timeouts: Counter,
    /// Clients that did not send the body of a request in time.
    pub(crate) body_timeouts: Counter,
    /// Clients that accepted nothing for too long.
    pub(crate) write_timeouts: Counter,
    /// Sockets and streams that are open.
    pub(crate) sockets: Gauge,
    /// Tables in memory.
    pub(crate) tables: Gauge,
    /// Tables that were made.
    pub(crate) created: Counter,
    /// Entries that were stored.
    pub(crate) entries: Counter,
    /// Requests that tables accepted.
    pub(crate) accepted: Counter,
    /// Requests that tables refused.
    pub(crate) refused: Counter,
    /// Choices that bots made.
    pub(crate) bots: Counter,
    /// Messages that were too many.
    pub(crate) limited: Counter,
    /// Clients that did not read what they were sent.
    pub(crate) slow: Counter,
    /// Passkeys whose signature counter went backwards.
    pub(crate) suspected_passkeys: Counter,
    /// Times the log could not be written to.
    pub(crate) store_errors: Counter,
    /// Pushes that a push service has taken.
    pub(crate) pushes_sent: Counter,
    /// Pushes that no push service has taken.
    pub(crate) pushes_failed: Counter,
    /// Messages that the relay has taken.
    pub(crate) mails_sent: Counter,
    /// Messages that the relay has not taken.
    pub(crate) mails_failed: Counter,
    /// How long it takes until something is stored.
    pub(crate) commit: Histogram,
}

impl Metrics {
    /// All counts as Prometheus reads them.
    pub(crate) fn render(&self) -> String {
        let mut page = String::new();
        let gauges = [
            ("connections", "TCP connections that are open", &self.connections),
            ("sockets", "Sockets and streams that are open", &self.sockets),
            ("tables_in_memory", "Tables in memory", &self.tables),
        ];
        for (name, help, gauge) in gauges {
            line(&mut page, name, help, "gauge", gauge.get());
        }
        let counters = [
            (
                "passkeys_suspected_total",
                "Passkeys whose signature counter went backwards",
                &self.suspected_passkeys,
            ),
            ("tables_created_total", "Tables that were made", &self.created),
            ("entries_total", "Entries that were stored", &self.entries),
            ("requests_accepted_total", "Requests that tables accepted", &self.accepted),
            ("requests_refused_total", "Requests that tables refused", &self.refused),
            ("bot_choices_total", "Choices that bots made", &self.bots),
            ("messages_limited_total", "Messages and requests that were too many", &self.limited),
            ("slow_clients_total", "Clients that did not read what they were sent", &self.slow),
            ("store_errors_total", "Times the log could not be written to", &self.store_errors),
            ("pushes_sent_total", "Pushes that a push service has taken", &self.pushes_sent),
            ("pushes_failed_total", "Pushes that no push service has taken", &self.pushes_failed),
            ("mails_sent_total", "Messages that the relay has taken", &self.mails_sent),
            ("mails_failed_total", "Messages that the relay has not taken", &self.mails_failed),
            (
                "connections_refused_total",
                "Connections over a cap, which may only ask for /health and /ready",
                &self.refused_connections,
            ),
        ];
        for (name, help, counter) in counters {
            line(&mut page, name, help, "counter", counter.get());
        }
        self.timeouts(&mut page);
        self.commits(&mut page);
        page
    }

    fn timeouts(&self, page: &mut String) {
        let name = "interregnum_connections_timed_out_total";
        let _ = writeln!(page, "# HELP {name} Clients that took too long, by what they were doing");
        let _ = writeln!(page, "# TYPE {name} counter");
        let phases = [
            ("head", &self.request_timeouts),
            ("body", &self.body_timeouts),
            ("write", &self.write_timeouts),
        ];
        for (phase, counter) in phases {
            let _ = writeln!(page, "{name}{{phase=\"{phase}\"}} {}", counter.get());
        }
    }

    fn commits(&self, page: &mut String) {
        let name = "interregnum_commit_seconds";
        let _ = writeln!(page, "# HELP {name} How long it takes until something is stored");
        let _ = writeln!(page, "# TYPE {name} histogram");
        let mut count = 0;
        for (bound, bucket) in BOUNDS.iter().zip(&self.commit.buckets) {
            count += bucket.get();
            let _ = writeln!(page, "{name}_bucket{{le=\"{}\"}} {count}", *bound as f64 / 1000.0);
        }
        count += self.commit.buckets[BOUNDS.len()].get();
        let _ = writeln!(page, "{name}_bucket{{le=\"+Inf\"}} {count}");
        let _ = writeln!(page, "{name}_sum {}", self.commit.micros.get() as f64 / 1e6);
        let _ = writeln!(page, "{name}_count {count}");
    }
}

fn line(page: &mut String, name: &str, help: &str, kind: &str, value: u64) {
    let _ = write!(page, "# HELP interregnum_{name} {help}\n# TYPE interregnum_{name} {kind}\n");
    let _ = writeln!(page, "interregnum_{name} {value}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_of_counts_reads_as_prometheus_wants_it() {
        let metrics = Metrics::default();
        metrics.entries.add(3);
        metrics.sockets.increment();
        metrics.sockets.increment();
        metrics.sockets.decrement();
        metrics.body_timeouts.add(2);
        metrics.commit.observe(Duration::from_micros(1500));
        metrics.commit.observe(Duration::from_secs(7));
        let page = metrics.render();
        for expected in [
            "# TYPE interregnum_entries_total counter\ninterregnum_entries_total 3\n",
            "interregnum_sockets 1\n",
            "interregnum_connections_timed_out_total{phase=\"body\"} 2\n",
            "interregnum_commit_seconds_bucket{le=\"0.001\"} 0\n",
            "interregnum_commit_seconds_bucket{le=\"0.002\"} 1\n",
            "interregnum_commit_seconds_bucket{le=\"1\"} 1\n",
            "interregnum_commit_seconds_bucket{le=\"+Inf\"} 2\n",
            "interregnum_commit_seconds_sum 7.0015\n",
            "interregnum_commit_seconds_count 2\n",
        ] {
            assert!(page.contains(expected), "{expected:?} is not in\n{page}");
        }
    }
}
