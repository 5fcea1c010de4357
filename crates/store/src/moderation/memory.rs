//! Moderation in memory.

use crate::people::memory::People;
use crate::{
    Block, LogEntry, MemoryStore, ModerationChange, ModerationId, ModerationStore, Moderator, NameForms,
    Report, Sanction, SanctionKind, SanctionTarget, StoreFuture,
};
use interregnum_table::{PersonId, TableId, Time};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// What a store in memory keeps for moderation.
#[derive(Default)]
pub(crate) struct Moderation {
    claims: BTreeMap<String, PersonId>,
    blocks: Vec<Block>,
    reports: Vec<Report>,
    sanctions: Vec<Sanction>,
    moderators: BTreeMap<PersonId, Time>,
    log: Vec<LogEntry>,
    departures: BTreeSet<(PersonId, Time, TableId, u32)>,
    networks: BTreeMap<PersonId, (String, Time)>,
}

impl Moderation {
    /// Removes what goes with a person.
    pub(crate) fn forget(&mut self, person: &PersonId) {
        self.claims.retain(|_, owner| owner != person);
        self.blocks.retain(|block| block.person != *person && block.blocked != *person);
        self.reports.retain(|report| report.reporter != *person && report.accused != *person);
        self.moderators.remove(person);
        self.departures.retain(|(who, ..)| who != person);
        self.networks.remove(person);
    }

    fn close(&mut self, report: ModerationId, at: Time) -> bool {
        let open = self.reports.iter_mut().find(|found| found.id == report && found.closed.is_none());
        open.map(|report| report.closed = Some(at)).is_some()
    }
}

impl People {
    fn name_of(&self, person: Option<PersonId>) -> String {
        person
            .and_then(|person| self.persons.get(&person))
            .map_or_else(String::new, |found| found.name.clone())
    }

    fn name_owner(&self, NameForms(forms): &NameForms) -> Option<PersonId> {
        let claimed = forms.iter().filter_map(|form| self.moderation.claims.get(form));
        claimed.copied().find(|person| self.accounts.contains_key(person))
    }

    /// Changes what moderation needs; whether something was done.
    pub(crate) fn moderate(&mut self, change: ModerationChange) -> bool {
        match change {
            ModerationChange::NameClaimed { person, forms } => {
                let is_free = self.name_owner(&forms).is_none_or(|owner| owner == person);
                if is_free {
                    self.moderation.claims.extend(forms.0.map(|form| (form, person)));
                }
                is_free
            }
            ModerationChange::Blocked(block) => {
                let all = &mut self.moderation.blocks;
                let is_new =
                    !all.iter().any(|other| (other.person, other.blocked) == (block.person, block.blocked));
                let is_done = is_new && self.persons.contains_key(&block.blocked);
                if is_done {
                    all.push(block);
                }
                is_done
            }
            ModerationChange::Unblocked { person, block } => {
                let before = self.moderation.blocks.len();
                self.moderation.blocks.retain(|found| found.person != person || found.id != block);
                self.moderation.blocks.len() < before
            }
            ModerationChange::Reported(report) => {
                let is_known = self.persons.contains_key(&report.accused);
                if is_known {
                    self.moderation.reports.push(report);
                }
                is_known
            }
            ModerationChange::ReportDismissed { report, log } => {
                let closed = self.moderation.close(report, log.at);
                self.logged(closed, log)
            }
            ModerationChange::Sanctioned { sanction, log } => {
                if let Some(report) = sanction.report {
                    self.moderation.close(report, sanction.at);
                }
                self.moderation.sanctions.push(sanction);
                self.logged(true, log)
            }
            ModerationChange::Lifted { sanction, log } => {
                let all = &mut self.moderation.sanctions;
                let found = all.iter_mut().find(|found| found.id == sanction && found.lifted.is_none());
                let lifted = found.map(|found| found.lifted = Some(log.at)).is_some();
                self.logged(lifted, log)
            }
            ModerationChange::SanctionRead { person, sanction, at } => {
                let is_theirs = |found: &&mut Sanction| {
                    found.id == sanction
                        && found.target == SanctionTarget::Person(person)
                        && found.read.is_none()
                };
                let found = self.moderation.sanctions.iter_mut().find(is_theirs);
                found.map(|found| found.read = Some(at)).is_some()
            }
            ModerationChange::Appointed { person, log } => {
                let is_done =
                    self.accounts.contains_key(&person) && !self.moderation.moderators.contains_key(&person);
                if is_done {
                    self.moderation.moderators.insert(person, log.at);
                }
                self.logged(is_done, log)
            }
            ModerationChange::Removed { person, log } => {
                let removed = self.moderation.moderators.remove(&person).is_some();
                self.logged(removed, log)
            }
            ModerationChange::Departed { person, table, round, at } => {
                self.moderation.departures.insert((person, at, table, round))
            }
            ModerationChange::NetworkSeen { person, network, at, forget_before } => {
                self.moderation.networks.insert(person, (network, at));
                self.moderation.networks.retain(|_, (_, at)| *at >= forget_before);
                true
            }
        }
    }

