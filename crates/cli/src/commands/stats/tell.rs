//! The report in words.

mod cards;
mod verdict;

pub(super) use cards::{by_fortune, roles};

use super::columns::aligned;
use super::words::Words;
use crate::translator::Translator;
use interregnum_kernel::Phrase;
use interregnum_stats::Report;
use interregnum_stats::Subject;
use interregnum_stats::{Bin, Distribution, Incident, PointSource, SideResult};

/// The most lines of a histogram.
pub(super) const BINS: u32 = 12;
/// How long the longest bar of a histogram is.
const BAR: usize = 40;
/// Marks figures that differ significantly from fair.
const MARK: &str = "*";

/// The report, line by line.
pub(super) fn lines(report: &Report, translator: &Translator) -> Vec<String> {
    let words = Words { report, translator };
    let sections = [heading, length, wins, points, cards::tell, incidents, tables, verdict::tell];
    sections.iter().flat_map(|section| section(words)).collect()
}

fn heading(words: Words<'_>) -> Vec<String> {
    vec![words.title(), words.get("stats-method")]
}

/// A blank line, a heading and a table.
fn section(heading: String, rows: &[Vec<String>]) -> Vec<String> {
    [String::new(), heading].into_iter().chain(aligned(rows)).collect()
}

/// The heads of columns, the first of which has none.
fn heads<const N: usize>(words: Words<'_>, keys: [&str; N]) -> Vec<String> {
    let heads = keys.iter().map(|key| words.get(&format!("stats-head-{key}")));
    std::iter::once(String::new()).chain(heads).collect()
}

fn length(words: Words<'_>) -> Vec<String> {
    let rounds = format!("stats-{}-rounds", words.report.game);
    let kinds = [("stats-decisions", &words.report.decisions), (rounds.as_str(), &words.report.rounds)];
    let row = |(key, lengths): (&str, &Distribution)| {
        let (least, most) = (lengths.least.to_string(), lengths.most.to_string());
        vec![words.get(key), words.mean(lengths.mean, 2), words.plain(lengths.deviation), least, most]
    };
    let mut rows = vec![heads(words, ["mean", "deviation", "least", "most"])];
    rows.extend(kinds.map(|(key, lengths)| row((key, lengths))));
    let mut lines = section(words.get("stats-length"), &rows);
    for (key, lengths) in kinds.into_iter().filter(|(_, lengths)| lengths.least < lengths.most) {
        lines.extend(section(words.get(key), &histogram(words, lengths)));
    }
    lines
}

fn histogram(words: Words<'_>, lengths: &Distribution) -> Vec<Vec<String>> {
    let bins = lengths.bins(BINS);
    let most = bins.iter().map(|bin| bin.games).max().unwrap_or(1);
    let bar = |bin: &Bin| "#".repeat((BAR as u64 * bin.games).div_ceil(most) as usize);
    let row = |bin: &Bin| vec![bin.name(), words.percent(bin.share), format!("{:<BAR$}", bar(bin))];
    bins.iter().map(row).collect()
}

fn wins(words: Words<'_>) -> Vec<String> {
    let report = words.report;
    let row = |result: &SideResult, name: String, subject: &Subject| {
        let mark = if report.verdict.names(subject) { MARK } else { "" };
        let (alone, shared) = (words.share(result.alone), words.percent(result.shared.value));
        vec![name, alone, shared, words.share(result.win.with), mark.to_owned()]
    };
    let mut rows = vec![heads(words, ["alone", "shared", "win-share"])];
    let seat = |seat: &SideResult| row(seat, words.seat(seat.number), &Subject::Seat(seat.number));
    let place = |place: &SideResult| row(place, words.place(place.number), &Subject::Place(place.number));
    rows.extend(report.by_seat.iter().map(seat));
    rows.extend(report.by_place.iter().map(place));
    let fair = Phrase::new("stats-wins").with("fair", words.percent(report.fair));
    let mut lines = section(words.say(&fair), &rows);
    let mut others = vec![vec![words.get("stats-draws"), words.share(report.draws)]];
    let ending = |reason: &str| words.get(&format!("stats-{}-ending-{reason}", report.game));
    if report.endings.len() > 1 {
        let endings = report.endings.iter().filter(|ending| ending.reason != "draw");
        others.extend(endings.map(|one| vec![ending(one.reason), words.share(one.share)]));
    }
    lines.extend(aligned(&others));
    lines
}

fn points(words: Words<'_>) -> Vec<String> {
    let report = words.report;
    let sources = || report.points.iter().chain([&report.all_points]);
    let row = |source: &PointSource| {
        vec![words.say(&source.name), words.mean(source.all, 3), words.share(source.games)]
    };
    let mut rows = vec![heads(words, ["points", "in-games", "its-share"])];
    rows.extend(sources().map(row));
    for (row, source) in rows.iter_mut().skip(1).zip(&report.points) {
        row.push(words.share(source.win.with));
    }
    let mut lines = section(words.get(&format!("stats-{}-points", report.game)), &rows);
    let by_place = !report.by_place.is_empty();
    let name = |number| if by_place { words.place(number) } else { words.seat(number) };
    let sides = (0..report.sides).map(name);
    let mut rows = vec![std::iter::once(String::new()).chain(sides).collect::<Vec<_>>()];
    for source in sources() {
        let means = if by_place { &source.by_place } else { &source.by_seat };
        let means = means.iter().map(|mean| words.mean(*mean, 3));
        rows.push(std::iter::once(words.say(&source.name)).chain(means).collect());
    }
    lines.extend(section(words.get("stats-points-by-side"), &rows));
    lines
}

fn incidents(words: Words<'_>) -> Vec<String> {
    let report = words.report;
    let mut groups: Vec<&str> = report.incidents.iter().map(|incident| incident.group).collect();
    groups.dedup();
    let mut lines = Vec::new();
    for group in groups {
        let of_group: Vec<&Incident> =
            report.incidents.iter().filter(|incident| incident.group == group).collect();
        let is_compared = of_group.iter().any(|incident| !incident.share.value.is_nan());
        let mut rows = vec![heads(words, ["times", "of-these"])];
        for incident in of_group {
            rows.push(vec![
                words.say(&incident.name),
                words.mean(incident.times, 3),
                words.share(incident.share),
            ]);
        }
        if !is_compared {
            rows.iter_mut().for_each(|row| row.truncate(2));
        }
        lines.extend(section(words.get(&format!("stats-{}-{group}", report.game)), &rows));
    }
    lines
}

fn tables(words: Words<'_>) -> Vec<String> {
    if words.report.setups.is_empty() {
        return Vec::new();
    }
    let mut rows = vec![heads(words, ["games", "first", "draws", "decisions"])];
    for table in &words.report.setups {
        let games = words.translator.number(table.games as usize);
        let (first, draws) = (words.share(table.first), words.share(table.draws));
        rows.push(vec![table.label.clone(), games, first, draws, words.mean(table.decisions, 2)]);
    }
    section(words.get("stats-tables"), &rows)
}
