//! The verdict in words.

use super::roles;
use crate::commands::stats::columns::aligned;
use crate::commands::stats::words::Words;
use interregnum_kernel::Phrase;
use interregnum_stats::{Effect, Finding, MIN_GAMES, Subject};

/// The number of findings listed for each sort; `--json` has all.
const TOLD: usize = 8;

pub(super) fn tell(words: Words<'_>) -> Vec<String> {
    let verdict = &words.report.verdict;
    let method = Phrase::new("stats-verdict-method")
        .with("figures", verdict.figures)
        .with("least", MIN_GAMES as usize)
        .with("level", words.level(1.0 - verdict.doubt))
        .with("above", words.percent(verdict.decides_above))
        .with("below", words.percent(verdict.loses_below));
    let mut lines = vec![String::new(), words.get("stats-verdict"), words.say(&method)];
    let mut part = |heading: Phrase, name: Name<'_>, belongs: &dyn Fn(&Finding) -> bool| {
        let findings: Vec<&Finding> = verdict.away.iter().filter(|finding| belongs(finding)).collect();
        lines.extend(told(words, heading, &findings, name));
    };
    let whole = |subject: &Subject| words.subject(subject);
    let short = |subject: &Subject| words.short(subject);
    part(Phrase::new("stats-verdict-sides"), &whole, &|finding| finding.subject.role().is_none());
    for role in roles(words.report) {
        let heading = Phrase::new("stats-verdict-cards").with("role", words.role(role));
        part(heading, &short, &|finding| finding.subject.role() == Some(role));
    }
    part(Phrase::new("stats-verdict-decisive"), &whole, &|finding| {
        matches!(finding.effect, Effect::Decides | Effect::Loses)
    });
    lines
}

/// How a subject is named.
type Name<'a> = &'a dyn Fn(&Subject) -> String;

/// A blank line, a heading with their number, and the first findings.
fn told(words: Words<'_>, heading: Phrase, findings: &[&Finding], name: Name<'_>) -> Vec<String> {
    let mut lines = vec![String::new(), words.say(&heading.with("number", findings.len()))];
    let rows: Vec<Vec<String>> =
        findings.iter().take(TOLD).map(|finding| row(words, finding, name(&finding.subject))).collect();
    lines.extend(aligned(&rows));
    if findings.len() > TOLD {
        lines.push(format!(
            "  {}",
            words.say(&Phrase::new("stats-more").with("number", findings.len() - TOLD))
        ));
    }
    lines
}

fn row(words: Words<'_>, finding: &Finding, name: String) -> Vec<String> {
    let effect = match finding.effect {
        Effect::Decides => "stats-decides",
        Effect::Helps => "stats-helps",
        Effect::Hurts => "stats-hurts",
        Effect::Loses => "stats-loses",
    };
    vec![name, words.share(finding.share), words.get(effect)]
}
