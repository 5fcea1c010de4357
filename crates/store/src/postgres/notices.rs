//! Notices in PostgreSQL.

use super::PostgresStore;
use super::people::rows;
use crate::notices::sql;
use crate::people::columns::person_id;
use crate::people::statement::{number, text};
use crate::{MailLink, Notice, NoticeStore, NoticeWish, PushDevice, StoreFuture};
use interregnum_table::{PersonId, SecretHash, Time};

impl NoticeStore for PostgresStore {
    fn server_key(&self) -> StoreFuture<'_, Option<String>> {
        Box::pin(async move {
            Ok(rows(&self.pool, sql::SERVER_KEY, sql::key_name()).await?.first().map(sql::first_text))
        })
    }

    fn notice_wish(&self, person: PersonId) -> StoreFuture<'_, Option<NoticeWish>> {
        Box::pin(async move {
            rows(&self.pool, sql::NOTICE_WISH, vec![text(person)]).await?.first().map(sql::wish).transpose()
        })
    }

    fn push_devices(&self, person: PersonId) -> StoreFuture<'_, Vec<PushDevice>> {
        Box::pin(async move {
            rows(&self.pool, sql::PUSH_DEVICES, vec![text(person)]).await?.iter().map(sql::device).collect()
        })
    }

    fn notices_due(&self, now: Time, limit: u32) -> StoreFuture<'_, Vec<Notice>> {
        Box::pin(async move {
            let values = sql::due_values(now, limit);
            rows(&self.pool, sql::NOTICES_DUE, values).await?.iter().map(sql::notice).collect()
        })
    }

    fn mail_address(&self, person: PersonId) -> StoreFuture<'_, Option<String>> {
        Box::pin(async move {
            Ok(rows(&self.pool, sql::MAIL_ADDRESS, vec![text(person)]).await?.first().map(sql::first_text))
        })
    }

    fn persons_at(&self, address: String, limit: u32) -> StoreFuture<'_, Vec<PersonId>> {
        Box::pin(async move {
            let values = vec![text(address), number(limit)];
            rows(&self.pool, sql::PERSONS_AT, values).await?.iter().map(|row| person_id(row, 0)).collect()
        })
    }

    fn mail_link(&self, secret: SecretHash) -> StoreFuture<'_, Option<MailLink>> {
        Box::pin(async move {
            rows(&self.pool, sql::MAIL_LINK, vec![text(secret)]).await?.first().map(sql::link).transpose()
        })
    }
}
