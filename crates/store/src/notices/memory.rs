//! Notices in memory.

use super::{MailLink, Notice, NoticeChange, NoticeKind, NoticeStore, NoticeWish, PushDevice};
use crate::people::memory::People;
use crate::{MemoryStore, SessionId, StoreFuture};
use interregnum_table::{PersonId, SecretHash, TableId, Time};
use std::collections::BTreeMap;

/// What a notice is about; a person has one of a kind for a table.
type Subject = (PersonId, NoticeKind, Option<TableId>);

/// The notices of a store in memory.
#[derive(Default)]
pub(crate) struct Notices {
    key: Option<String>,
    wishes: BTreeMap<PersonId, NoticeWish>,
    devices: BTreeMap<SecretHash, PushDevice>,
    due: BTreeMap<Subject, Time>,
    addresses: BTreeMap<PersonId, String>,
    links: BTreeMap<SecretHash, MailLink>,
}

fn subject(notice: &Notice) -> Subject {
    (notice.person, notice.kind, notice.table.clone())
}

impl Notices {
    /// Forgets the devices of a person whose session has ended.
    pub(crate) fn sign_out(&mut self, person: &PersonId, is_over: impl Fn(SessionId) -> bool) {
        self.devices.retain(|_, device| device.person != *person || !is_over(device.session));
    }

    /// Forgets a person.
    pub(crate) fn forget(&mut self, person: &PersonId) {
        self.wishes.remove(person);
        self.addresses.remove(person);
        self.devices.retain(|_, device| device.person != *person);
        self.due.retain(|(of, ..), _| of != person);
        self.links.retain(|_, link| link.person != *person);
    }

    fn forget_devices(&mut self, is_gone: impl Fn(&PushDevice) -> bool) -> bool {
        let before = self.devices.len();
        self.devices.retain(|_, device| !is_gone(device));
        self.devices.len() < before
    }

    fn is_due_as_seen(&self, notice: &Notice) -> bool {
        self.due.get(&subject(notice)) == Some(&notice.due)
    }

    fn add_due(&mut self, notice: &Notice) -> bool {
        let stays = notice.kind == NoticeKind::Digest && self.due.contains_key(&subject(notice));
        let is_done = self.wishes.contains_key(&notice.person) && !stays;
        if is_done {
            self.due.insert(subject(notice), notice.due);
        }
        is_done
    }
}

impl People {
    /// Changes notices; whether something was done.
    pub(crate) fn change_notices(&mut self, change: NoticeChange) -> bool {
        let has_account = |person| self.accounts.contains_key(person);
        match change {
            NoticeChange::KeyMade(key) => {
                let is_new = self.notices.key.is_none();
                self.notices.key.get_or_insert(key);
                is_new
            }
            NoticeChange::Wished(wish) => {
                let is_known = self.persons.contains_key(&wish.person);
                if is_known {
                    self.notices.wishes.insert(wish.person, wish);
                }
                is_known
            }
            NoticeChange::DeviceAdded(device) => {
                let is_known = self.has_session(&device.person, device.session);
                if is_known {
                    self.notices.forget_devices(|other| other.session == device.session);
                    self.notices.devices.insert(device.id, device);
                }
                is_known
            }
            NoticeChange::DeviceRemoved(session) => {
                self.notices.forget_devices(|device| device.session == session)
            }
            NoticeChange::EndpointGone(id) => self.notices.devices.remove(&id).is_some(),
            NoticeChange::Due(notice) => self.notices.add_due(&notice),
            NoticeChange::Moved { notice, until } => {
                let is_done = self.notices.is_due_as_seen(&notice);
                if is_done {
                    self.notices.due.insert(subject(&notice), until);
                }
                is_done
            }
            NoticeChange::Done(notice) => {
                self.notices.is_due_as_seen(&notice) && self.notices.due.remove(&subject(&notice)).is_some()
            }
            NoticeChange::LinkMade { link, now } => {
                let is_done = has_account(&link.person);
                if is_done {
                    self.notices.links.insert(link.secret, link);
                    self.notices.links.retain(|_, link| link.until >= now);
                }
                is_done
            }
            NoticeChange::LinkUsed(secret) => self.notices.links.remove(&secret).is_some(),
            NoticeChange::AddressSet { person, address } => {
                let is_done = has_account(&person);
                if is_done {
                    self.notices.addresses.insert(person, address);
                }
                is_done
            }
            NoticeChange::AddressRemoved(person) => {
                let is_done = self.notices.addresses.remove(&person).is_some();
                if is_done {
                    self.notices.links.retain(|_, link| link.person != person);
                }
                is_done
            }
        }
    }
}

impl Notices {
    fn due(&self, now: Time, limit: u32) -> Vec<Notice> {
        let found = self.due.iter().filter(|(_, due)| **due <= now);
        let notice = |((person, kind, table), due): (&Subject, &Time)| Notice {
            person: *person,
            kind: *kind,
            table: table.clone(),
            due: *due,
        };
        let mut found: Vec<Notice> = found.map(notice).collect();
        found.sort_by_key(|notice| notice.due);
        found.truncate(limit as usize);
        found
    }

    fn devices_of(&self, person: PersonId) -> Vec<PushDevice> {
        let own = self.devices.values().filter(|device| device.person == person);
        let mut found: Vec<PushDevice> = own.cloned().collect();
        found.sort_by_key(|device| device.made);
        found
    }
}

impl NoticeStore for MemoryStore {
    fn server_key(&self) -> StoreFuture<'_, Option<String>> {
        self.ask_people(|people| people.notices.key.clone())
    }

    fn notice_wish(&self, person: PersonId) -> StoreFuture<'_, Option<NoticeWish>> {
        self.ask_people(move |people| people.notices.wishes.get(&person).cloned())
    }

    fn push_devices(&self, person: PersonId) -> StoreFuture<'_, Vec<PushDevice>> {
        self.ask_people(move |people| people.notices.devices_of(person))
    }

    fn notices_due(&self, now: Time, limit: u32) -> StoreFuture<'_, Vec<Notice>> {
        self.ask_people(move |people| people.notices.due(now, limit))
    }

    fn mail_address(&self, person: PersonId) -> StoreFuture<'_, Option<String>> {
        self.ask_people(move |people| people.notices.addresses.get(&person).cloned())
    }

    fn persons_at(&self, address: String, limit: u32) -> StoreFuture<'_, Vec<PersonId>> {
        self.ask_people(move |people| {
            let found = people.notices.addresses.iter().filter(|(_, other)| **other == address);
            found.map(|(person, _)| *person).take(limit as usize).collect()
        })
    }

    fn mail_link(&self, secret: SecretHash) -> StoreFuture<'_, Option<MailLink>> {
        self.ask_people(move |people| people.notices.links.get(&secret).cloned())
    }
}
