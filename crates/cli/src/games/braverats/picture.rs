//! A solution drawn as SVG: a heat map with the mixes beside it, or a histogram of values.
//!
//! Nothing depends on colour alone: every cell has its number, values in favour of Applewood are
//! hatched, and bars have their percentage.

mod heat;
mod histogram;

use super::grid::Grid;
use crate::svg::Svg;
use crate::translator::Translator;

/// How many values have a bar of their own: −1, −0.9 and so on up to 1.
pub(super) const BINS: usize = 21;

/// The value in the middle of a bar.
pub(super) fn middle(bin: usize) -> f64 {
    bin as f64 / 10.0 - 1.0
}

/// What is drawn.
pub(super) struct Picture {
    title: String,
    subtitle: Vec<String>,
    body: Body,
}

enum Body {
    Grid(Grid),
    Histogram(Vec<f64>),
}

impl Picture {
    pub(super) const fn grid(title: String, subtitle: Vec<String>, grid: Grid) -> Self {
        Self { title, subtitle, body: Body::Grid(grid) }
    }

    pub(super) const fn histogram(title: String, subtitle: Vec<String>, shares: Vec<f64>) -> Self {
        Self { title, subtitle, body: Body::Histogram(shares) }
    }

    /// The picture as the text of an SVG file.
    pub(super) fn draw(&self, translator: &Translator) -> String {
        let mut svg = Svg::default();
        svg.text(24.0, 34.0, "title", &self.title);
        let mut top = 34.0;
        for line in &self.subtitle {
            top += 20.0;
            svg.text(24.0, top, "note", line);
        }
        let (width, height) = match &self.body {
            Body::Grid(grid) => heat::draw(&mut svg, grid, top + 20.0, translator),
            Body::Histogram(shares) => histogram::draw(&mut svg, shares, top + 20.0, translator),
        };
        svg.finish(width.max(660.0), height, &self.title, &self.subtitle.join(" "))
    }
}

/// Draws the legend; returns the position of the next line.
fn legend(svg: &mut Svg, left: f64, top: f64, translator: &Translator) -> f64 {
    for (place, (value, key)) in [(0.6, "solve-good-0"), (-0.6, "solve-good-1")].into_iter().enumerate() {
        let x = left + 210.0 * place as f64;
        svg.value_rect(x, top, 16.0, 16.0, value);
        svg.text(x + 24.0, top + 13.0, "note", &translator.get(key));
    }
    top + 34.0
}
