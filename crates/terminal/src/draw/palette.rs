//! The palette: the colours and the character set of the terminal.

use ratatui::style::{Color, Modifier, Style};

/// The colour depth of the terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// No colours.
    Mono,
    /// The sixteen that every terminal has.
    Sixteen,
    /// 24-bit colours.
    True,
}

/// The colours and the character set of a terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette {
    /// The colour depth.
    pub depth: Depth,
    /// Whether to use ASCII only.
    pub ascii: bool,
}

/// The purpose of a text, which determines its style.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ink {
    /// Ordinary text.
    Plain,
    /// Secondary text.
    Muted,
    /// Emphasized text.
    Strong,
    /// The player to act.
    Turn,
    /// The item under the cursor.
    Cursor,
    /// A refusal.
    Bad,
    /// The colour of a faction, a clan or a kind of card.
    Hue(Hue),
}

/// A colour with a meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hue {
    Moss,
    Steel,
    Ochre,
    Bone,
    Graphite,
    Vermilion,
    Umber,
    Crimson,
    Teal,
    Indigo,
}

impl Hue {
    /// The colour among the sixteen, and as 24-bit colour that is legible on black and on white.
    const fn colours(self) -> (Color, Color) {
        match self {
            Self::Moss => (Color::Green, Color::Rgb(104, 150, 62)),
            Self::Steel => (Color::LightBlue, Color::Rgb(92, 143, 196)),
            Self::Ochre => (Color::LightYellow, Color::Rgb(197, 146, 45)),
            Self::Bone => (Color::LightMagenta, Color::Rgb(170, 128, 190)),
            Self::Graphite => (Color::Gray, Color::Rgb(140, 140, 140)),
            Self::Vermilion => (Color::LightRed, Color::Rgb(224, 92, 56)),
            Self::Umber => (Color::Yellow, Color::Rgb(160, 112, 72)),
            Self::Crimson => (Color::Red, Color::Rgb(204, 52, 76)),
            Self::Teal => (Color::Cyan, Color::Rgb(40, 150, 140)),
            Self::Indigo => (Color::Magenta, Color::Rgb(124, 116, 224)),
        }
    }
}

impl Palette {
    /// The palette for the environment: `NO_COLOR`, `COLORTERM`, `TERM` and the locale.
    pub fn of_environment() -> Self {
        let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].iter().find_map(|name| set(name));
        Self::of(
            set("NO_COLOR").is_some(),
            set("COLORTERM").as_deref(),
            set("TERM").as_deref(),
            locale.as_deref(),
        )
    }

    fn of(no_color: bool, colorterm: Option<&str>, term: Option<&str>, locale: Option<&str>) -> Self {
        let depth = match (no_color, colorterm, term) {
            (true, _, _) | (_, _, Some("dumb" | "vt100" | "vt220")) => Depth::Mono,
            (_, Some("truecolor" | "24bit"), _) => Depth::True,
            _ => Depth::Sixteen,
        };
        let locale = locale.unwrap_or_default().to_ascii_lowercase();
        Self { depth, ascii: !locale.contains("utf-8") && !locale.contains("utf8") }
    }

    /// The style of an ink.
    pub(crate) fn ink(self, ink: Ink) -> Style {
        let style = Style::new();
        match ink {
            Ink::Plain => style,
            Ink::Muted => style.add_modifier(Modifier::DIM),
            Ink::Strong => style.add_modifier(Modifier::BOLD),
            Ink::Cursor => style.add_modifier(Modifier::REVERSED),
            Ink::Turn => self.hue(Hue::Ochre).add_modifier(Modifier::BOLD),
            Ink::Bad => self.hue(Hue::Vermilion).add_modifier(Modifier::BOLD),
            Ink::Hue(hue) => self.hue(hue),
        }
    }

    fn hue(self, hue: Hue) -> Style {
        let (few, many) = hue.colours();
        match self.depth {
            Depth::Mono => Style::new(),
            Depth::Sixteen => Style::new().fg(few),
            Depth::True => Style::new().fg(many),
        }
    }

    /// The text that the terminal can show: the Unicode or the ASCII version.
    pub(crate) const fn letters(self, all: &'static str, ascii: &'static str) -> &'static str {
        if self.ascii { ascii } else { all }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_says_what_the_terminal_can_show() {
        let of = Palette::of;
        let utf8 = Some("fr_FR.UTF-8");
        assert_eq!(of(false, None, Some("xterm"), utf8), Palette { depth: Depth::Sixteen, ascii: false });
        assert_eq!(of(false, Some("truecolor"), None, utf8), Palette { depth: Depth::True, ascii: false });
        assert_eq!(of(true, Some("truecolor"), None, utf8), Palette { depth: Depth::Mono, ascii: false });
        assert_eq!(of(false, None, Some("vt220"), Some("C")), Palette { depth: Depth::Mono, ascii: true });
        assert!(of(false, None, Some("linux"), None).ascii);
    }

    #[test]
    fn without_colours_nothing_is_coloured() {
        let mono = Palette { depth: Depth::Mono, ascii: false };
        for ink in [Ink::Plain, Ink::Muted, Ink::Strong, Ink::Turn, Ink::Cursor, Ink::Bad] {
            let style = mono.ink(ink);
            assert_eq!((style.fg, style.bg), (None, None), "{ink:?}");
        }
        assert_eq!(mono.ink(Ink::Hue(Hue::Crimson)), Style::new());
    }
}
