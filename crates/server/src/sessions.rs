//! Sessions: which secret is accepted, when it is replaced, and the open connections of each session, which end when
//! it does.

use crate::api_error::ApiError;
use crate::app::App;
use crate::peers::Announcement;
use crate::{api_token, device, entropy};
use axum::http::HeaderMap;
use interregnum_store::{PersonChange, Session, SessionId, SignedIn, StoreError};
use interregnum_table::{PersonId, SeatSecret, SecretHash, Span, Time};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// How long the secret before a rotation is accepted once the new one has been used: requests of other tabs may be
/// on their way.
const OVERLAP: Span = Span::seconds(60);

/// How old the secret in a cookie becomes before it is replaced.
const ROTATION: Span = Span::seconds(24 * 3600);

/// How exactly the last use of a session is known.
const USE_STEP: Span = Span::seconds(3600);

/// How long a session is accepted that nobody uses: a little longer than a browser keeps its cookie.
const UNUSED: Span = Span::seconds(400 * 24 * 3600);

/// A new session of a person on the device that sends a request, and its secret.
pub(crate) fn begin(app: &App, person: PersonId, headers: &HeaderMap) -> (Session, SeatSecret) {
    let (secret, now) = (entropy::seat_secret(), app.clock.now());
    let session = Session {
        id: SessionId(entropy::random_u64()),
        person,
        secret: secret.hash(),
        previous: None,
        device: device::name(headers),
        created: now,
        used: now,
        rotated: now,
    };
    (session, secret)
}

/// The session with a secret, if that secret is accepted now.
pub(crate) async fn find(app: &App, shown: SecretHash) -> Result<Option<SignedIn>, StoreError> {
    let now = app.clock.now();
    let Some(found) = app.store.session(shown).await? else { return api_token::find(app, shown).await };
    if !is_accepted(&found.session, shown, now) {
        return Ok(None);
    }
    let confirms = found.session.secret == shown
        && found.session.previous.is_some_and(|previous| previous.until.is_none());
    if confirms {
        let change = PersonChange::RotationConfirmed { session: found.session.id, until: now + OVERLAP };
        app.store.change_person(change).await?;
    }
    Ok(Some(found))
}

fn is_accepted(session: &Session, shown: SecretHash, now: Time) -> bool {
    let previous = session.previous.filter(|previous| previous.secret == shown);
    let in_time = previous.is_some_and(|previous| previous.until.is_none_or(|until| now < until));
    (session.secret == shown || in_time) && now < session.used + UNUSED
}

/// Notes that a session is used, once an hour. A store that refuses it does not hold up the request.
pub(crate) async fn note_use(app: &App, session: &Session, headers: &HeaderMap) {
    let now = app.clock.now();
    if session.used + USE_STEP <= now {
        let change = PersonChange::Used { session: session.id, device: device::name(headers), at: now };
        let _ = app.store.change_person(change).await;
    }
}

/// Replaces the secret of a cookie that is a day old. `None` if it stays, or another tab was faster.
pub(crate) async fn rotate_if_old(
    app: &App,
    session: &Session,
    shown: SecretHash,
) -> Result<Option<SeatSecret>, StoreError> {
    // A secret that was replaced is replaced again only if the new one was lost, which the store finds out.
    let is_young = session.secret == shown && app.clock.now() < session.rotated + ROTATION;
    if is_young { Ok(None) } else { rotate(app, session.id, shown).await }
}

/// Replaces the secret of a session.
pub(crate) async fn rotate(
    app: &App,
    session: SessionId,
    from: SecretHash,
) -> Result<Option<SeatSecret>, StoreError> {
    let fresh = entropy::seat_secret();
    let at = app.clock.now();
    let lost_before = Time(at.0.saturating_sub(OVERLAP.0));
    let change = PersonChange::Rotated { session, from, to: fresh.hash(), at, lost_before };
    Ok(app.store.change_person(change).await?.then_some(fresh))
}

/// Ends the sessions of a person, except one if it is named, and their connections at every node.
pub(crate) async fn end_all(app: &App, person: PersonId, except: Option<SessionId>) -> Result<(), ApiError> {
    let sessions = app.store.sessions(person).await?;
    app.store.change_person(PersonChange::SignedOutEverywhere { person, except }).await?;
    let ended: Vec<SessionId> = sessions.iter().map(|session| session.id).collect();
    end_connections(app, ended.into_iter().filter(|id| Some(*id) != except).collect()).await;
    Ok(())
}

