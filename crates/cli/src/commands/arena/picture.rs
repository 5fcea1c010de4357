//! An arena drawn as SVG: the share of every pair with its interval.
//!
//! Nothing depends on colour: each interval has its number beside it, and a line marks the even
//! share.

use super::report::{Pair, Report};
use crate::number::decimal;
use crate::svg::Svg;
use crate::translator::Translator;
use interregnum_kernel::Phrase;

/// Where the scale begins and how long it is.
const LEFT: f64 = 300.0;
const SCALE: f64 = 400.0;
/// The height of a pair's row.
const ROW: f64 = 34.0;

pub(super) fn draw(report: &Report, translator: &Translator) -> String {
    let mut svg = Svg::default();
    let title = translator.say(&Phrase::new("arena-title").with("table", report.table.as_str()));
    let about = report.setting(translator);
    svg.text(24.0, 34.0, "title", &title);
    let mut top = 34.0;
    for line in &about {
        top += 20.0;
        svg.text(24.0, top, "note", line);
    }
    top += 24.0;
    let bottom = top + ROW * report.pairs.len() as f64;
    axis(&mut svg, report.fair, (top, bottom), translator);
    for (place, pair) in report.pairs.iter().enumerate() {
        row(&mut svg, report, pair, top + ROW * (place as f64 + 0.5), translator);
    }
    svg.finish(LEFT + SCALE + 190.0, bottom + 60.0, &title, &about.join(" "))
}

fn at(share: f64) -> f64 {
    LEFT + SCALE * share
}

/// The scale from nothing to all, and what would be even.
fn axis(svg: &mut Svg, fair: f64, (top, bottom): (f64, f64), translator: &Translator) {
    svg.line((at(0.0), bottom), (at(1.0), bottom));
    for quarter in 0..=4u8 {
        let share = f64::from(quarter) / 4.0;
        svg.line((at(share), bottom), (at(share), bottom + 6.0));
        svg.text(at(share), bottom + 22.0, "middle", &format!("{:.0} %", 100.0 * share));
    }
    svg.line((at(fair), top), (at(fair), bottom));
    svg.text(at(fair), bottom + 42.0, "note middle", &translator.get("arena-even"));
}

/// Who met whom, the interval, and the share in it.
fn row(svg: &mut Svg, report: &Report, pair: &Pair, y: f64, translator: &Translator) {
    let [a, b] = report.names(pair);
    let met = translator.say(&Phrase::new("arena-met").with("a", a).with("b", b));
    svg.text(LEFT - 16.0, y + 4.0, "right note", &met);
    let (low, high) = (at(pair.score.low), at(pair.score.high));
    svg.rect(low, y - 5.0, high - low, 10.0, "fill=\"#9bb8d3\" stroke=\"#345\"");
    svg.rect(at(pair.score.mean) - 1.5, y - 9.0, 3.0, 18.0, "fill=\"#111\"");
    let share = |share: f64| decimal(100.0 * share, 1, translator);
    let score = pair.score;
    let text = format!("{} % ({} – {})", share(score.mean), share(score.low), share(score.high));
    svg.text(at(1.0) + 14.0, y + 4.0, "note", &text);
}
