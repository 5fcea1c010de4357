//! The distribution of the values, as vertical bars.

use super::{legend, middle};
use crate::number::{decimal, signed};
use crate::svg::Svg;
use crate::translator::Translator;

const LEFT: f64 = 40.0;
const WIDTH: f64 = 44.0;
const HEIGHT: f64 = 260.0;

/// Draws the shares of the values −1, −0.9 and so on below `top`; returns the width and height.
pub(super) fn draw(svg: &mut Svg, shares: &[f64], top: f64, translator: &Translator) -> (f64, f64) {
    let most = shares.iter().copied().fold(f64::MIN_POSITIVE, f64::max);
    let base = top + 24.0 + HEIGHT;
    for (bin, &share) in shares.iter().enumerate() {
        let (x, height) = (LEFT + WIDTH * bin as f64, HEIGHT * share / most);
        if share > 0.0 {
            svg.value_rect(x + 2.0, base - height, WIDTH - 4.0, height, middle(bin));
            let text = decimal(100.0 * share, 1, translator);
            svg.text(x + WIDTH / 2.0, base - height - 6.0, "middle", &text);
        }
    }
    let right = LEFT + WIDTH * shares.len() as f64;
    svg.line((LEFT, base), (right, base));
    for bin in (0..shares.len()).step_by(5) {
        let x = LEFT + WIDTH * (bin as f64 + 0.5);
        svg.line((x, base), (x, base + 6.0));
        let text = signed(middle(bin), 1, translator).replace('-', "−");
        svg.text(x, base + 22.0, "middle", &text);
    }
    svg.text(f64::midpoint(LEFT, right), base + 44.0, "note middle", &translator.get("solve-histogram"));
    (right + LEFT, legend(svg, LEFT, base + 60.0, translator))
}
