//! One diagram: bars with whiskers from left to right, or a histogram.

use crate::commands::stats::words::Words;
use crate::svg::Svg;
use interregnum_stats::Bin;
use interregnum_stats::Interval;

/// One bar: a figure and its name.
pub(super) struct Bar {
    pub(super) name: String,
    pub(super) value: Interval,
    /// Whether it differs significantly from fair.
    pub(super) is_away: bool,
}

/// A diagram.
pub(super) enum Panel {
    /// Win shares, as bars from the fair one.
    Shares { title: String, bars: Vec<Bar>, fair: f64 },
    /// Means, as bars from nothing.
    Means { title: String, bars: Vec<Bar> },
    /// The distribution of the lengths of games.
    Histogram { title: String, bins: Vec<Bin> },
}

/// How high a row is, and its bar.
const ROW: f64 = 18.0;
const THICK: f64 = 11.0;
/// Where the bars begin beside the names, and how far they reach.
const NAMES: f64 = 172.0;
const PLOT: f64 = 220.0;
/// What the title needs above, and the next panel below.
const HEAD: f64 = 30.0;
const FOOT: f64 = 22.0;
const INK: &str = "fill=\"#444\"";

impl Panel {
    /// Draws the panel, win shares on the given scale; returns its height.
    pub(super) fn draw(&self, svg: &mut Svg, (x, y): (f64, f64), ends: Extent, words: Words<'_>) -> f64 {
        let (Self::Shares { title, .. } | Self::Means { title, .. } | Self::Histogram { title, .. }) = self;
        svg.text(x, y + 16.0, "head", title);
        let top = y + HEAD;
        let rows = match self {
            Self::Shares { bars, fair, .. } => shares(svg, (x, top), bars, *fair, ends, words),
            Self::Means { bars, .. } => means(svg, (x, top), bars, words),
            Self::Histogram { bins, .. } => histogram(svg, (x, top), bins, words),
        };
        HEAD + ROW * rows as f64 + FOOT
    }
}

/// The range of bars with their whiskers.
#[derive(Clone, Copy)]
pub(super) struct Extent {
    low: f64,
    high: f64,
}

impl Extent {
    /// The range of all win shares, which share one scale.
    pub(super) fn of_shares(panels: &[Panel], fair: f64) -> Self {
        let bars = panels.iter().flat_map(|panel| match panel {
            Panel::Shares { bars, .. } => bars.as_slice(),
            Panel::Means { .. } | Panel::Histogram { .. } => &[],
        });
        Self::of(bars, fair)
    }

    /// The range of these bars and of their base.
    fn of<'a>(bars: impl Iterator<Item = &'a Bar>, base: f64) -> Self {
        let ends = bars.flat_map(|bar| [bar.value.low, bar.value.value, bar.value.high]);
        let nothing = Self { low: base, high: base };
        ends.filter(|end| end.is_finite())
            .fold(nothing, |extent, end| Self { low: extent.low.min(end), high: extent.high.max(end) })
    }
}

/// The scale from values to horizontal positions.
struct Scale {
    left: f64,
    low: f64,
    unit: f64,
}

impl Scale {
    fn new(x: f64, Extent { low, high }: Extent) -> Self {
        Self { left: x + NAMES, low, unit: PLOT / (high - low).max(1e-9) }
    }

    fn at(&self, value: f64) -> f64 {
        self.left + self.unit * (value - self.low)
    }
}

fn shares(
    svg: &mut Svg,
    (x, top): (f64, f64),
    bars: &[Bar],
    fair: f64,
    ends: Extent,
    words: Words<'_>,
) -> usize {
    let scale = Scale::new(x, ends);
    for (row, bar) in bars.iter().enumerate() {
        let y = top + ROW * row as f64;
        name(svg, x, y, bar);
        let (from, to) = (scale.at(fair), scale.at(bar.value.value));
        let tint = if bar.value.value < fair { -0.7 } else { 0.7 };
        svg.value_rect(from.min(to), y + (ROW - THICK) / 2.0, (to - from).abs(), THICK, tint);
        whisker(svg, &scale, y, bar.value);
        value(svg, x, y, bar, &words.percent(bar.value.value));
    }
    let bottom = top + ROW * bars.len() as f64;
    svg.dashes((scale.at(fair), top - 4.0), (scale.at(fair), bottom + 4.0));
    bars.len()
}

fn means(svg: &mut Svg, (x, top): (f64, f64), bars: &[Bar], words: Words<'_>) -> usize {
    let scale = Scale::new(x, Extent::of(bars.iter(), 0.0));
    for (row, bar) in bars.iter().enumerate() {
        let y = top + ROW * row as f64;
        name(svg, x, y, bar);
        let (from, to) = (scale.at(0.0), scale.at(bar.value.value));
        svg.value_rect(from, y + (ROW - THICK) / 2.0, to - from, THICK, 0.7);
        whisker(svg, &scale, y, bar.value);
        value(svg, x, y, bar, &words.plain(bar.value.value));
    }
    bars.len()
}

fn histogram(svg: &mut Svg, (x, top): (f64, f64), bins: &[Bin], words: Words<'_>) -> usize {
    let most = bins.iter().map(|bin| bin.share).fold(f64::MIN_POSITIVE, f64::max);
    for (row, bin) in bins.iter().enumerate() {
        let y = top + ROW * row as f64;
        svg.text(x + NAMES - 10.0, y + 13.0, "right", &bin.name());
        svg.rect(x + NAMES, y + 2.0, PLOT * bin.share / most, ROW - 4.0, INK);
        let end = x + NAMES + PLOT * bin.share / most;
        svg.text(end + 6.0, y + 13.0, "note", &words.percent(bin.share));
    }
    bins.len()
}

fn name(svg: &mut Svg, x: f64, y: f64, bar: &Bar) {
    let class = if bar.is_away { "right head" } else { "right" };
    svg.text(x + NAMES - 10.0, y + 13.0, class, &bar.name);
}

fn value(svg: &mut Svg, x: f64, y: f64, bar: &Bar, text: &str) {
    let class = if bar.is_away { "right head" } else { "right" };
    svg.text(x + NAMES + PLOT + 66.0, y + 13.0, class, text);
}

/// The interval as a line with its ends marked; none where it is unknown.
fn whisker(svg: &mut Svg, scale: &Scale, y: f64, value: Interval) {
    if !(value.low.is_finite() && value.high.is_finite()) {
        return;
    }
    let (low, high, middle) = (scale.at(value.low), scale.at(value.high), y + ROW / 2.0);
    svg.line((low, middle), (high, middle));
    for end in [low, high] {
        svg.line((end, middle - 3.0), (end, middle + 3.0));
    }
}
