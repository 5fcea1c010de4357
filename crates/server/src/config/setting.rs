//! The settings: their names, and what they are to begin with.

/// Something that can be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    /// Where to listen.
    Listen,
    /// Where the log is kept.
    Store,
    /// Where NATS connects several nodes.
    Cluster,
    /// The names under which the server is reached.
    Hosts,
    /// Origins of other pages that may use the server.
    Origins,
    /// The token of administrators.
    AdminToken,
    /// The address of the page, for links in messages.
    PublicAddress,
    /// The relay for e-mail.
    Smtp,
    /// The address that e-mail comes from.
    MailFrom,
    /// The key that signs pushes and links.
    PushKey,
    /// Whether a proxy stands before it.
    Proxied,
    /// Whether visitors come over HTTPS only.
    Secure,
    /// How many bots think at the same time.
    Bots,
    /// How long an idle table stays in memory.
    Idle,
    /// How much is logged.
    Log,
    /// How it is logged.
    LogFormat,
    /// Tables in a minute.
    LimitTables,
    /// Requests in a minute.
    LimitRequests,
    /// Sockets at the same time.
    LimitSockets,
    /// Messages of a player.
    LimitPlayerMessages,
    /// Messages of a spectator.
    LimitSpectatorMessages,
    /// Open connections from one address.
    LimitConnections,
    /// Open connections in all.
    LimitConnectionsTotal,
    /// How long a client may take to send a request.
    TimeoutRequest,
    /// How long a client may accept nothing that is sent to it.
    TimeoutWrite,
}

impl Setting {
    /// All of them, in the order in which they are explained.
    pub const ALL: [Self; 25] = [
        Self::Listen,
        Self::Store,
        Self::Cluster,
        Self::Hosts,
        Self::Origins,
        Self::AdminToken,
        Self::PublicAddress,
        Self::Smtp,
        Self::MailFrom,
        Self::PushKey,
        Self::Proxied,
        Self::Secure,
        Self::Bots,
        Self::Idle,
        Self::Log,
        Self::LogFormat,
        Self::LimitTables,
        Self::LimitRequests,
        Self::LimitSockets,
        Self::LimitPlayerMessages,
        Self::LimitSpectatorMessages,
        Self::LimitConnections,
        Self::LimitConnectionsTotal,
        Self::TimeoutRequest,
        Self::TimeoutWrite,
    ];

    /// Its name in the file, and after two hyphens on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Listen => "listen",
            Self::Store => "store",
            Self::Cluster => "cluster",
            Self::Hosts => "hosts",
            Self::Origins => "origins",
            Self::AdminToken => "admin-token",
            Self::PublicAddress => "public-address",
            Self::Smtp => "smtp",
            Self::MailFrom => "mail-from",
            Self::PushKey => "push-key",
            Self::Proxied => "proxied",
            Self::Secure => "secure",
            Self::Bots => "bots",
            Self::Idle => "idle",
            Self::Log => "log",
            Self::LogFormat => "log-format",
            Self::LimitTables => "limit-tables",
            Self::LimitRequests => "limit-requests",
            Self::LimitSockets => "limit-sockets",
            Self::LimitPlayerMessages => "limit-player-messages",
            Self::LimitSpectatorMessages => "limit-spectator-messages",
            Self::LimitConnections => "limit-connections",
            Self::LimitConnectionsTotal => "limit-connections-total",
            Self::TimeoutRequest => "timeout-request",
            Self::TimeoutWrite => "timeout-write",
        }
    }

    /// Its name in the environment.
    pub fn variable(self) -> String {
        format!("INTERREGNUM_{}", self.name().to_ascii_uppercase().replace('-', "_"))
    }

    /// What kind of value it takes, for the help.
    pub const fn kind(self) -> &'static str {
        match self {
            Self::Listen | Self::MailFrom => "ADDRESS",
            Self::Store => "FILE|URL",
            Self::Cluster => "URL,…",
            Self::Hosts => "NAME,…",
            Self::Origins => "ORIGIN,…",
            Self::AdminToken => "TOKEN",
            Self::PublicAddress | Self::Smtp => "URL",
            Self::PushKey => "KEY",
            Self::Proxied | Self::Secure => "true|false",
            Self::Idle | Self::TimeoutRequest | Self::TimeoutWrite => "SECONDS",
            Self::Log => "LEVEL",
            Self::LogFormat => "text|json",
            Self::Bots
            | Self::LimitTables
            | Self::LimitRequests
            | Self::LimitSockets
            | Self::LimitPlayerMessages
            | Self::LimitSpectatorMessages
            | Self::LimitConnections
            | Self::LimitConnectionsTotal => "N",
        }
    }

    /// What it is to begin with.
    pub(crate) const fn default(self) -> &'static str {
        match self {
            Self::Listen => "127.0.0.1:8421",
            Self::Store => "interregnum.db",
            Self::Cluster
            | Self::Hosts
            | Self::Origins
            | Self::AdminToken
            | Self::PublicAddress
            | Self::Smtp
            | Self::MailFrom
            | Self::PushKey
            | Self::Bots => "",
            Self::Proxied | Self::Secure => "false",
            Self::Idle => "300",
            Self::Log => "info",
            Self::LogFormat => "text",
            Self::LimitTables | Self::TimeoutRequest | Self::TimeoutWrite => "10",
            Self::LimitRequests => "600",
            Self::LimitSockets | Self::LimitPlayerMessages => "100",
            Self::LimitSpectatorMessages => "50",
            Self::LimitConnections => "200",
            // As many as the system's limit of open files allows.
            Self::LimitConnectionsTotal => "0",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setting_has_one_name_everywhere() {
        assert_eq!(Setting::LogFormat.name(), "log-format");
        assert_eq!(Setting::LogFormat.variable(), "INTERREGNUM_LOG_FORMAT");
        let mut names: Vec<&str> = Setting::ALL.iter().map(|setting| setting.name()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), Setting::ALL.len());
    }
}
