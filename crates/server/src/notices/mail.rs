//! E-mail: messages as plain text, handed to the relay that the settings name.

use crate::entropy;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use jiff::Timestamp;
use lettre::address::Envelope;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use std::time::Duration;

/// How long a relay may take for each of its answers.
const PATIENCE: Duration = Duration::from_secs(20);

/// The longest address (RFC 5321).
const LONGEST: usize = 254;

/// How many bytes of a subject one encoded word holds: a line with one must not be longer than 76 characters.
const WORD: usize = 39;

/// A message to one person.
#[derive(Clone, Debug)]
pub(crate) struct Letter {
    pub(crate) to: String,
    pub(crate) subject: String,
    pub(crate) text: String,
    /// The address that switches this kind of message off by one request (RFC 8058). Messages that somebody asked for
    /// have none.
    pub(crate) off: Option<String>,
}

/// Why a message was not sent. What the relay said is not repeated: it may name the address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NotSent {
    /// The relay cannot be reached, or cannot take it now.
    Later,
    /// The relay will not take it.
    Refused {
        /// The three digits of its answer.
        status: Option<String>,
    },
}

/// The way to the relay.
pub(crate) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Address,
    /// Where the page is, without a slash at the end.
    pub(crate) page: String,
}

/// An address as it is kept: small letters, so that it is found again however it is typed.
pub(crate) fn address(text: &str) -> Option<String> {
    let small = text.trim().to_lowercase();
    let is_sound = small.len() <= LONGEST && small.is_ascii() && small.parse::<Address>().is_ok();
    is_sound.then_some(small)
}

/// Whether this is the address of a relay: `smtp://host:25`, `smtps://name:password@host`.
pub(crate) fn is_relay(url: &str) -> bool {
    AsyncSmtpTransport::<Tokio1Executor>::from_url(url).is_ok()
}

impl Mailer {
    /// `None` if one of them is no address, which the settings exclude.
    pub(crate) fn new(relay: &str, from: &str, page: &str) -> Option<Self> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(relay).ok()?;
        let transport = transport.timeout(Some(PATIENCE)).build();
        Some(Self { transport, from: from.parse().ok()?, page: page.trim_end_matches('/').to_owned() })
    }

    /// Hands a message over.
    pub(crate) async fn send(&self, letter: &Letter) -> Result<(), NotSent> {
        let to: Address = letter.to.parse().map_err(|_| NotSent::Refused { status: None })?;
        let envelope = Envelope::new(Some(self.from.clone()), vec![to]);
        let envelope = envelope.map_err(|_| NotSent::Refused { status: None })?;
        let written = write(letter, self.from.as_ref(), self.from.domain(), Timestamp::now());
        let sent = self.transport.send_raw(&envelope, written.as_bytes()).await;
        sent.map(|_| ()).map_err(|error| match error.status() {
            Some(status) if error.is_permanent() => NotSent::Refused { status: Some(status.to_string()) },
            _ => NotSent::Later,
        })
    }
}

/// The message as it travels (RFC 5322): only ASCII, and lines of at most 998 characters.
fn write(letter: &Letter, from: &str, domain: &str, now: Timestamp) -> String {
    let date = jiff::fmt::rfc2822::to_string(&now.to_zoned(jiff::tz::TimeZone::UTC)).unwrap_or_default();
    let id = format!("{:016x}{:016x}", entropy::random_u64(), entropy::random_u64());
    let mut lines = vec![
        format!("From: Interregnum <{from}>"),
        format!("To: <{}>", letter.to),
        format!("Subject: {}", encoded_words(&letter.subject)),
        format!("Date: {date}"),
        format!("Message-ID: <{id}@{domain}>"),
        "MIME-Version: 1.0".to_owned(),
        "Content-Type: text/plain; charset=utf-8".to_owned(),
        "Content-Transfer-Encoding: base64".to_owned(),
        "Auto-Submitted: auto-generated".to_owned(),
    ];
    if let Some(off) = &letter.off {
        lines.push(format!("List-Unsubscribe: <{off}>"));
        lines.push("List-Unsubscribe-Post: List-Unsubscribe=One-Click".to_owned());
    }
    lines.push(String::new());
    let body = BASE64.encode(letter.text.replace('\n', "\r\n"));
    let body: Vec<char> = body.chars().collect();
    lines.extend(body.chunks(76).map(|line| line.iter().collect()));
    lines.join("\r\n") + "\r\n"
}

/// A text as encoded words (RFC 2047), each with whole characters.
fn encoded_words(text: &str) -> String {
    let mut words = vec![String::new()];
    for letter in text.chars().filter(|letter| !letter.is_control()) {
        match words.last_mut() {
            Some(word) if word.len() + letter.len_utf8() <= WORD => word.push(letter),
            _ => words.push(letter.to_string()),
        }
    }
    let encoded = words.iter().map(|word| format!("=?utf-8?B?{}?=", BASE64.encode(word)));
    encoded.collect::<Vec<_>>().join("\r\n ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letter(subject: &str, off: Option<&str>) -> String {
        let letter = Letter {
            to: "ada@example.org".to_owned(),
            subject: subject.to_owned(),
            text: "À vous de jouer.\n".repeat(40),
            off: off.map(str::to_owned),
        };
        write(&letter, "cards@example.org", "example.org", Timestamp::UNIX_EPOCH)
    }

    #[test]
    fn a_message_is_ascii_in_short_lines() {
        let subject = "Défaite : à vous ! ".repeat(9);
        let written = letter(&subject, Some("https://cards.example/api/notices/off/x"));
        assert!(written.is_ascii() && written.split("\r\n").all(|line| line.len() <= 76), "{written}");
        let (head, body) = written.split_once("\r\n\r\n").unwrap();
        assert!(head.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"));
        assert!(head.contains("Date: Thu, 1 Jan 1970 00:00:00 +0000"), "{head}");
        let decoded = BASE64.decode(body.replace("\r\n", "")).unwrap();
        assert!(String::from_utf8(decoded).unwrap().starts_with("À vous de jouer.\r\n"));
    }

    #[test]
    fn nobody_writes_a_header_by_a_subject() {
        let written = letter("Hello\r\nBcc: eve@example.org", None);
        assert!(!written.contains("Bcc") && !written.contains("List-Unsubscribe"), "{written}");
    }

    #[test]
    fn an_address_is_kept_in_small_letters() {
        assert_eq!(address(" Ada@Example.ORG "), Some("ada@example.org".to_owned()));
        for bad in
            ["", "ada", "ada@", "a b@example.org", "a@example.org\r\nBcc: b@example.org", "@example.org"]
        {
            assert_eq!(address(bad), None, "{bad}");
        }
        assert!(is_relay("smtp://127.0.0.1:2525") && is_relay("smtps://a:b@mail.example"));
        assert!(!is_relay("http://mail.example") && !is_relay("mail.example"));
    }
}