    fn logged(&mut self, is_done: bool, entry: LogEntry) -> bool {
        if is_done {
            self.moderation.log.push(entry);
        }
        is_done
    }

    fn reports(&self, wanted: impl Fn(&Report) -> bool) -> Vec<Report> {
        let found = self.moderation.reports.iter().filter(|report| wanted(report));
        let named =
            |report: &Report| Report { reporter_name: self.name_of(Some(report.reporter)), ..report.clone() };
        found.map(named).collect()
    }

    fn sanctions(&self, wanted: impl Fn(&Sanction) -> bool) -> Vec<Sanction> {
        let named = |sanction: &Sanction| {
            let person = match sanction.target {
                SanctionTarget::Person(person) => Some(person),
                SanctionTarget::Network(_) | SanctionTarget::Addresses(_) => None,
            };
            Sanction { name: self.name_of(person), ..sanction.clone() }
        };
        let found = self.moderation.sanctions.iter().filter(|sanction| wanted(sanction));
        let mut found: Vec<Sanction> = found.map(named).collect();
        found.sort_by_key(|sanction| (Reverse(sanction.at), sanction.id));
        found
    }

    fn log(&self, wanted: impl Fn(&LogEntry) -> bool) -> Vec<LogEntry> {
        let named = |entry: &LogEntry| LogEntry {
            by_name: self.name_of(entry.by),
            name: self.name_of(entry.person),
            ..entry.clone()
        };
        let found = self.moderation.log.iter().filter(|entry| wanted(entry));
        let mut found: Vec<LogEntry> = found.map(named).collect();
        found.sort_by_key(|entry| (Reverse(entry.at), entry.id));
        found
    }
}

fn count<T>(list: &[T]) -> u32 {
    u32::try_from(list.len()).unwrap_or(u32::MAX)
}

