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

#[cfg(test)]
mod tests {
    use super::*;
    use interregnum_text::Lang;

    #[test]
    fn every_share_has_its_bar_and_its_number() {
        let mut shares = vec![0.0; 21];
        (shares[5], shares[10], shares[15]) = (0.25, 0.5, 0.25);
        let mut svg = Svg::default();
        draw(&mut svg, &shares, 0.0, &Translator::new(Lang::En));
        let file = svg.finish(1.0, 1.0, "", "");
        assert_eq!(file.matches(">25.0<").count(), 2);
        assert_eq!(file.matches(">50.0<").count(), 1);
        for tick in ["−1.0", "−0.5", "0.0", "+0.5", "+1.0"] {
            assert!(file.contains(&format!(">{tick}<")), "{tick}");
        }
        assert_eq!(file.matches("fill=\"url(#hatch)\"").count(), 2, "the bar below nothing and the legend");
    }
}