/// Ends the connections of sessions at every node.
pub(crate) async fn end_connections(app: &App, ended: Vec<SessionId>) {
    ended.iter().for_each(|session| app.sessions.end(*session));
    if let Some(peers) = &app.peers {
        peers.announce(&Announcement::SignedOut(ended.iter().map(|session| session.0).collect())).await;
    }
}

/// The sessions with open connections.
#[derive(Default)]
pub(crate) struct Sessions(Mutex<HashMap<SessionId, Arc<Open>>>);

/// What all connections of a session share.
#[derive(Default)]
struct Open {
    ended: AtomicBool,
    end: Notify,
}

impl Sessions {
    /// Adds a connection. A caller enters before it asks the store whether the session is still there: one that ends
    /// in between is noticed by one or the other.
    pub(crate) fn enter(self: &Arc<Self>, session: Option<SessionId>) -> SessionGuard {
        let open = session.map(|session| (session, Arc::clone(self.lock().entry(session).or_default())));
        SessionGuard { sessions: Arc::clone(self), open }
    }

    /// Ends all connections of a session.
    pub(crate) fn end(&self, session: SessionId) {
        if let Some(open) = self.lock().remove(&session) {
            open.ended.store(true, Ordering::SeqCst);
            open.end.notify_waiters();
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<SessionId, Arc<Open>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One connection of a session, or of a stranger.
pub(crate) struct SessionGuard {
    sessions: Arc<Sessions>,
    open: Option<(SessionId, Arc<Open>)>,
}

impl SessionGuard {
    /// Waits until the session ends; forever for a stranger.
    pub(crate) async fn ended(&self) {
        let Some((_, open)) = &self.open else { return std::future::pending().await };
        // Created before the flag is read, so that no end is missed.
        let end = open.end.notified();
        if !open.ended.load(Ordering::SeqCst) {
            end.await;
        }
    }
}

impl Drop for SessionGuard {
    fn drop(&mut self) {
        let Some((session, open)) = self.open.take() else { return };
        let mut all = self.sessions.lock();
        // One in the map and one here: this was the session's last connection.
        let last = Arc::strong_count(&open) == 2;
        if last && all.get(&session).is_some_and(|current| Arc::ptr_eq(current, &open)) {
            all.remove(&session);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use interregnum_store::Previous;

    const ONE: Option<SessionId> = Some(SessionId(1));

    #[tokio::test]
    async fn the_end_of_a_session_ends_its_connections_and_no_others() {
        let sessions = Arc::new(Sessions::default());
        let (one, other) = (sessions.enter(ONE), sessions.enter(ONE));
        let (stranger, ben) = (sessions.enter(None), sessions.enter(Some(SessionId(2))));
        sessions.end(SessionId(1));
        one.ended().await;
        other.ended().await;
        tokio::select! {
            biased;
            () = stranger.ended() => panic!("a stranger cannot sign out"),
            () = ben.ended() => panic!("another session is not concerned"),
            () = std::future::ready(()) => {}
        }
        let again = sessions.enter(ONE);
        drop((one, other));
        sessions.end(SessionId(1));
        again.ended().await;
    }

    #[test]
    fn nothing_is_kept_of_who_is_gone() {
        let sessions = Arc::new(Sessions::default());
        drop((sessions.enter(ONE), sessions.enter(ONE)));
        assert!(sessions.lock().is_empty());
    }

    #[test]
    fn the_secret_before_a_rotation_is_accepted_until_the_new_one_was_used_and_a_minute_more() {
        let [old, new, other] = [1, 2, 3].map(|byte| SeatSecret::from_bytes([byte; 16]).hash());
        let session = |until| Session {
            id: SessionId(1),
            person: SeatSecret::from_bytes([9; 16]).person(),
            secret: new,
            previous: Some(Previous { secret: old, until }),
            device: String::new(),
            created: Time(0),
            used: Time(0),
            rotated: Time(0),
        };
        let late = Time(0) + Span::seconds(300 * 24 * 3600);
        assert!(is_accepted(&session(None), old, late), "the answer with the new one may be lost");
        let confirmed = session(Some(Time(5000)));
        assert!(is_accepted(&confirmed, old, Time(4999)) && !is_accepted(&confirmed, old, Time(5000)));
        assert!(is_accepted(&confirmed, new, late) && !is_accepted(&confirmed, other, Time(1)));
        assert!(!is_accepted(&confirmed, new, Time(0) + UNUSED), "an unused session ends");
    }
}
