//! Several nodes over one PostgreSQL and one NATS: nodes that are killed, paused, replaced, cut off or have a wrong
//! clock, and a database or a NATS that stops, lose no acknowledged move and do none twice.

mod balancer;
mod faults;
mod forwarder;
mod nodes;
mod report;
mod surroundings;

use crate::effort::not_checked;

/// The PostgreSQL and the NATS that `scripts/postgres scripts/nats COMMAND` has started.
pub(super) struct Services {
    postgres: String,
    psql: String,
    nats_server: String,
}

/// The services; without them a test checks nothing.
fn services() -> Option<Services> {
    let variable = |name: &str| std::env::var(name).ok();
    let found = || {
        Some(Services {
            postgres: variable("INTERREGNUM_TEST_POSTGRES")?,
            psql: format!("{}/psql", variable("INTERREGNUM_TEST_POSTGRES_BIN")?),
            nats_server: variable("INTERREGNUM_TEST_NATS_SERVER")?,
        })
    };
    let found = found();
    if found.is_none() {
        not_checked("there is no PostgreSQL or no NATS (scripts/postgres scripts/nats COMMAND starts them)");
    }
    found
}
