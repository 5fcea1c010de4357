//! Seeks, challenges, follows and tokens in `SQLite`.

use super::SqliteStore;
use super::people::rows;
use crate::people::columns::count;
use crate::people::statement::text;
use crate::social::{challenge_sql, follow_sql, seek_sql, token_sql};
use crate::{
    ApiToken, Challenge, ChallengeId, FollowedPerson, Person, Presence, Seek, SocialStore, StoreFuture,
    TokenStore,
};
use interregnum_table::{PersonId, SecretHash, Time};

impl SocialStore for SqliteStore {
    fn seek(&self, person: PersonId) -> StoreFuture<'_, Option<Seek>> {
        self.reading(async move {
            let found = rows(&self.readers, seek_sql::SEEK, vec![text(person)]).await?;
            found.first().map(seek_sql::seek).transpose()
        })
    }

    fn seeks(&self, seen: Time) -> StoreFuture<'_, Vec<Seek>> {
        self.reading(async move {
            let found = rows(&self.readers, seek_sql::SEEKS, seek_sql::seen_since(seen)).await?;
            found.iter().map(seek_sql::seek).collect()
        })
    }

    fn challenge(&self, id: ChallengeId) -> StoreFuture<'_, Option<Challenge>> {
        self.reading(async move {
            let found = rows(&self.readers, challenge_sql::CHALLENGE, vec![text(id)]).await?;
            found.first().map(challenge_sql::challenge).transpose()
        })
    }

    fn challenges(&self, person: PersonId, now: Time) -> StoreFuture<'_, Vec<Challenge>> {
        self.reading(async move {
            let values = challenge_sql::of_person(person, now);
            let found = rows(&self.readers, challenge_sql::CHALLENGES, values).await?;
            found.iter().map(challenge_sql::challenge).collect()
        })
    }

    fn followed(&self, person: PersonId) -> StoreFuture<'_, Vec<FollowedPerson>> {
        self.reading(async move {
            let found = rows(&self.readers, follow_sql::FOLLOWED, vec![text(person)]).await?;
            found.iter().map(follow_sql::followed).collect()
        })
    }

    fn presence(&self, person: PersonId) -> StoreFuture<'_, Presence> {
        self.reading(async move {
            let found = rows(&self.readers, follow_sql::PRESENCE, vec![text(person)]).await?;
            Ok(found.first().map(follow_sql::presence).unwrap_or_default())
        })
    }
}

impl TokenStore for SqliteStore {
    fn api_token(&self, secret: SecretHash) -> StoreFuture<'_, Option<(ApiToken, Person)>> {
        self.reading(async move {
            let found = rows(&self.readers, token_sql::TOKEN, vec![text(secret)]).await?;
            found.first().map(token_sql::token).transpose()
        })
    }

    fn api_tokens(&self, person: PersonId) -> StoreFuture<'_, Vec<ApiToken>> {
        self.reading(async move {
            let found = rows(&self.readers, token_sql::TOKENS, vec![text(person)]).await?;
            found.iter().map(|row| Ok(token_sql::token(row)?.0)).collect()
        })
    }

    fn is_bot(&self, person: PersonId) -> StoreFuture<'_, bool> {
        self.reading(async move {
            let found = rows(&self.readers, token_sql::IS_BOT, vec![text(person)]).await?;
            Ok(found.first().map_or(0, count) > 0)
        })
    }
}
