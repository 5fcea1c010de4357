//! The settings of the server: one list, which a file, the environment and the command line can
//! set.

mod error;
mod setting;
mod value;

pub use error::{BadConfig, Source};
pub use setting::Setting;

use interregnum_cluster::NatsUrl;
use interregnum_store::StoreLocation;
use std::net::SocketAddr;
use std::num::NonZero;
use std::time::Duration;
use value::Value;

/// The settings of the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where the log is kept; `None` keeps everything in memory.
    pub store: Option<StoreLocation>,
    /// Where NATS connects this node with others over the same database; `None` for a single server.
    pub cluster: Option<NatsUrl>,
    /// The names under which the server is reached, such as `cards.example.org`. The machine's own
    /// name, `localhost` and addresses in numbers need not be among them.
    pub hosts: Vec<String>,
    /// Pages of other origins that may use it, such as `https://example.org`.
    pub origins: Vec<String>,
    /// The token of administrators; without one the admin interface is off.
    pub admin_token: Option<String>,
    /// The address of the page, such as `https://cards.example.org`: for links in messages.
    pub public_address: Option<String>,
    /// The relay that takes e-mail, such as `smtp://127.0.0.1:25`; without one there is no e-mail.
    pub smtp: Option<String>,
    /// The address that e-mail comes from.
    pub mail_from: Option<String>,
    /// The key that signs pushes and links, in base64url; without one the store keeps one.
    pub push_key: Option<String>,
    /// Whether pushes may go to this machine over plain HTTP: for tests only, so no setting says it.
    pub push_to_loopback: bool,
    /// Whether a proxy stands before it and names the visitor's address.
    pub proxied: bool,
    /// Whether visitors come over HTTPS only: cookies and headers then insist on it.
    pub secure: bool,
    /// How many bots think at the same time.
    pub bots: NonZero<usize>,
    /// How long a table that nobody looks at stays in memory.
    pub idle: Duration,
    /// How much is logged, as `tracing` reads it.
    pub log: String,
    /// How it is logged.
    pub log_format: LogFormat,
    /// How much one visitor may ask.
    pub limits: Limits,
    /// How long a client may take.
    pub timeouts: Timeouts,
}

/// What the log looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogFormat {
    /// A line of text for people.
    Text,
    /// A line of JSON for programs.
    Json,
}

/// How much one visitor may ask. Zero is no limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Tables made in a minute from one address.
    pub tables: u32,
    /// Requests in a minute from one address.
    pub requests: u32,
    /// Sockets and streams open from one address.
    pub sockets: u32,
    /// Messages of a player in twenty seconds.
    pub player_messages: u32,
    /// Messages of a spectator in twenty seconds.
    pub spectator_messages: u32,
    /// Open connections from one address.
    pub connections: u32,
    /// Open connections in all. The system's limit of open files holds in any case.
    pub connections_total: u32,
}

/// How long a client may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timeouts {
    /// To send the head of a request, and again to send its body. An idle connection is closed
    /// after the same time.
    pub request: Duration,
    /// Without accepting anything of what is sent to it.
    pub write: Duration,
}

impl Default for Config {
    fn default() -> Self {
        Self::read(|_| None, |_| None, None).expect("what is set to begin with is sound")
    }
}

impl Config {
    /// Refuses a relay without an address to write from, or to lead to.
    fn with_whole_mail(self) -> Result<Self, BadConfig> {
        let needed = [(Setting::MailFrom, &self.mail_from), (Setting::PublicAddress, &self.public_address)];
        let missing = needed.into_iter().find(|(_, value)| self.smtp.is_some() && value.is_none());
        missing.map_or(Ok(()), |(missing, _)| Err(BadConfig::Incomplete { missing }))?;
        Ok(self)
    }

