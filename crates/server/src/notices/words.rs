//! The texts of notices, in the language of the reader: who waits and where, and nothing that a table hides.

use interregnum_kernel::Phrase;
use interregnum_store::{ListedTable, NoticeKind};
use interregnum_table::{HolderScene, Span, Time};
use interregnum_text::{Catalogue, Lang, Seats};
use interregnum_wire::Summary;

/// How many games a digest names.
const LISTED: usize = 20;

/// A game that waits for somebody, as a list of tables shows it.
pub(crate) struct WaitingGame {
    pub(crate) path: String,
    game: Phrase,
    others: Vec<String>,
    /// When the person's time is up.
    pub(crate) until: Option<Time>,
}

impl WaitingGame {
    /// The game at a table, for the person of this name. `None` if the row cannot be read.
    pub(crate) fn of(listed: &ListedTable, name: &str) -> Option<Self> {
        let summary: Summary = serde_json::from_slice(&listed.row.summary).ok()?;
        let mut seats: Vec<(&str, Option<Time>)> = Vec::new();
        for seat in &summary.seats {
            if let HolderScene::Person { name, .. } | HolderScene::Bot { name, .. } = &seat.holder {
                seats.push((name, seat.time.as_ref().and_then(|time| time.until)));
            }
        }
        // Names are not unique; the rows of a list say no more.
        let own = seats.iter().position(|(other, _)| *other == name).map(|at| seats.remove(at));
        let others = seats.iter().map(|(name, _)| (*name).to_owned()).collect();
        Some(Self {
            path: format!("/table/{}", listed.table),
            game: Phrase::new(format!("{}-name", summary.game)),
            others,
            until: own.and_then(|(_, until)| until).or(listed.row.deadline),
        })
    }

    fn phrase(&self, key: &str) -> Phrase {
        let phrase = Phrase::new(key).with("game", self.game.clone()).with("others", self.others.join(", "));
        phrase.with("number", self.others.len())
    }
}

/// The words of a language.
#[derive(Clone, Copy)]
pub(crate) struct Words(&'static Catalogue);

impl Words {
    pub(crate) fn of(lang: &str) -> Self {
        Self(Catalogue::of(lang.parse::<Lang>().unwrap_or_default()))
    }

    fn say(self, phrase: &Phrase) -> String {
        self.0.say(phrase, &Seats::default())
    }

    /// A text without anything to fill in.
    pub(crate) fn get(self, key: &str) -> String {
        self.0.get(key)
    }

    /// The title of a notice about one game.
    pub(crate) fn title(self, kind: NoticeKind, game: &WaitingGame) -> String {
        let key = if kind == NoticeKind::Soon { "notices-soon-title" } else { "notices-turn-title" };
        self.say(&game.phrase(key))
    }

    /// What a notice about one game says.
    pub(crate) fn body(self, kind: NoticeKind, game: &WaitingGame, now: Time) -> String {
        match (kind, game.until) {
            (NoticeKind::Soon, Some(until)) => {
                let phrase = game.phrase("notices-soon-body").with("left", left(until - now));
                self.say(&phrase)
            }
            (_, Some(until)) => self.say(&game.phrase("notices-turn-body").with("left", left(until - now))),
            (_, None) => self.say(&game.phrase("notices-turn-body-open")),
        }
    }

    /// A message about one game.
    pub(crate) fn letter(
        self,
        kind: NoticeKind,
        game: &WaitingGame,
        (page, off): (&str, &str),
        now: Time,
    ) -> String {
        let lines = [self.body(kind, game, now), format!("{page}{}", game.path), self.footer(page, off)];
        lines.join("\n\n")
    }

    /// The subject of a digest.
    pub(crate) fn digest_subject(self, count: usize) -> String {
        self.say(&Phrase::new("notices-digest-subject").with("count", count))
    }

    /// A message about all games that wait.
    pub(crate) fn digest(self, games: &[WaitingGame], (page, off): (&str, &str), now: Time) -> String {
        let mut parts = vec![self.digest_subject(games.len())];
        let listed = games.iter().take(LISTED);
        parts.extend(
            listed.map(|game| format!("{}\n{page}{}", self.body(NoticeKind::Turn, game, now), game.path)),
        );
        parts.push(self.footer(page, off));
        parts.join("\n\n")
    }

    fn footer(self, page: &str, off: &str) -> String {
        let why = self.get("notices-mail-why");
        let link = format!("{page}/off#{off}");
        format!("-- \n{why}\n{}", self.say(&Phrase::new("notices-mail-off").with("link", link)))
    }

    /// The message with a link that confirms an address.
    pub(crate) fn confirmation(self, name: &str, link: String) -> (String, String) {
        let text = Phrase::new("notices-confirm-text").with("name", name).with("link", link);
        (self.get("notices-confirm-subject"), self.say(&text))
    }

    /// The message with a link that replaces a password.
    pub(crate) fn recovery(self, name: &str, link: String) -> (String, String) {
        let text = Phrase::new("notices-recover-text").with("name", name).with("link", link);
        (self.get("notices-recover-subject"), self.say(&text))
    }
}

/// Time that is left, in days, hours or minutes.
fn left(span: Span) -> Phrase {
    const MINUTE: u64 = 60 * 1000;
    const HOUR: u64 = 60 * MINUTE;
    const DAY: u64 = 24 * HOUR;
    let (key, count) = match span.0 {
        long if 2 * long >= 3 * DAY => ("notices-days", (long + DAY / 2) / DAY),
        long if 2 * long >= 3 * HOUR => ("notices-hours", (long + HOUR / 2) / HOUR),
        short => ("notices-minutes", short.div_ceil(MINUTE)),
    };
    Phrase::new(key).with("count", count as usize)
}
