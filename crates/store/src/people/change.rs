//! The changes that a store makes to persons.

use crate::{
    Account, ChallengeChange, Examination, FollowChange, ModerationChange, NoticeChange, Passkey,
    PasskeyChange, Person, PublishedRecord, RatedResult, RatingVersion, SeekChange, Session, SessionId,
    SignInLink, StoredEntry, TokenChange,
};
use interregnum_table::{PersonId, SecretHash, TableId, Time};

/// A change to persons, all or nothing.
#[derive(Clone, Debug)]
pub enum PersonChange {
    /// Somebody came: a person with a first session.
    Came {
        /// The person.
        person: Person,
        /// The session.
        session: Session,
    },
    /// A person goes by another name. Nothing is done for somebody who has gone.
    Renamed {
        /// The person.
        person: PersonId,
        /// The new name.
        name: String,
    },
    /// A person signed in on another device. Nothing is done for somebody who has gone.
    SignedIn(Session),
    /// A session was used.
    Used {
        /// The session.
        session: SessionId,
        /// What the device calls itself now.
        device: String,
        /// When.
        at: Time,
    },
    /// The secret of a session is replaced. Nothing is done unless `from` is its secret; or is the one before, and the
    /// present one was made by `lost_before` and never used: then the answer that carried it was lost.
    Rotated {
        /// The session.
        session: SessionId,
        /// The secret that was shown.
        from: SecretHash,
        /// The new one.
        to: SecretHash,
        /// When.
        at: Time,
        /// When an unused secret was made at the latest if it was lost. A younger one is on its way to another tab.
        lost_before: Time,
    },
    /// The new secret of a session was used: the one before is accepted until this moment only.
    RotationConfirmed {
        /// The session.
        session: SessionId,
        /// Until when.
        until: Time,
    },
    /// A session of a person ended. Nothing is done if it is not theirs.
    SignedOut {
        /// The person.
        person: PersonId,
        /// The session.
        session: SessionId,
    },
    /// All sessions of a person ended, except one if it is named, and no link signs in any longer.
    SignedOutEverywhere {
        /// The person.
        person: PersonId,
        /// The session that goes on.
        except: Option<SessionId>,
    },
    /// A person made an account, and goes by its name. Nothing is done if the person has one, or the key belongs to
    /// another.
    AccountMade {
        /// The account.
        account: Account,
        /// The name as others see it.
        name: String,
        /// The hashes of the recovery codes.
        codes: Vec<SecretHash>,
        /// The first passkey; an account without a password has one. Nothing is done if its credential is known
        /// already.
        passkey: Option<Passkey>,
    },
    /// A change to passkeys.
    Passkey(PasskeyChange),
    /// The password of an account was changed.
    PasswordSet {
        /// Whose.
        person: PersonId,
        /// The hash of the new one, with its parameters.
        password: String,
    },
    /// The recovery codes of an account were replaced.
    CodesReplaced {
        /// Whose.
        person: PersonId,
        /// The hashes of the new ones.
        codes: Vec<SecretHash>,
    },
    /// A recovery code was used up. Nothing is done if the person has no such code (any longer).
    CodeUsed {
        /// Whose.
        person: PersonId,
        /// Its hash.
        code: SecretHash,
    },
    /// A link was made; those whose time is over are forgotten.
    LinkMade {
        /// The link.
        link: SignInLink,
        /// The time now.
        now: Time,
    },
    /// A link was used up. Nothing is done if somebody else was faster.
    LinkUsed(SecretHash),
    /// Entries of a table's log are replaced by the same without somebody's name.
    EntriesRewritten {
        /// The table.
        table: TableId,
        /// The new entries, with the versions of those that they replace.
        entries: Vec<StoredEntry>,
    },
    /// What lists show of a table is replaced by the same without somebody's name.
    SummaryRewritten {
        /// The table.
        table: TableId,
        /// As in the table's row.
        summary: Vec<u8>,
    },
    /// Results and ratings were computed. Nothing is done if others were recorded since the version that is named.
    ResultsRecorded {
        /// The version that the writer has seen.
        seen: RatingVersion,
        /// In the order of results. Ratings replace those that were computed before.
        results: Vec<RatedResult>,
    },
    /// A game with a result was examined. Nothing is done if it was before, or there is no such result.
    ResultExamined {
        /// The table.
        table: TableId,
        /// Which game of the table, from 1.
        round: u32,
        /// What was found.
        examination: Examination,
    },
    /// All results, ratings and examinations are forgotten, to be computed anew from the logs.
    ResultsCleared,
    /// A record is published; one that already is stays as it was. The store does not know who sent it.
    RecordPublished(PublishedRecord),
    /// Somebody looks for an opponent, or no longer does.
    Seek(SeekChange),
    /// A challenge is made or answered.
    Challenge(ChallengeChange),
    /// Somebody follows somebody, or is there.
    Follow(FollowChange),
    /// A token is made or revoked, or an account becomes that of a program.
    Token(TokenChange),
    /// A change for moderation.
    Moderated(ModerationChange),
    /// Notices, or how they are sent, are changed.
    Notice(NoticeChange),
    /// A person is deleted with account, passkeys, sessions, codes, links, challenges, tokens and notices.
    Deleted(PersonId),
}

impl PersonChange {
    /// How many rows the first statement of a change changes at least, if the change is done.
    pub(crate) const fn rows(&self) -> u64 {
        match self {
            Self::Seek(change) => change.rows(),
            _ => 1,
        }
    }
}