impl ModerationStore for MemoryStore {
    fn name_owner(&self, forms: NameForms) -> StoreFuture<'_, Option<PersonId>> {
        self.ask_people(move |people| people.name_owner(&forms))
    }

    fn unclaimed_names(&self) -> StoreFuture<'_, Vec<(PersonId, String)>> {
        self.ask_people(|people| {
            let claimed: BTreeSet<&PersonId> = people.moderation.claims.values().collect();
            let mut free: Vec<_> =
                people.accounts.values().filter(|account| !claimed.contains(&account.person)).collect();
            free.sort_by_key(|account| (account.created, account.person.to_string()));
            free.iter().map(|account| (account.person, people.name_of(Some(account.person)))).collect()
        })
    }

    fn blocks(&self, person: PersonId) -> StoreFuture<'_, Vec<Block>> {
        self.ask_people(move |people| {
            let theirs = people.moderation.blocks.iter().filter(|block| block.person == person);
            let named = |block: &Block| Block { name: people.name_of(Some(block.blocked)), ..block.clone() };
            let mut found: Vec<Block> = theirs.map(named).collect();
            found.sort_by_key(|block| (Reverse(block.at), block.id));
            found
        })
    }

    fn blockers(&self, person: PersonId) -> StoreFuture<'_, Vec<PersonId>> {
        self.ask_people(move |people| {
            let blocks = people.moderation.blocks.iter().filter(|block| block.blocked == person);
            blocks.map(|block| block.person).collect()
        })
    }

    fn reports(&self, closed: bool, limit: u32) -> StoreFuture<'_, Vec<Report>> {
        self.ask_people(move |people| {
            let mut found = people.reports(|report| report.closed.is_some() == closed);
            if closed {
                found.sort_by_key(|report| (Reverse(report.closed), report.id));
            } else {
                found.sort_by_key(|report| (report.at, report.id));
            }
            found.truncate(limit as usize);
            found
        })
    }

    fn report(&self, id: ModerationId) -> StoreFuture<'_, Option<Report>> {
        self.ask_people(move |people| people.reports(|report| report.id == id).pop())
    }

    fn reports_about(&self, person: PersonId) -> StoreFuture<'_, u32> {
        self.ask_people(move |people| count(&people.reports(|report| report.accused == person)))
    }

    fn reports_by(&self, person: PersonId) -> StoreFuture<'_, u32> {
        self.ask_people(move |people| count(&people.reports(|report| report.reporter == person)))
    }

    fn sanctions(&self, now: Time) -> StoreFuture<'_, Vec<Sanction>> {
        self.ask_people(move |people| {
            people.sanctions(|sanction| sanction.kind != SanctionKind::Warning && sanction.holds(now))
        })
    }

    fn sanctions_of(&self, person: PersonId) -> StoreFuture<'_, Vec<Sanction>> {
        self.ask_people(move |people| {
            people.sanctions(|sanction| sanction.target == SanctionTarget::Person(person))
        })
    }

    fn sanction(&self, id: ModerationId) -> StoreFuture<'_, Option<Sanction>> {
        self.ask_people(move |people| people.sanctions(|sanction| sanction.id == id).pop())
    }

    fn moderators(&self) -> StoreFuture<'_, Vec<Moderator>> {
        self.ask_people(|people| {
            let named = |(person, since): (&PersonId, &Time)| Moderator {
                person: *person,
                name: people.name_of(Some(*person)),
                since: *since,
            };
            let mut found: Vec<Moderator> = people.moderation.moderators.iter().map(named).collect();
            found.sort_by_key(|moderator| moderator.name.clone());
            found
        })
    }

    fn is_moderator(&self, person: PersonId) -> StoreFuture<'_, bool> {
        self.ask_people(move |people| people.moderation.moderators.contains_key(&person))
    }

    fn moderation_log(&self, limit: u32) -> StoreFuture<'_, Vec<LogEntry>> {
        self.ask_people(move |people| {
            let mut found = people.log(|_| true);
            found.truncate(limit as usize);
            found
        })
    }

    fn moderation_log_of(&self, person: PersonId) -> StoreFuture<'_, Vec<LogEntry>> {
        self.ask_people(move |people| people.log(|entry| entry.person == Some(person)))
    }

    fn departures(&self, person: PersonId, since: Time) -> StoreFuture<'_, Vec<Time>> {
        self.ask_people(move |people| {
            let theirs =
                people.moderation.departures.iter().filter(|(who, at, ..)| *who == person && *at >= since);
            theirs.map(|(_, at, ..)| *at).collect()
        })
    }

    fn network_of(&self, person: PersonId) -> StoreFuture<'_, Option<String>> {
        self.ask_people(move |people| {
            people.moderation.networks.get(&person).map(|(network, _)| network.clone())
        })
    }

    /// A store in memory is gone when the program ends, and so is what the key is for.
    fn network_key(&self) -> StoreFuture<'_, String> {
        self.ask_people(|_| "memory".to_owned())
    }
}
