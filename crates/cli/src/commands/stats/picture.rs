//! The report drawn as SVG: bars with whiskers for win shares and points, and the lengths of games.
//!
//! Nothing depends on colour alone: bars below fair are hatched, significant differences are bold,
//! and every bar has its number.

mod panel;

use super::tell::{BINS, by_fortune, roles};
use super::words::Words;
use crate::svg::Svg;
use crate::translator::Translator;
use interregnum_kernel::Phrase;
use interregnum_stats::Report;
use interregnum_stats::Subject;
use interregnum_stats::{CardUse, Distribution, PointSource, SideResult};
use panel::{Bar, Extent, Panel};

/// How wide a column of panels is, and where the first begins.
const COLUMN: f64 = 500.0;
const LEFT: f64 = 24.0;

/// The picture as the text of an SVG file.
pub(super) fn draw(report: &Report, translator: &Translator) -> String {
    let words = Words { report, translator };
    let mut svg = Svg::default();
    let (title, note) = (words.title(), words.get("stats-picture-note"));
    svg.text(LEFT, 34.0, "title", &title);
    svg.text(LEFT, 56.0, "note", &note);
    let panels = panels(words);
    let extent = Extent::of_shares(&panels, report.fair);
    let mut bottoms = vec![74.0; roles(report).len().clamp(2, 3)];
    for panel in &panels {
        // Each panel goes to the column with the most space left.
        let shortest = bottoms.iter().copied().fold(f64::INFINITY, f64::min);
        let column = bottoms.iter().position(|bottom| *bottom <= shortest).unwrap_or_default();
        let place = (LEFT + COLUMN * column as f64, shortest);
        bottoms[column] += panel.draw(&mut svg, place, extent, words);
    }
    let height = bottoms.iter().copied().fold(0.0, f64::max) + 10.0;
    svg.finish(LEFT + COLUMN * bottoms.len() as f64, height, &title, &note)
}

fn panels(words: Words<'_>) -> Vec<Panel> {
    let report = words.report;
    let rounds = format!("stats-{}-rounds", report.game);
    let mut panels = vec![wins(words), points(words), having_points(words)];
    panels.extend(lengths(words, "stats-decisions", &report.decisions));
    panels.extend(lengths(words, &rounds, &report.rounds));
    panels.extend(roles(report).into_iter().map(|role| cards(words, role)));
    panels
}

fn wins(words: Words<'_>) -> Panel {
    let report = words.report;
    let bar = |result: &SideResult, name: String, subject: &Subject| Bar {
        name,
        value: result.win.with,
        is_away: report.verdict.names(subject),
    };
    let seat = |seat: &SideResult| bar(seat, words.seat(seat.number), &Subject::Seat(seat.number));
    let place = |place: &SideResult| bar(place, words.place(place.number), &Subject::Place(place.number));
    let bars = report.by_seat.iter().map(seat).chain(report.by_place.iter().map(place)).collect();
    let title = words.say(&Phrase::new("stats-wins").with("fair", words.percent(report.fair)));
    Panel::Shares { title, bars, fair: report.fair }
}

fn points(words: Words<'_>) -> Panel {
    let bar = |source: &PointSource| Bar { name: words.say(&source.name), value: source.all, is_away: false };
    Panel::Means {
        title: words.get(&format!("stats-{}-points", words.report.game)),
        bars: words.report.points.iter().map(bar).collect(),
    }
}

/// The win shares of those who get points from a source.
fn having_points(words: Words<'_>) -> Panel {
    let report = words.report;
    let bar =
        |source: &PointSource| Bar { name: words.say(&source.name), value: source.win.with, is_away: false };
    let bars = report.points.iter().filter(|source| source.win.games > 0).map(bar).collect();
    Panel::Shares { title: words.get("stats-having-points"), bars, fair: report.fair }
}

/// The lengths of games, unless all are equal.
fn lengths(words: Words<'_>, key: &str, lengths: &Distribution) -> Option<Panel> {
    let bins = lengths.bins(BINS);
    (bins.len() > 1).then(|| Panel::Histogram { title: words.get(key), bins })
}

fn cards(words: Words<'_>, role: &str) -> Panel {
    let report = words.report;
    let cards = by_fortune(report, role).into_iter().filter(|card| card.win.games > 0);
    let bar = |card: &CardUse| Bar {
        name: words.say(&card.name),
        value: card.win.with,
        is_away: report.verdict.names(&Subject::of(card)),
    };
    Panel::Shares { title: words.role(role), bars: cards.map(bar).collect(), fair: report.fair }
}
