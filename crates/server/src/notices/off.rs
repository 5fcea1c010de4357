//! The links that switch a kind of notice off, without signing in.

use super::key::ServerKey;
use interregnum_store::{MailWish, NoticeKind, NoticeWish};
use interregnum_table::PersonId;

/// How a notice reaches somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    Push,
    Mail,
}

impl Way {
    const fn name(self) -> &'static str {
        match self {
            Self::Push => "push",
            Self::Mail => "mail",
        }
    }
}

/// What a link switches off. It is valid for as long as the server keeps its key: nobody gains anything by an old one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Off {
    pub(crate) way: Way,
    pub(crate) kind: NoticeKind,
    pub(crate) person: PersonId,
}

impl Off {
    /// The text of a link.
    pub(crate) fn token(&self, key: &ServerKey) -> String {
        let subject = self.subject();
        format!("{subject}.{}", key.code(&subject))
    }

    fn subject(&self) -> String {
        format!("{}.{}.{}", self.way.name(), self.kind.name(), self.person)
    }

    /// What the text of a link switches off, if this server wrote it.
    pub(crate) fn read(token: &str, key: &ServerKey) -> Option<Self> {
        let (subject, code) = token.rsplit_once('.')?;
        let mut parts = subject.split('.');
        let way = parts.next()?;
        let off = Self {
            way: [Way::Push, Way::Mail].into_iter().find(|known| known.name() == way)?,
            kind: NoticeKind::read(parts.next()?)?,
            person: PersonId::read(parts.next()?)?,
        };
        (off.subject() == subject && key.verifies(subject, code)).then_some(off)
    }

    /// The wishes without that kind.
    pub(crate) fn applied(&self, wish: NoticeWish) -> NoticeWish {
        match (self.way, self.kind) {
            (Way::Push, NoticeKind::Soon) => NoticeWish { soon_push: false, ..wish },
            (Way::Push, _) => NoticeWish { turn_push: false, ..wish },
            (Way::Mail, NoticeKind::Soon) => NoticeWish { soon_mail: false, ..wish },
            (Way::Mail, _) => NoticeWish { turn_mail: MailWish::Never, ..wish },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use base64::Engine as _;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;

    #[test]
    fn a_link_is_read_by_the_server_that_wrote_it_and_cannot_be_changed() {
        let [key, other] = [7, 8].map(|byte| ServerKey::read(&URL_SAFE_NO_PAD.encode([byte; 32])).unwrap());
        let off = Off { way: Way::Mail, kind: NoticeKind::Soon, person: PersonId::from_bytes([5; 32]) };
        let token = off.token(&key);
        assert_eq!(Off::read(&token, &key), Some(off));
        assert_eq!(Off::read(&token, &other), None);
        for forged in [token.replacen("soon", "turn", 1), token.replacen("05", "06", 1), String::new()] {
            assert_eq!(Off::read(&forged, &key), None, "{forged}");
        }
    }
}
