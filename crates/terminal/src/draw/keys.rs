//! The row of available keys, each of which can be clicked too.

use crate::draw::canvas::{Canvas, Hit};
use crate::draw::palette::Ink;
use ratatui::layout::Rect;

impl Canvas<'_> {
    /// Keys and what they do, with two spaces between one and the next.
    pub(crate) fn keys(&mut self, place: Rect, text: &str) {
        let mut x = place.x;
        for part in text.split("  ") {
            let (key, rest) = part.split_once(' ').unwrap_or((part, ""));
            let start = x;
            x = self.text(x, place.y, place.right().saturating_sub(x), key, Ink::Strong);
            let rest = if rest.is_empty() { String::new() } else { format!(" {rest}") };
            x = self.text(x, place.y, place.right().saturating_sub(x), &rest, Ink::Muted);
            if let Some(hit) = meant(key) {
                self.hit(Rect::new(start, place.y, x - start, 1), hit);
            }
            x += 2;
        }
    }
}

/// The click target for a key's name.
fn meant(key: &str) -> Option<Hit> {
    let mut letters = key.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) => Some(Hit::Key(letter)),
        _ if key.starts_with("Ent") => Some(Hit::Enter),
        _ if ["Esc", "Éch", "Ech"].iter().any(|name| key.starts_with(name)) => Some(Hit::Escape),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_keys_name_can_be_pressed_in_both_languages() {
        assert_eq!(meant("q"), Some(Hit::Key('q')));
        assert_eq!(meant("Enter"), Some(Hit::Enter));
        assert_eq!(meant("Entrée"), Some(Hit::Enter));
        assert_eq!(meant("Échap"), Some(Hit::Escape));
        assert_eq!(meant("←→"), None);
    }
}
