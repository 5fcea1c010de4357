//! The verdict in words.

use super::roles;
use crate::commands::stats::table::aligned;
use crate::commands::stats::verdict::{Judged, LEAST_GAMES, Subject, Weight};
use crate::commands::stats::words::Words;
use interregnum_kernel::Phrase;

/// How many of each sort are told; `--json` has all.
const TOLD: usize = 8;

pub(super) fn tell(words: Words<'_>) -> Vec<String> {
    let verdict = &words.report.verdict;
    let method = Phrase::new("stats-verdict-method")
        .with("figures", verdict.figures)
        .with("least", LEAST_GAMES as usize)
        .with("level", words.level(1.0 - verdict.doubt))
        .with("above", words.percent(verdict.decides_above))
        .with("below", words.percent(verdict.loses_below));
    let mut lines = vec![String::new(), words.get("stats-verdict"), words.say(&method)];
    let mut part = |heading: Phrase, name: Name<'_>, belongs: &dyn Fn(&Judged) -> bool| {
        let judged: Vec<&Judged> = verdict.away.iter().filter(|judged| belongs(judged)).collect();
        lines.extend(told(words, heading, &judged, name));
    };
    let whole = |subject: &Subject| words.subject(subject);
    let short = |subject: &Subject| words.short(subject);
    part(Phrase::new("stats-verdict-sides"), &whole, &|judged| judged.subject.role().is_none());
    for role in roles(words.report) {
        let heading = Phrase::new("stats-verdict-cards").with("role", words.role(role));
        part(heading, &short, &|judged| judged.subject.role() == Some(role));
    }
    part(Phrase::new("stats-verdict-decisive"), &whole, &|judged| {
        matches!(judged.weight, Weight::Decides | Weight::Loses)
    });
    lines
}

/// How something judged is named.
type Name<'a> = &'a dyn Fn(&Subject) -> String;

/// A blank line, a heading that knows how many there are, and the first of them.
fn told(words: Words<'_>, heading: Phrase, judged: &[&Judged], name: Name<'_>) -> Vec<String> {
    let mut lines = vec![String::new(), words.say(&heading.with("number", judged.len()))];
    let rows: Vec<Vec<String>> =
        judged.iter().take(TOLD).map(|judged| row(words, judged, name(&judged.subject))).collect();
    lines.extend(aligned(&rows));
    if judged.len() > TOLD {
        lines
            .push(format!("  {}", words.say(&Phrase::new("stats-more").with("number", judged.len() - TOLD))));
    }
    lines
}

fn row(words: Words<'_>, judged: &Judged, name: String) -> Vec<String> {
    let weight = match judged.weight {
        Weight::Decides => "stats-decides",
        Weight::Helps => "stats-helps",
        Weight::Hurts => "stats-hurts",
        Weight::Loses => "stats-loses",
    };
    vec![name, words.share(judged.share), words.get(weight)]
}
