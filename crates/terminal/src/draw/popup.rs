//! A popup over the table, with a text that scrolls.

use crate::draw::canvas::{Canvas, Hit, width, wrapped};
use crate::draw::palette::Ink;
use ratatui::layout::Rect;
use ratatui::text::Line;

/// A paragraph of a popup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Paragraph {
    pub(crate) text: String,
    pub(crate) ink: Ink,
}

impl Paragraph {
    pub(crate) fn plain(text: impl Into<String>) -> Self {
        Self { text: text.into(), ink: Ink::Plain }
    }

    pub(crate) fn strong(text: impl Into<String>) -> Self {
        Self { text: text.into(), ink: Ink::Strong }
    }

    pub(crate) fn muted(text: impl Into<String>) -> Self {
        Self { text: text.into(), ink: Ink::Muted }
    }

    pub(crate) fn blank() -> Self {
        Self::plain("")
    }
}

/// A framed text over the table.
pub(crate) struct Popup {
    pub(crate) title: String,
    pub(crate) body: Vec<Paragraph>,
    /// The keys that it offers.
    pub(crate) foot: String,
    /// Which part of the text is shown.
    pub(crate) from: Scroll,
}

/// Which part of a long text is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scroll {
    /// This many lines from the top.
    Top(u16),
    /// This many lines before the end.
    End(u16),
}

/// The greatest width of a popup that still reads well.
const WIDEST: u16 = 76;

impl Canvas<'_> {
    /// Draws a popup in the middle of the screen.
    pub(crate) fn popup(&mut self, popup: &Popup) {
        self.cover();
        let screen = self.area();
        let inner = (screen.width - 8).min(WIDEST - 4);
        let lines: Vec<(String, Ink)> = popup
            .body
            .iter()
            .flat_map(|part| wrapped(&part.text, inner).into_iter().map(|line| (line, part.ink)))
            .collect();
        let most = screen.height.saturating_sub(6);
        let shown = (lines.len() as u16).min(most);
        let (wide, high) = (inner + 4, shown + 4);
        let place =
            Rect::new((screen.width - wide) / 2, (screen.height.saturating_sub(high)) / 2, wide, high);
        self.frame(place, self.context.ink(Ink::Strong));
        self.hit(place, Hit::Popup);
        let title = format!(" {} ", popup.title);
        self.text(place.x + 2, place.y, wide - 4, &title, Ink::Strong);
        let from = first(popup.from, lines.len() as u16, shown);
        for (row, (line, ink)) in lines.iter().skip(usize::from(from)).take(usize::from(shown)).enumerate() {
            self.text(place.x + 2, place.y + 1 + row as u16, inner, line, *ink);
        }
        let foot = Rect::new(place.x + 2, place.bottom() - 2, inner, 1);
        self.keys(foot, &popup.foot);
        if lines.len() as u16 > shown {
            let at = format!("{}–{}/{}", from + 1, from + shown, lines.len());
            let at = if self.context.palette.ascii { at.replace('–', "-") } else { at };
            let style = self.context.ink(Ink::Muted);
            self.fill(Rect::new(foot.right() - width(&at) - 1, foot.y, width(&at) + 1, 1), " ", style);
            self.right(foot, &Line::styled(at, style));
        }
    }
}

/// The first line shown, of `lines`, when `shown` fit.
fn first(scroll: Scroll, lines: u16, shown: u16) -> u16 {
    let last = lines.saturating_sub(shown);
    match scroll {
        Scroll::Top(line) => line.min(last),
        Scroll::End(before) => last.saturating_sub(before),
    }
}

impl Scroll {
    /// Scrolls by `lines`, down if positive.
    #[must_use]
    pub(crate) fn moved(self, lines: i32) -> Self {
        let step = |at: u16, by: i32| at.saturating_add_signed(by.clamp(-999, 999) as i16).min(9999);
        match self {
            Self::Top(line) => Self::Top(step(line, lines)),
            Self::End(before) => Self::End(step(before, -lines)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_scrolled_to_its_ends_and_no_further() {
        assert_eq!(first(Scroll::Top(0).moved(-5), 30, 10), 0);
        assert_eq!(first(Scroll::Top(0).moved(50), 30, 10), 20);
        assert_eq!(first(Scroll::End(0), 30, 10), 20);
        assert_eq!(first(Scroll::End(0).moved(-5), 30, 10), 15);
        assert_eq!(first(Scroll::End(0).moved(5), 30, 10), 20);
        assert_eq!(first(Scroll::End(0), 3, 10), 0);
    }
}
