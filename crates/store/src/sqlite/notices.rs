//! Notices in `SQLite`.

use super::SqliteStore;
use super::people::rows;
use crate::notices::sql;
use crate::people::columns::person_id;
use crate::people::statement::{number, text};
use crate::{MailLink, Notice, NoticeStore, NoticeWish, PushDevice, StoreFuture};
use interregnum_table::{PersonId, SecretHash, Time};

impl NoticeStore for SqliteStore {
    fn server_key(&self) -> StoreFuture<'_, Option<String>> {
        self.reading(async move {
            Ok(rows(&self.readers, sql::SERVER_KEY, sql::key_name()).await?.first().map(sql::first_text))
        })
    }

    fn notice_wish(&self, person: PersonId) -> StoreFuture<'_, Option<NoticeWish>> {
        self.reading(async move {
            rows(&self.readers, sql::NOTICE_WISH, vec![text(person)])
                .await?
                .first()
                .map(sql::wish)
                .transpose()
        })
    }

    fn push_devices(&self, person: PersonId) -> StoreFuture<'_, Vec<PushDevice>> {
        self.reading(async move {
            rows(&self.readers, sql::PUSH_DEVICES, vec![text(person)])
                .await?
                .iter()
                .map(sql::device)
                .collect()
        })
    }

    fn notices_due(&self, now: Time, limit: u32) -> StoreFuture<'_, Vec<Notice>> {
        self.reading(async move {
            let values = sql::due_values(now, limit);
            rows(&self.readers, sql::NOTICES_DUE, values).await?.iter().map(sql::notice).collect()
        })
    }

    fn mail_address(&self, person: PersonId) -> StoreFuture<'_, Option<String>> {
        self.reading(async move {
            Ok(rows(&self.readers, sql::MAIL_ADDRESS, vec![text(person)]).await?.first().map(sql::first_text))
        })
    }

    fn persons_at(&self, address: String, limit: u32) -> StoreFuture<'_, Vec<PersonId>> {
        self.reading(async move {
            let values = vec![text(address), number(limit)];
            rows(&self.readers, sql::PERSONS_AT, values).await?.iter().map(|row| person_id(row, 0)).collect()
        })
    }

    fn mail_link(&self, secret: SecretHash) -> StoreFuture<'_, Option<MailLink>> {
        self.reading(async move {
            rows(&self.readers, sql::MAIL_LINK, vec![text(secret)]).await?.first().map(sql::link).transpose()
        })
    }
}
