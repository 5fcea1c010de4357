//! Names and numbers of a report, as people read them.

use crate::number::decimal;
use crate::translator::Translator;
use interregnum_kernel::Phrase;
use interregnum_stats::Interval;
use interregnum_stats::Report;
use interregnum_stats::Subject;

/// The placeholder for a missing figure.
const NOTHING: &str = "–";

/// A report and the language of its texts.
#[derive(Clone, Copy)]
pub(super) struct Words<'a> {
    pub(super) report: &'a Report,
    pub(super) translator: &'a Translator,
}

impl Words<'_> {
    pub(super) fn get(self, key: &str) -> String {
        self.translator.get(key)
    }

    pub(super) fn say(self, phrase: &Phrase) -> String {
        self.translator.say(phrase)
    }

    /// What was played.
    pub(super) fn title(self) -> String {
        let games = self.report.games as usize;
        let title = Phrase::new("stats-title")
            .with("label", self.report.label.as_str())
            .with("number", games)
            .with("games", self.translator.number(games))
            .with("seed", self.report.seed.as_str())
            .with("bots", self.report.bots.join(", "));
        self.say(&title)
    }

    fn number(self, number: f64, digits: usize) -> String {
        if number.is_finite() { decimal(number, digits, self.translator) } else { NOTHING.to_owned() }
    }

    /// A share without its interval.
    pub(super) fn percent(self, share: f64) -> String {
        if share.is_finite() { format!("{} %", self.number(100.0 * share, 1)) } else { NOTHING.to_owned() }
    }

    /// The level of an interval, with enough digits to distinguish it from 100 %.
    pub(super) fn level(self, level: f64) -> String {
        format!("{} %", self.number(100.0 * level, 3))
    }

    /// A share with its interval: `49.6 % (48.6–50.6)`.
    pub(super) fn share(self, share: Interval) -> String {
        if share.value.is_nan() {
            return NOTHING.to_owned();
        }
        if share.low >= share.high {
            return self.percent(share.value);
        }
        let [low, high] = [share.low, share.high].map(|end| self.number(100.0 * end, 1));
        format!("{} ({low}–{high})", self.percent(share.value))
    }

    /// A mean with its error: `3.07 ± 0.02`.
    pub(super) fn mean(self, mean: Interval, digits: usize) -> String {
        let value = self.number(mean.value, digits);
        // If all games are equal, there is no spread to estimate.
        if mean.error().is_finite() && mean.error() > 0.0 {
            format!("{value} ± {}", self.number(mean.error(), digits))
        } else {
            value
        }
    }

    /// A plain number.
    pub(super) fn plain(self, number: f64) -> String {
        self.number(number, 2)
    }

    /// The name of a side by its seat.
    pub(super) fn seat(self, number: usize) -> String {
        let Report { players, sides, .. } = *self.report;
        if players == sides {
            return self.say(&Phrase::new("stats-seat").with("number", number));
        }
        let seats: Vec<String> = (number..players).step_by(sides).map(|seat| seat.to_string()).collect();
        self.say(&Phrase::new("stats-team").with("seats", seats.join("+")))
    }

    /// The name of a side by its place in the order of the first round.
    pub(super) fn place(self, number: usize) -> String {
        let teams = self.report.players > self.report.sides;
        let key = if teams { "stats-place-team" } else { "stats-place" };
        self.say(&Phrase::new(key).with("number", number + 1))
    }

    /// What is done with a card, as a heading.
    pub(super) fn role(self, role: &str) -> String {
        self.get(&format!("stats-{}-role-{role}", self.report.game))
    }

    /// The subject's name where its role is known.
    pub(super) fn short(self, subject: &Subject) -> String {
        match subject {
            Subject::Card { name, .. } => self.say(name),
            Subject::Seat(_) | Subject::Place(_) => self.subject(subject),
        }
    }

    /// The subject's name.
    pub(super) fn subject(self, subject: &Subject) -> String {
        match subject {
            Subject::Seat(number) => self.seat(*number),
            Subject::Place(number) => self.place(*number),
            Subject::Card { role, name, .. } => {
                let role = Phrase::new(format!("stats-{}-role-{role}", self.report.game));
                self.say(&Phrase::new("stats-card").with("card", name.clone()).with("role", role))
            }
        }
    }
}
