//! The questions about moderation that the stores of both databases answer alike.

/// Implements [`ModerationStore`](crate::ModerationStore) for a store with the method `answer(sql, values)`, which
/// gives the rows of a query.
macro_rules! moderation_queries {
    ($store:ty) => {
        use interregnum_table::{PersonId, Time};
        use $crate::moderation::sql;
        use $crate::people::columns::count;
        use $crate::people::statement::{number, text, time};
        use $crate::{
            Block, LogEntry, ModerationId, ModerationStore, Moderator, NameForms, Report, Sanction,
            StoreFuture,
        };

        impl ModerationStore for $store {
            fn name_owner(
                &self,
                NameForms([written, small]): NameForms,
            ) -> StoreFuture<'_, Option<PersonId>> {
                Box::pin(async move {
                    let found = self.answer(sql::NAME_OWNER, vec![text(written), text(small)]).await?;
                    found.first().map(sql::person).transpose()
                })
            }

            fn unclaimed_names(&self) -> StoreFuture<'_, Vec<(PersonId, String)>> {
                Box::pin(async move {
                    self.answer(sql::NAMES_WITHOUT_FORMS, vec![]).await?.iter().map(sql::named).collect()
                })
            }

            fn blocks(&self, person: PersonId) -> StoreFuture<'_, Vec<Block>> {
                Box::pin(async move {
                    self.answer(sql::BLOCKS, vec![text(person)]).await?.iter().map(sql::block).collect()
                })
            }

            fn blockers(&self, person: PersonId) -> StoreFuture<'_, Vec<PersonId>> {
                Box::pin(async move {
                    self.answer(sql::BLOCKERS, vec![text(person)]).await?.iter().map(sql::person).collect()
                })
            }

            fn reports(&self, closed: bool, limit: u32) -> StoreFuture<'_, Vec<Report>> {
                Box::pin(async move {
                    let query = if closed { sql::CLOSED_REPORTS } else { sql::OPEN_REPORTS };
                    self.answer(query, vec![number(limit)]).await?.iter().map(sql::report).collect()
                })
            }

            fn report(&self, id: ModerationId) -> StoreFuture<'_, Option<Report>> {
                Box::pin(async move {
                    self.answer(sql::REPORT, vec![text(id)]).await?.first().map(sql::report).transpose()
                })
            }

            fn reports_about(&self, person: PersonId) -> StoreFuture<'_, u32> {
                Box::pin(async move {
                    Ok(self.answer(sql::REPORTS_ABOUT, vec![text(person)]).await?.first().map_or(0, count))
                })
            }

            fn reports_by(&self, person: PersonId) -> StoreFuture<'_, u32> {
                Box::pin(async move {
                    Ok(self.answer(sql::REPORTS_BY, vec![text(person)]).await?.first().map_or(0, count))
                })
            }

            fn sanctions(&self, now: Time) -> StoreFuture<'_, Vec<Sanction>> {
                Box::pin(async move {
                    self.answer(sql::SANCTIONS, vec![time(now)]).await?.iter().map(sql::sanction).collect()
                })
            }

            fn sanctions_of(&self, person: PersonId) -> StoreFuture<'_, Vec<Sanction>> {
                Box::pin(async move {
                    let found = self.answer(sql::SANCTIONS_OF, vec![text(person)]).await?;
                    found.iter().map(sql::sanction).collect()
                })
            }

            fn sanction(&self, id: ModerationId) -> StoreFuture<'_, Option<Sanction>> {
                Box::pin(async move {
                    self.answer(sql::SANCTION, vec![text(id)]).await?.first().map(sql::sanction).transpose()
                })
            }

            fn moderators(&self) -> StoreFuture<'_, Vec<Moderator>> {
                Box::pin(async move {
                    self.answer(sql::MODERATORS, vec![]).await?.iter().map(sql::moderator).collect()
                })
            }

            fn is_moderator(&self, person: PersonId) -> StoreFuture<'_, bool> {
                Box::pin(async move {
                    let found = self.answer(sql::IS_MODERATOR, vec![text(person)]).await?;
                    Ok(found.first().is_some_and(|row| count(row) > 0))
                })
            }

            fn moderation_log(&self, limit: u32) -> StoreFuture<'_, Vec<LogEntry>> {
                Box::pin(async move {
                    self.answer(sql::LOG, vec![number(limit)]).await?.iter().map(sql::log_entry).collect()
                })
            }

            fn moderation_log_of(&self, person: PersonId) -> StoreFuture<'_, Vec<LogEntry>> {
                Box::pin(async move {
                    self.answer(sql::LOG_OF, vec![text(person)]).await?.iter().map(sql::log_entry).collect()
                })
            }

            fn departures(&self, person: PersonId, since: Time) -> StoreFuture<'_, Vec<Time>> {
                Box::pin(async move {
                    let found = self.answer(sql::DEPARTURES, vec![text(person), time(since)]).await?;
                    found.iter().map(sql::departure).collect()
                })
            }

            fn network_of(&self, person: PersonId) -> StoreFuture<'_, Option<String>> {
                Box::pin(async move {
                    let found = self.answer(sql::NETWORK_OF, vec![text(person)]).await?;
                    found.first().map(sql::single_text).transpose()
                })
            }

            fn network_key(&self) -> StoreFuture<'_, String> {
                Box::pin(async move {
                    let found = self.answer(sql::NETWORK_KEY, vec![]).await?;
                    found.first().map(sql::single_text).transpose().map(Option::unwrap_or_default)
                })
            }
        }
    };
}
pub(crate) use moderation_queries;
