//! The changes that a store makes to notices.

use super::{MailLink, Notice, NoticeWish, PushDevice};
use crate::SessionId;
use interregnum_table::{PersonId, SecretHash, Time};

/// A change to notices, all or nothing.
#[derive(Clone, Debug)]
pub enum NoticeChange {
    /// A key was made. Nothing is done if there is one.
    KeyMade(String),
    /// A person says how to be told. Nothing is done for somebody who has gone.
    Wished(NoticeWish),
    /// A device is to be told, and its endpoint no longer belongs to another. Nothing is done if its session has ended.
    DeviceAdded(PushDevice),
    /// A device is no longer told. Nothing is done if it was not.
    DeviceRemoved(SessionId),
    /// A push service has no such endpoint any more.
    EndpointGone(SecretHash),
    /// A notice is due; it replaces one of the same kind for the same table, except that a digest stays as it is.
    /// Nothing is done for a person without wishes.
    Due(Notice),
    /// A notice is moved on: by the server that sends it now, or because it is not the time. Nothing is done if the
    /// notice is no longer due when the server saw that it was.
    Moved {
        /// The notice as it was seen.
        notice: Notice,
        /// When it is due next.
        until: Time,
    },
    /// A notice was sent, or is no longer true. Nothing is done if it is due at another time.
    Done(Notice),
    /// A link was made; those whose time is over are forgotten. Nothing is done for somebody without an account.
    LinkMade {
        /// The link.
        link: MailLink,
        /// The time now.
        now: Time,
    },
    /// A link was used up. Nothing is done if somebody else was faster.
    LinkUsed(SecretHash),
    /// A person has confirmed an address. Nothing is done for somebody without an account.
    AddressSet {
        /// The person.
        person: PersonId,
        /// The address.
        address: String,
    },
    /// The address of a person is forgotten, with all links. Nothing is done if there was none.
    AddressRemoved(PersonId),
}
