//! What an operator looks at: sanctions, moderators, reports and the log, as text or as lines of JSON.

use super::Operator;
use super::action::now;
use crate::failure::Failure;
use interregnum_kernel::Phrase;
use interregnum_people::utc;
use interregnum_store::{LogEntry, Moderator, Report, Sanction, SanctionTarget};
use serde_json::{Value, json};

/// The greatest number of reports, and of entries of the log.
const LONGEST: u32 = 1000;

impl Operator<'_> {
    /// One line for each; a word if there is none, unless a program reads it.
    fn lines<T>(
        &self,
        list: &[T],
        as_json: impl Fn(&T) -> Value,
        as_text: impl Fn(&T) -> Phrase,
    ) -> Vec<String> {
        if self.is_json {
            return list.iter().map(|one| as_json(one).to_string()).collect();
        }
        if list.is_empty() {
            return vec![self.translator.get("admin-none")];
        }
        list.iter().map(|one| self.translator.say(&as_text(one))).collect()
    }

    pub(super) async fn sanctions(&self) -> Result<Vec<String>, Failure> {
        let found = self.store.sanctions(now()).await.map_err(|error| self.failed(&error))?;
        let as_json = |sanction: &Sanction| {
            let (name, addresses) = match &sanction.target {
                SanctionTarget::Person(_) => (Some(&sanction.name), None),
                SanctionTarget::Network(_) => (None, None),
                SanctionTarget::Addresses(block) => (None, Some(block)),
            };
            json!({
                "id": sanction.id.to_string(), "kind": sanction.kind.word(), "name": name, "addresses": addresses,
                "reason": sanction.reason, "at": sanction.at, "until": sanction.until,
            })
        };
        let as_text = |sanction: &Sanction| {
            let who = match &sanction.target {
                SanctionTarget::Person(_) => sanction.name.clone(),
                SanctionTarget::Network(_) => self.translator.get("admin-network"),
                SanctionTarget::Addresses(block) => block.clone(),
            };
            let until = sanction.until.map_or_else(|| self.translator.get("admin-forever"), utc);
            Phrase::new("admin-sanction")
                .with("id", sanction.id.to_string())
                .with("kind", sanction.kind.word())
                .with("who", who)
                .with("until", until)
                .with("reason", sanction.reason.as_str())
        };
        Ok(self.lines(&found, as_json, as_text))
    }

    pub(super) async fn moderators(&self) -> Result<Vec<String>, Failure> {
        let found = self.store.moderators().await.map_err(|error| self.failed(&error))?;
        let as_json = |moderator: &Moderator| json!({"name": moderator.name, "since": moderator.since});
        let as_text = |moderator: &Moderator| {
            Phrase::new("admin-since")
                .with("name", moderator.name.as_str())
                .with("since", utc(moderator.since))
        };
        Ok(self.lines(&found, as_json, as_text))
    }

    pub(super) async fn reports(&self, closed: bool) -> Result<Vec<String>, Failure> {
        let found = self.store.reports(closed, LONGEST).await.map_err(|error| self.failed(&error))?;
        let table = |report: &Report| report.table.as_ref().map(ToString::to_string);
        let as_json = |report: &Report| {
            json!({
                "id": report.id.to_string(), "at": report.at, "name": report.name,
                "reporter": report.reporter_name, "reason": report.reason, "text": report.text,
                "table": table(report), "round": report.round, "closed": report.closed,
            })
        };
        let as_text = |report: &Report| {
            Phrase::new("admin-report")
                .with("id", report.id.to_string())
                .with("at", utc(report.at))
                .with("name", report.name.as_str())
                .with("reason", report.reason.as_str())
                .with("table", table(report).unwrap_or_default())
                .with("text", report.text.as_str())
        };
        Ok(self.lines(&found, as_json, as_text))
    }

    pub(super) async fn log(&self) -> Result<Vec<String>, Failure> {
        let found = self.store.moderation_log(LONGEST).await.map_err(|error| self.failed(&error))?;
        let by = |entry: &LogEntry| match entry.by {
            Some(_) => entry.by_name.clone(),
            None => self.translator.get("admin-operator"),
        };
        let as_json = |entry: &LogEntry| {
            json!({
                "at": entry.at, "by": entry.by.map(|_| &entry.by_name), "action": entry.action.word(),
                "name": entry.name, "about": entry.about.map(|id| id.to_string()), "reason": entry.reason,
            })
        };
        let as_text = |entry: &LogEntry| {
            Phrase::new("admin-log")
                .with("at", utc(entry.at))
                .with("by", by(entry))
                .with("action", entry.action.word())
                .with("name", entry.name.as_str())
                .with("reason", entry.reason.as_str())
        };
        Ok(self.lines(&found, as_json, as_text))
    }
}
