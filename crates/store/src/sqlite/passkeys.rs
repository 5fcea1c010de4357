//! Passkeys in `SQLite`.

use super::SqliteStore;
use super::people::rows;
use crate::people::passkey_sql as sql;
use crate::people::statement::text;
use crate::{CredentialId, Passkey, PasskeyChallenge, PasskeyStore, StoreFuture};
use interregnum_table::{PersonId, SecretHash};

impl PasskeyStore for SqliteStore {
    fn passkeys(&self, person: PersonId) -> StoreFuture<'_, Vec<Passkey>> {
        self.reading(async move {
            rows(&self.readers, sql::PASSKEYS, vec![text(person)]).await?.iter().map(sql::passkey).collect()
        })
    }

    fn passkey(&self, credential: CredentialId) -> StoreFuture<'_, Option<Passkey>> {
        self.reading(async move {
            rows(&self.readers, sql::PASSKEY, vec![text(credential)])
                .await?
                .first()
                .map(sql::passkey)
                .transpose()
        })
    }

    fn passkey_challenge(&self, secret: SecretHash) -> StoreFuture<'_, Option<PasskeyChallenge>> {
        self.reading(async move {
            rows(&self.readers, sql::CHALLENGE, vec![text(secret)])
                .await?
                .first()
                .map(sql::challenge)
                .transpose()
        })
    }
}