    /// Reads all settings: what the command line says, else the environment, else the file,
    /// else what is set to begin with. The environment is asked for names such as
    /// `INTERREGNUM_LISTEN`.
    pub fn read(
        flags: impl Fn(Setting) -> Option<String>,
        environment: impl Fn(&str) -> Option<String>,
        file: Option<&str>,
    ) -> Result<Self, BadConfig> {
        let file = value::file(file.unwrap_or_default())?;
        let find = |setting: Setting| {
            let flag = || flags(setting).map(|text| (Source::CommandLine, text));
            let variable = || environment(&setting.variable()).map(|text| (Source::Environment, text));
            let line = || file.get(setting.name()).map(|text| (Source::File, text.clone()));
            let found = flag().or_else(variable).or_else(line);
            let (source, text) = found.unwrap_or_else(|| (Source::Default, setting.default().to_owned()));
            Value { setting, source, text }
        };
        let config = Self {
            listen: find(Setting::Listen).parse()?,
            store: find(Setting::Store).store()?,
            cluster: find(Setting::Cluster).cluster()?,
            hosts: find(Setting::Hosts).hosts()?,
            origins: find(Setting::Origins).origins()?,
            admin_token: find(Setting::AdminToken).token()?,
            public_address: find(Setting::PublicAddress).page_address()?,
            smtp: find(Setting::Smtp).relay()?,
            mail_from: find(Setting::MailFrom).mail_from()?,
            push_key: find(Setting::PushKey).push_key()?,
            push_to_loopback: false,
            proxied: find(Setting::Proxied).parse()?,
            secure: find(Setting::Secure).parse()?,
            bots: find(Setting::Bots).optional_parse()?.unwrap_or_else(cores),
            idle: Duration::from_secs(find(Setting::Idle).parse()?),
            log: find(Setting::Log).text,
            log_format: find(Setting::LogFormat).log_format()?,
            limits: Limits {
                tables: find(Setting::LimitTables).parse()?,
                requests: find(Setting::LimitRequests).parse()?,
                sockets: find(Setting::LimitSockets).parse()?,
                player_messages: find(Setting::LimitPlayerMessages).parse()?,
                spectator_messages: find(Setting::LimitSpectatorMessages).parse()?,
                connections: find(Setting::LimitConnections).parse()?,
                connections_total: find(Setting::LimitConnectionsTotal).parse()?,
            },
            timeouts: Timeouts {
                request: find(Setting::TimeoutRequest).seconds()?,
                write: find(Setting::TimeoutWrite).seconds()?,
            },
        };
        config.with_whole_mail()
    }
}

