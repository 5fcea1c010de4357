//! The cards in words.

use super::{MARK, heads, section};
use crate::commands::stats::words::Words;
use interregnum_stats::CardUse;
use interregnum_stats::Report;
use interregnum_stats::Subject;

/// A table for each role in which the cards differ, by win share.
pub(super) fn tell(words: Words<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    for role in roles(words.report) {
        let cards = by_fortune(words.report, role);
        let mut rows = vec![card_heads(words, &cards)];
        let gains = gains(&cards);
        rows.extend(cards.iter().map(|card| card_row(words, card, &gains)));
        lines.extend(section(words.role(role), &rows));
    }
    lines
}

/// The roles with different cards, in order.
pub(crate) fn roles(report: &Report) -> Vec<&'static str> {
    let mut roles: Vec<&str> = report.cards.iter().map(|card| card.role).collect();
    roles.dedup();
    roles.retain(|role| report.cards.iter().any(|card| card.role == *role && card.win.games > 0));
    roles
}

/// The cards in a role, by win share.
pub(crate) fn by_fortune<'a>(report: &'a Report, role: &str) -> Vec<&'a CardUse> {
    let mut cards: Vec<&CardUse> = report.cards.iter().filter(|card| card.role == role).collect();
    let fortune = |card: &CardUse| if card.win.games > 0 { card.win.with.value } else { -1.0 };
    cards.sort_by(|a, b| fortune(b).total_cmp(&fortune(a)));
    cards
}

fn card_heads(words: Words<'_>, cards: &[&CardUse]) -> Vec<String> {
    let mut row = heads(words, ["times"]);
    let gains = gains(cards).into_iter();
    row.extend(gains.map(|gain| words.get(&format!("stats-{}-gain-{gain}", words.report.game))));
    row.extend(heads(words, ["with", "without", "games"]).into_iter().skip(1));
    row
}

/// What the uses of these cards can gain.
fn gains(cards: &[&CardUse]) -> Vec<&'static str> {
    let mut gains: Vec<&str> = Vec::new();
    for gain in cards.iter().flat_map(|card| &card.gains) {
        if !gains.contains(&gain.gain) {
            gains.push(gain.gain);
        }
    }
    gains
}

fn card_row(words: Words<'_>, card: &CardUse, gains: &[&str]) -> Vec<String> {
    let mark = if words.report.verdict.names(&Subject::of(card)) { MARK } else { "" };
    let mut row = vec![words.say(&card.name), words.mean(card.times, 3)];
    let each =
        |gain: &&str| card.gains.iter().find(|one| one.gain == *gain).map(|one| words.mean(one.each, 3));
    row.extend(gains.iter().map(|gain| each(gain).unwrap_or_default()));
    row.extend([words.share(card.win.with), words.percent(card.win.without)]);
    row.extend([words.translator.number(card.win.games as usize), mark.to_owned()]);
    row
}
