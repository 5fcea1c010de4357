//! Tells people who are away that a game over days waits for them: by web push and by e-mail.
//!
//! A notice to send is a row in the store ([`note()`]). Every few seconds the first node takes the rows that are due,
//! moves each on so that nobody else sends it, and delivers it ([`send_due`]). So a notice is sent once, also if a
//! server ends in between, except that one that ends during a delivery makes another repeat it.

mod deliver;
mod encrypt;
mod endpoint;
mod key;
mod mail;
mod note;
mod off;
mod push;
mod quiet;
mod words;

pub(crate) use deliver::{deliver_letter, send_due};
pub(crate) use encrypt::DeviceKeys;
pub(crate) use endpoint::Endpoint;
pub(crate) use key::ServerKey;
pub(crate) use mail::{Letter, Mailer, address as mail_address, is_relay};
pub(crate) use note::note;
pub(crate) use off::Off;
pub(crate) use quiet::{DAY, is_zone};
pub(crate) use words::Words;

use crate::Config;
use interregnum_store::{MailWish, NoticeWish, Store, StoreError};
use interregnum_table::PersonId;
use push::PushClient;
use tokio::sync::{AcquireError, Semaphore, SemaphorePermit};

/// How many requests to push services and to the relay are open at the same time.
const AT_ONCE: usize = 64;

/// What the server sends notices with.
pub(crate) struct Notices {
    pub(crate) key: ServerKey,
    /// `None` if the settings name no relay.
    pub(crate) mailer: Option<Mailer>,
    client: PushClient,
    permits: Semaphore,
}

impl Notices {
    /// Reads the key, and makes it if this is the first server over this log.
    pub(crate) async fn open(config: &Config, store: &dyn Store) -> Result<Self, StoreError> {
        let settings = (&config.smtp, &config.mail_from, &config.public_address);
        let mailer = match settings {
            (Some(relay), Some(from), Some(page)) => Mailer::new(relay, from, page),
            _ => None,
        };
        Ok(Self {
            key: ServerKey::open(config.push_key.as_deref(), store).await?,
            mailer,
            client: PushClient::default(),
            permits: Semaphore::new(AT_ONCE),
        })
    }

    /// Waits until a request may be sent. It takes its place while it is open, and not between two attempts: a push
    /// service that always answers "later" must not hold up the notices of others.
    async fn permit(&self) -> Result<SemaphorePermit<'_>, AcquireError> {
        self.permits.acquire().await
    }
}

/// What somebody wants who has not said anything else.
pub(crate) fn default_wish(person: PersonId, lang: &str, zone: &str) -> NoticeWish {
    NoticeWish {
        person,
        lang: lang.to_owned(),
        zone: zone.to_owned(),
        quiet: None,
        turn_push: true,
        soon_push: true,
        turn_mail: MailWish::Daily,
        soon_mail: true,
    }
}
