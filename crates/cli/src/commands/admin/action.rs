//! What an operator does: bans, mutes, roles.

use super::Operator;
use crate::failure::Failure;
use clap::ArgMatches;
use interregnum_kernel::Phrase;
use interregnum_people::AddressBlock;
use interregnum_store::{
    ActionKind, LogEntry, ModerationChange, ModerationId, PersonChange, Sanction, SanctionKind,
    SanctionTarget,
};
use interregnum_table::{PersonId, Span, Time, name_key};
use serde_json::json;
use std::time::{SystemTime, UNIX_EPOCH};

/// The longest sanction with an end, in hours: ten years.
const MOST_HOURS: u64 = 10 * 366 * 24;

/// The longest reason, in characters.
const LONGEST_REASON: usize = 1000;

pub(super) fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

fn new_id() -> ModerationId {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    ModerationId(u64::from_le_bytes(bytes))
}

/// The word after a name; clap has checked that it is there.
fn word<'a>(matches: &'a ArgMatches, name: &str) -> &'a str {
    matches.get_one::<String>(name).map_or("", String::as_str)
}

fn reason(matches: &ArgMatches) -> Result<String, Failure> {
    let reason = word(matches, "reason").trim();
    let fits = (1..=LONGEST_REASON).contains(&reason.chars().count());
    if fits { Ok(reason.to_owned()) } else { Err(Failure::Bad(Phrase::new("admin-no-reason"))) }
}

/// When a sanction that begins now ends.
fn end(matches: &ArgMatches, now: Time) -> Result<Option<Time>, Failure> {
    let Some(text) = matches.get_one::<String>("hours") else { return Ok(None) };
    let hours = text.parse::<u64>().ok().filter(|hours| (1..=MOST_HOURS).contains(hours));
    let hours = hours.ok_or_else(|| Failure::bad("admin-bad-hours", text))?;
    Ok(Some(now + Span::seconds(hours * 3600)))
}

fn log_entry(
    at: Time,
    action: ActionKind,
    person: Option<PersonId>,
    about: Option<ModerationId>,
    reason: String,
) -> LogEntry {
    let (by_name, name) = (String::new(), String::new());
    LogEntry { id: new_id(), at, by: None, by_name, action, person, name, about, reason }
}

impl Operator<'_> {
    async fn change(&self, change: ModerationChange) -> Result<bool, Failure> {
        let changed = self.store.change_person(PersonChange::Moderated(change)).await;
        changed.map_err(|error| self.failed(&error))
    }

    /// The owner of an account.
    async fn owner(&self, name: &str) -> Result<PersonId, Failure> {
        let account = self.store.account_by_key(name_key(name)).await.map_err(|error| self.failed(&error))?;
        account.map(|account| account.person).ok_or_else(|| Failure::bad("admin-no-account", name))
    }

    /// What was done, as a line of text or of JSON.
    fn done(&self, key: &str, who: &str, id: Option<ModerationId>) -> Vec<String> {
        let id = id.map(|id| id.to_string()).unwrap_or_default();
        if self.is_json {
            let done = key.strip_prefix("admin-").unwrap_or(key);
            return vec![json!({"done": done, "who": who, "id": id}).to_string()];
        }
        let phrase = Phrase::new(key).with("who", who).with("id", id);
        vec![self.translator.say(&phrase), self.translator.get("admin-takes-effect")]
    }

    async fn sanction(
        &self,
        kind: SanctionKind,
        target: SanctionTarget,
        matches: &ArgMatches,
    ) -> Result<ModerationId, Failure> {
        let (id, at) = (new_id(), now());
        let person = match target {
            SanctionTarget::Person(person) => Some(person),
            SanctionTarget::Network(_) | SanctionTarget::Addresses(_) => None,
        };
        let sanction = Sanction {
            id,
            kind,
            target,
            name: String::new(),
            reason: reason(matches)?,
            by: None,
            at,
            until: end(matches, at)?,
            report: None,
            read: None,
            lifted: None,
        };
        let log = log_entry(at, kind.into(), person, Some(id), sanction.reason.clone());
        self.change(ModerationChange::Sanctioned { sanction, log }).await?;
        Ok(id)
    }

    pub(super) async fn ban(&self, matches: &ArgMatches) -> Result<Vec<String>, Failure> {
        let who = word(matches, "who");
        let (target, who) = match who.parse::<AddressBlock>() {
            Ok(block) => (SanctionTarget::Addresses(block.to_string()), block.to_string()),
            Err(_) => (SanctionTarget::Person(self.owner(who).await?), who.to_owned()),
        };
        let id = self.sanction(SanctionKind::Ban, target, matches).await?;
        Ok(self.done("admin-banned", &who, Some(id)))
    }

    pub(super) async fn mute(&self, matches: &ArgMatches) -> Result<Vec<String>, Failure> {
        let who = word(matches, "who");
        let target = SanctionTarget::Person(self.owner(who).await?);
        let id = self.sanction(SanctionKind::Mute, target, matches).await?;
        Ok(self.done("admin-muted", who, Some(id)))
    }

    pub(super) async fn lift(&self, matches: &ArgMatches) -> Result<Vec<String>, Failure> {
        let text = word(matches, "sanction");
        let id: ModerationId = text.parse().map_err(|_| Failure::bad("admin-bad-id", text))?;
        let found = self.store.sanction(id).await.map_err(|error| self.failed(&error))?;
        let person = match found.map(|sanction| sanction.target) {
            Some(SanctionTarget::Person(person)) => Some(person),
            _ => None,
        };
        let log = log_entry(now(), ActionKind::Lifted, person, Some(id), reason(matches)?);
        if !self.change(ModerationChange::Lifted { sanction: id, log }).await? {
            return Err(Failure::bad("admin-no-sanction", text));
        }
        Ok(self.done("admin-lifted", "", Some(id)))
    }

    pub(super) async fn moderator(&self, matches: &ArgMatches) -> Result<Vec<String>, Failure> {
        let who = word(matches, "who");
        let person = self.owner(who).await?;
        let (action, done, not_done) = if matches.get_flag("remove") {
            (ActionKind::Removed, "admin-removed", "admin-no-moderator")
        } else {
            (ActionKind::Appointed, "admin-appointed", "admin-is-moderator")
        };
        let log = log_entry(now(), action, Some(person), None, word(matches, "reason").trim().to_owned());
        let change = match action {
            ActionKind::Removed => ModerationChange::Removed { person, log },
            _ => ModerationChange::Appointed { person, log },
        };
        if self.change(change).await? {
            Ok(self.done(done, who, None))
        } else {
            Err(Failure::bad(not_done, who))
        }
    }
}
