//! The sanctions that hold now, in memory: they are asked about at every request.

use super::ModerationError;
use crate::api_error::ApiError;
use crate::app::App;
use interregnum_people::AddressBlock;
use interregnum_store::{Person, Sanction, SanctionKind, SanctionTarget, StoreError};
use interregnum_table::{PersonId, Time};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, PoisonError, RwLock};

/// What the person concerned reads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SanctionNotice {
    pub(crate) reason: String,
    pub(crate) until: Option<Time>,
}

/// The sanctions that hold now, as they were last read.
#[derive(Default)]
pub(crate) struct RunningSanctions(RwLock<Arc<Running>>);

#[derive(Default)]
struct Running {
    bans: HashMap<PersonId, SanctionNotice>,
    mutes: HashMap<PersonId, SanctionNotice>,
    networks: HashMap<String, SanctionNotice>,
    addresses: Vec<(AddressBlock, SanctionNotice)>,
}

impl Running {
    /// Of several sanctions of one person, the latest.
    fn of(sanctions: Vec<Sanction>) -> Self {
        let mut running = Self::default();
        for Sanction { kind, target, reason, until, .. } in sanctions.into_iter().rev() {
            let notice = SanctionNotice { reason, until };
            match (kind, target) {
                (SanctionKind::Ban, SanctionTarget::Person(person)) => {
                    running.bans.insert(person, notice);
                }
                (SanctionKind::Mute, SanctionTarget::Person(person)) => {
                    running.mutes.insert(person, notice);
                }
                (SanctionKind::Ban, SanctionTarget::Network(network)) => {
                    running.networks.insert(network, notice);
                }
                (SanctionKind::Ban, SanctionTarget::Addresses(block)) => {
                    if let Ok(block) = block.parse() {
                        running.addresses.push((block, notice));
                    } else {
                        tracing::error!(%block, "ban without effect: no block of addresses");
                    }
                }
                _ => {}
            }
        }
        running
    }
}

impl RunningSanctions {
    fn now(&self) -> Arc<Running> {
        Arc::clone(&self.0.read().unwrap_or_else(PoisonError::into_inner))
    }

    fn replace(&self, running: Running) -> Arc<Running> {
        let mut current = self.0.write().unwrap_or_else(PoisonError::into_inner);
        std::mem::replace(&mut current, Arc::new(running))
    }
}

/// Whether a sanction holds that was read a moment ago.
fn holds(app: &App, notice: &SanctionNotice) -> bool {
    notice.until.is_none_or(|until| app.clock.now() < until)
}

/// Reads the sanctions anew, and ends the connections of those who have been banned since. A moderator's action is read
/// at once at the same node; other nodes, and what an operator did, at the next heartbeat.
pub(crate) async fn refresh(app: &App) -> Result<(), StoreError> {
    let running = Running::of(app.store.sanctions(app.clock.now()).await?);
    let banned: Vec<PersonId> = running.bans.keys().copied().collect();
    let before = app.sanctions.replace(running);
    for person in banned.into_iter().filter(|person| !before.bans.contains_key(person)) {
        for session in app.store.sessions(person).await? {
            app.sessions.end(session.id);
        }
    }
    Ok(())
}

/// Fails if a person may not play with others. The ban of a network holds for guests: somebody with an account, who is
/// known here, shall not pay for a neighbour.
pub(crate) async fn check_play(app: &App, person: &Person, address: IpAddr) -> Result<(), ApiError> {
    let running = app.sanctions.now();
    if let Some(notice) = running.bans.get(&person.id).filter(|notice| holds(app, notice)) {
        return Err(ModerationError::Banned(notice.clone()).into());
    }
    if person.has_account { Ok(()) } else { check_network(app, address).await }
}

/// Fails if guests of a network may not play with others, nor make an account.
pub(crate) async fn check_network(app: &App, address: IpAddr) -> Result<(), ApiError> {
    let running = app.sanctions.now();
    let by_address = running.addresses.iter().find(|(block, _)| block.contains(address));
    let mut found = by_address.map(|(_, notice)| notice.clone());
    if found.is_none() && !running.networks.is_empty() {
        found = running.networks.get(&app.networks.hash(app, address).await?).cloned();
    }
    match found.filter(|notice| holds(app, notice)) {
        Some(notice) => Err(ModerationError::NetworkBanned(notice).into()),
        None => Ok(()),
    }
}

/// Fails if a person may not talk.
pub(crate) fn check_talk(app: &App, who: &PersonId) -> Result<(), ApiError> {
    match app.sanctions.now().mutes.get(who).filter(|notice| holds(app, notice)) {
        Some(notice) => Err(ModerationError::Muted(notice.clone()).into()),
        None => Ok(()),
    }
}