/// As many as the machine has.
fn cores() -> NonZero<usize> {
    std::thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from_file(file: &str) -> Result<Config, BadConfig> {
        Config::read(|_| None, |_| None, Some(file))
    }

    #[test]
    fn to_begin_with_it_listens_on_loopback_only() {
        let config = Config::default();
        assert!(config.listen.ip().is_loopback());
        assert_eq!(config.admin_token, None);
        assert_eq!(config.limits.tables, 10);
        assert_eq!((config.limits.player_messages, config.limits.spectator_messages), (100, 50));
    }

    #[test]
    fn the_command_line_wins_over_the_environment_and_that_over_the_file() {
        let file = "idle = 1\nlisten = \"0.0.0.0:1\"\nlimit-tables = 3\n";
        let environment = |name: &str| match name {
            "INTERREGNUM_IDLE" => Some("2".to_owned()),
            "INTERREGNUM_LIMIT_TABLES" => Some("4".to_owned()),
            _ => None,
        };
        let flags = |setting| (setting == Setting::Idle).then(|| "3".to_owned());
        let config = Config::read(flags, environment, Some(file)).unwrap();
        assert_eq!(config.idle, Duration::from_secs(3));
        assert_eq!(config.limits.tables, 4);
        assert_eq!(config.listen, "0.0.0.0:1".parse().unwrap());
    }

    #[test]
    fn a_file_may_say_numbers_truths_and_lists_in_its_own_way() {
        let config = from_file("proxied = true\norigins = [\"https://a.example\", \"https://b.example\"]\n");
        let config = config.unwrap();
        assert!(config.proxied);
        assert_eq!(config.origins, ["https://a.example", "https://b.example"]);
        assert_eq!(from_file("store = \"\"").unwrap().store, None);
    }

    #[test]
    fn the_log_is_a_file_or_a_database_whose_password_is_never_shown() {
        assert_eq!(from_file("store = \"a.db\"").unwrap().store, Some(StoreLocation::File("a.db".into())));
        let config = from_file("store = \"postgres://ada:hunter2@db/cards\"").unwrap();
        assert!(matches!(config.store, Some(StoreLocation::Postgres(_))));
        assert!(!format!("{config:?}").contains("hunter2"));
        let refused = from_file("store = \"postgres://ada:hunter2@db:port/cards\"").unwrap_err();
        assert!(matches!(refused, BadConfig::Value { setting: Setting::Store, .. }));
        assert!(!format!("{refused:?} {refused}").contains("hunter2"));
    }

    #[test]
    fn names_origins_and_times_that_could_never_fit_are_refused() {
        let config = from_file("hosts = [\"cards.example\"]\ntimeout-write = 3").unwrap();
        assert_eq!(
            (config.hosts.as_slice(), config.timeouts.write.as_secs()),
            (&["cards.example".to_owned()][..], 3)
        );
        for bad in [
            "hosts = \"https://cards.example\"",
            "hosts = \"cards.example:443\"",
            "hosts = \"*\"",
            "origins = \"cards.example\"",
            "origins = \"https://cards.example/\"",
            "origins = \"null\"",
            "origins = \"*\"",
            "timeout-request = 0",
            "timeout-write = 86400",
        ] {
            assert!(matches!(from_file(bad), Err(BadConfig::Value { .. })), "{bad}");
        }
    }

    #[test]
    fn e_mail_is_set_whole_and_its_secrets_are_not_repeated() {
        let whole = "smtp = \"smtp://127.0.0.1:25\"\nmail-from = \"Cards@example.org\"\n\
                     public-address = \"https://cards.example/\"";
        let config = from_file(whole).unwrap();
        assert_eq!(config.mail_from.as_deref(), Some("cards@example.org"));
        assert_eq!(config.public_address.as_deref(), Some("https://cards.example"));
        let part = from_file("smtp = \"smtp://127.0.0.1:25\"\nmail-from = \"cards@example.org\"");
        assert_eq!(part, Err(BadConfig::Incomplete { missing: Setting::PublicAddress }));
        for secret in ["smtp = \"smpt://ada:s3cret@mail.example\"", "push-key = \"s3cret\""] {
            let bad = from_file(secret).unwrap_err();
            assert!(!bad.to_string().contains("s3cret"), "{bad}");
        }
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        assert_eq!(from_file("lisen = 1"), Err(BadConfig::Unknown { found: "lisen".into() }));
        assert!(matches!(from_file("listen ="), Err(BadConfig::NotToml { .. })));
        let bad =
            |source, found: &str| BadConfig::Value { setting: Setting::Idle, source, found: found.into() };
        assert_eq!(from_file("idle = \"soon\""), Err(bad(Source::File, "soon")));
        let environment = |name: &str| (name == "INTERREGNUM_IDLE").then(|| "-1".to_owned());
        assert_eq!(Config::read(|_| None, environment, None), Err(bad(Source::Environment, "-1")));
    }

    #[test]
    fn a_token_that_could_be_guessed_is_refused_without_being_shown() {
        let refused = from_file("admin-token = \"hunter2\"").unwrap_err();
        assert_eq!(refused, BadConfig::WeakToken);
        assert!(!format!("{refused:?} {refused}").contains("hunter2"));
        assert!(from_file("admin-token = \"0123456789abcdef\"").is_ok());
    }
}
