//! Notices to people who are away from the page: what is due, how they want it, and their devices.

mod change;
pub(crate) mod memory;
mod row;
pub(crate) mod sql;

pub use change::NoticeChange;
pub use row::{LinkPurpose, MailLink, MailWish, Notice, NoticeKind, NoticeWish, PushDevice, QuietHours};

use crate::StoreFuture;
use interregnum_table::{PersonId, SecretHash, Time};

/// The notices of a store. Every store is one. They are written by
/// [`PersonChange::Notice`](crate::PersonChange::Notice).
pub trait NoticeStore: Send + Sync {
    /// The key that [`NoticeChange::KeyMade`] has kept.
    fn server_key(&self) -> StoreFuture<'_, Option<String>>;

    /// How a person wants to be told.
    fn notice_wish(&self, person: PersonId) -> StoreFuture<'_, Option<NoticeWish>>;

    /// The devices of a person with push notifications, oldest first.
    fn push_devices(&self, person: PersonId) -> StoreFuture<'_, Vec<PushDevice>>;

    /// The notices that are due, the earliest first.
    fn notices_due(&self, now: Time, limit: u32) -> StoreFuture<'_, Vec<Notice>>;

    /// The address that a person has confirmed.
    fn mail_address(&self, person: PersonId) -> StoreFuture<'_, Option<String>>;

    /// The persons who have confirmed an address.
    fn persons_at(&self, address: String, limit: u32) -> StoreFuture<'_, Vec<PersonId>>;

    /// The link with this secret, even if its time is over.
    fn mail_link(&self, secret: SecretHash) -> StoreFuture<'_, Option<MailLink>>;
}
