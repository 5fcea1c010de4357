//! Passkeys in PostgreSQL.

use super::PostgresStore;
use super::people::rows;
use crate::people::passkey_sql as sql;
use crate::people::statement::text;
use crate::{CredentialId, Passkey, PasskeyChallenge, PasskeyStore, StoreFuture};
use interregnum_table::{PersonId, SecretHash};

impl PasskeyStore for PostgresStore {
    fn passkeys(&self, person: PersonId) -> StoreFuture<'_, Vec<Passkey>> {
        Box::pin(async move {
            rows(&self.pool, sql::PASSKEYS, vec![text(person)]).await?.iter().map(sql::passkey).collect()
        })
    }

    fn passkey(&self, credential: CredentialId) -> StoreFuture<'_, Option<Passkey>> {
        Box::pin(async move {
            rows(&self.pool, sql::PASSKEY, vec![text(credential)])
                .await?
                .first()
                .map(sql::passkey)
                .transpose()
        })
    }

    fn passkey_challenge(&self, secret: SecretHash) -> StoreFuture<'_, Option<PasskeyChallenge>> {
        Box::pin(async move {
            rows(&self.pool, sql::CHALLENGE, vec![text(secret)])
                .await?
                .first()
                .map(sql::challenge)
                .transpose()
        })
    }
}
