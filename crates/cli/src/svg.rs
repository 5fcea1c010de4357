//! A small writer of SVG files.

use std::fmt::Write;

/// The elements drawn so far.
#[derive(Default)]
pub(crate) struct Svg(String);

const STYLE: &str = "text{font-family:'DejaVu Sans',Verdana,sans-serif;font-size:12px;fill:#111}\
.title{font-size:18px;font-weight:bold}.note{font-size:13px}.head{font-weight:bold}\
.right{text-anchor:end}.middle{text-anchor:middle}\
.cell{text-anchor:middle;font-size:13px;paint-order:stroke;stroke:#fff;stroke-width:3px}";

impl Svg {
    /// A text with a CSS class.
    pub(crate) fn text(&mut self, x: f64, y: f64, class: &str, text: &str) {
        self.put(&format!("<text x=\"{x}\" y=\"{y}\" class=\"{class}\">{}</text>", escaped(text)));
    }

    /// A rectangle with these further attributes.
    pub(crate) fn rect(&mut self, x: f64, y: f64, width: f64, height: f64, attributes: &str) {
        let place = format!("x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\"");
        self.put(&format!("<rect {place} {attributes}/>"));
    }

    /// A line.
    pub(crate) fn line(&mut self, from: (f64, f64), to: (f64, f64)) {
        self.stroke(from, to, "stroke=\"#111\"");
    }

    /// A line of dashes.
    pub(crate) fn dashes(&mut self, from: (f64, f64), to: (f64, f64)) {
        self.stroke(from, to, "stroke=\"#111\" stroke-dasharray=\"4 3\"");
    }

    fn stroke(&mut self, from: (f64, f64), to: (f64, f64), how: &str) {
        let ends = format!("x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\"", from.0, from.1, to.0, to.1);
        self.put(&format!("<line {ends} {how}/>"));
    }

    /// A rectangle in the colour of a value: blue in favour of Yarg, red and hatched in favour of
    /// Applewood; paler towards zero.
    pub(crate) fn value_rect(&mut self, x: f64, y: f64, width: f64, height: f64, value: f64) {
        let fill = format!("fill=\"{}\" stroke=\"#666\" stroke-width=\"0.5\"", colour(value));
        self.rect(x, y, width, height, &fill);
        if value < -0.005 {
            self.rect(x, y, width, height, "fill=\"url(#hatch)\"");
        }
    }

    /// The whole file.
    pub(crate) fn finish(&self, width: f64, height: f64, title: &str, about: &str) -> String {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\">\n<title>{}</title>\n<desc>{}</desc>\n<style>{STYLE}</style>\n\
             <defs><pattern id=\"hatch\" width=\"7\" height=\"7\" patternUnits=\"userSpaceOnUse\" \
             patternTransform=\"rotate(45)\"><line x1=\"0\" y1=\"0\" x2=\"0\" y2=\"7\" stroke=\"#000\" \
             stroke-opacity=\"0.45\" stroke-width=\"1.4\"/></pattern></defs>\n\
             <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n{}</svg>",
            escaped(title),
            escaped(about),
            self.0
        )
    }

    fn put(&mut self, element: &str) {
        let written = writeln!(self.0, "{element}");
        debug_assert!(written.is_ok(), "a string takes all");
    }
}

/// White for zero, blue for +1, red for −1.
fn colour(value: f64) -> String {
    let full: [f64; 3] = if value < 0.0 { [232.0, 120.0, 96.0] } else { [92.0, 156.0, 220.0] };
    let part = value.abs().min(1.0);
    let [red, green, blue] = full.map(|full| 255.0 + (full - 255.0) * part);
    format!("rgb({red:.0},{green:.0},{blue:.0})")
}

/// A text with XML's special characters escaped.
fn escaped(text: &str) -> String {
    let mut safe = String::new();
    for letter in text.chars() {
        match letter {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            other => safe.push(other),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_xml_would_misread_is_escaped() {
        let mut svg = Svg::default();
        svg.text(0.0, 0.0, "note", "a < b & \"c\"");
        let file = svg.finish(1.0, 1.0, "<title>", "&");
        assert!(
            file.contains("a &lt; b &amp; &quot;c&quot;") && file.contains("<title>&lt;title&gt;</title>")
        );
    }

    #[test]
    fn what_is_good_for_applewood_is_hatched() {
        for (value, hatched) in [(0.5, false), (0.0, false), (-0.5, true)] {
            let mut svg = Svg::default();
            svg.value_rect(0.0, 0.0, 1.0, 1.0, value);
            assert_eq!(svg.0.contains("hatch"), hatched);
        }
    }
}
