//! The open sockets and streams of every guest, which end when the guest signs out.

use interregnum_table::SecretHash;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// The guests with open connections.
#[derive(Default)]
pub(crate) struct Sessions(Mutex<HashMap<SecretHash, Arc<Session>>>);

/// What all connections of a guest share.
#[derive(Default)]
struct Session {
    ended: AtomicBool,
    end: Notify,
}

impl Sessions {
    /// Adds a connection. A caller enters before it asks the store whether the guest is known: who
    /// signs out in between is noticed by one or the other.
    pub(crate) fn enter(self: &Arc<Self>, who: Option<SecretHash>) -> SessionGuard {
        let session = who.map(|who| (who, Arc::clone(self.lock().entry(who).or_default())));
        SessionGuard { sessions: Arc::clone(self), session }
    }

    /// Ends all connections of a guest.
    pub(crate) fn end(&self, who: &SecretHash) {
        if let Some(session) = self.lock().remove(who) {
            session.ended.store(true, Ordering::SeqCst);
            session.end.notify_waiters();
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<SecretHash, Arc<Session>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One connection of a guest, or of a stranger.
pub(crate) struct SessionGuard {
    sessions: Arc<Sessions>,
    session: Option<(SecretHash, Arc<Session>)>,
}

impl SessionGuard {
    /// Waits until the guest signs out; forever for a stranger.
    pub(crate) async fn ended(&self) {
        let Some((_, session)) = &self.session else { return std::future::pending().await };
        // Created before the flag is read, so that no end is missed.
        let end = session.end.notified();
        if !session.ended.load(Ordering::SeqCst) {
            end.await;
        }
    }
}

impl Drop for SessionGuard {
    fn drop(&mut self) {
        let Some((who, session)) = self.session.take() else { return };
        let mut all = self.sessions.lock();
        // One in the map and one here: this was the guest's last connection.
        let last = Arc::strong_count(&session) == 2;
        if last && all.get(&who).is_some_and(|current| Arc::ptr_eq(current, &session)) {
            all.remove(&who);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use interregnum_table::SeatSecret;

    fn who(byte: u8) -> SecretHash {
        SeatSecret::from_bytes([byte; 16]).hash()
    }

    #[tokio::test]
    async fn signing_out_ends_all_connections_of_the_guest_and_no_others() {
        let sessions = Arc::new(Sessions::default());
        let (one, other) = (sessions.enter(Some(who(1))), sessions.enter(Some(who(1))));
        let (stranger, ben) = (sessions.enter(None), sessions.enter(Some(who(2))));
        sessions.end(&who(1));
        one.ended().await;
        other.ended().await;
        tokio::select! {
            biased;
            () = stranger.ended() => panic!("a stranger cannot sign out"),
            () = ben.ended() => panic!("another guest is not concerned"),
            () = std::future::ready(()) => {}
        }
        let again = sessions.enter(Some(who(1)));
        drop((one, other));
        sessions.end(&who(1));
        again.ended().await;
    }

    #[test]
    fn nothing_is_kept_of_who_is_gone() {
        let sessions = Arc::new(Sessions::default());
        drop((sessions.enter(Some(who(1))), sessions.enter(Some(who(1)))));
        assert!(sessions.lock().is_empty());
    }
}
