//! Pages of Markdown as text for people: wrapped to a width, tables aligned, and bold or italic
//! where the output can show it.

/// The smallest width of a column of a table.
const NARROWEST: usize = 6;
/// Where the text of a numbered sentence begins, after its number.
const NUMBER_WIDTH: usize = 7;
/// The space between the columns of a table.
const GAP: &str = "  ";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Style {
    Plain,
    Bold,
    Italic,
}

/// A text of characters with styles, without line breaks.
type Styled = Vec<(char, Style)>;

/// Renders a page in lines of at most `width` letters. Without `escapes`, headings are underlined
/// and other styles are left out.
pub(crate) fn render(markdown: &str, width: usize, escapes: bool) -> String {
    let page = Page { width: width.max(20), escapes };
    let mut lines = Vec::new();
    let mut source = markdown.trim_end().lines().peekable();
    while let Some(line) = source.next() {
        if line.starts_with('|') {
            let mut rows = vec![line];
            while let Some(row) = source.next_if(|next| next.starts_with('|')) {
                rows.push(row);
            }
            lines.extend(page.table(&rows));
        } else {
            lines.extend(page.block(line));
        }
    }
    lines.join("\n")
}

struct Page {
    width: usize,
    escapes: bool,
}

impl Page {
    /// Renders a line that is not a row of a table.
    fn block(&self, line: &str) -> Vec<String> {
        if line.starts_with('#') {
            return self.heading(line);
        }
        let Some(item) = line.strip_prefix("- ") else { return self.hanging("", 0, &spans(line)) };
        let numbered = item.strip_prefix("**").and_then(|rest| rest.split_once("** "));
        match numbered.filter(|(number, _)| number.len() < NUMBER_WIDTH) {
            Some((number, text)) => self.hanging(number, NUMBER_WIDTH, &spans(text)),
            None => self.hanging("-", 2, &spans(item)),
        }
    }

    fn heading(&self, line: &str) -> Vec<String> {
        let level = line.chars().take_while(|&letter| letter == '#').count();
        let title: Styled =
            spans(line[level..].trim()).into_iter().map(|(letter, _)| (letter, Style::Bold)).collect();
        let mut lines: Vec<String> =
            wrapped(&title, self.width).iter().map(|line| self.painted(line)).collect();
        if !self.escapes {
            let under = if level == 1 { "=" } else { "-" };
            lines.push(under.repeat(title.len().min(self.width)));
        }
        lines
    }

    /// A text after a bold word; its lines begin at the same column.
    fn hanging(&self, word: &str, indent: usize, text: &Styled) -> Vec<String> {
        let rows = wrapped(text, self.width.saturating_sub(indent));
        let mut lines: Vec<String> = rows.iter().map(|row| " ".repeat(indent) + &self.painted(row)).collect();
        if let (Some(first), Some(row)) = (lines.first_mut(), rows.first())
            && !word.is_empty()
        {
            let bold: Styled = word.chars().map(|letter| (letter, Style::Bold)).collect();
            let pad = " ".repeat(indent.saturating_sub(word.chars().count()));
            *first = self.painted(&bold) + &pad + &self.painted(row);
        }
        lines
    }

    fn table(&self, rows: &[&str]) -> Vec<String> {
        let is_rule = |row: &&&str| !row.chars().all(|letter| "|-: ".contains(letter));
        let mut cells: Vec<Vec<Styled>> = rows.iter().filter(is_rule).map(|row| split(row)).collect();
        if let Some(head) = cells.first_mut() {
            head.iter_mut().flatten().for_each(|(_, style)| *style = Style::Bold);
        }
        let widths = self.widths(&cells);
        let mut lines = Vec::new();
        for (number, row) in cells.iter().enumerate() {
            lines.extend(self.row(row, &widths));
            if number == 0 {
                lines.push(widths.iter().map(|&width| "-".repeat(width)).collect::<Vec<_>>().join(GAP));
            }
        }
        lines
    }

    /// The width of each column: that of its widest cell, or less where the page is too narrow.
    fn widths(&self, cells: &[Vec<Styled>]) -> Vec<usize> {
        let columns = cells.iter().map(Vec::len).max().unwrap_or(0);
        let widest = |column| cells.iter().filter_map(|row| row.get(column)).map(Vec::len).max();
        let mut widths: Vec<usize> = (0..columns).map(|column| widest(column).unwrap_or(0)).collect();
        let room = self.width.saturating_sub(GAP.len() * columns.saturating_sub(1));
        while widths.iter().sum::<usize>() > room {
            let Some(widest) = widths.iter_mut().max().filter(|width| **width > NARROWEST) else { break };
            *widest -= 1;
        }
        widths
    }

    fn row(&self, cells: &[Styled], widths: &[usize]) -> Vec<String> {
        let columns: Vec<Vec<Styled>> =
            cells.iter().zip(widths).map(|(cell, &width)| wrapped(cell, width)).collect();
        let height = columns.iter().map(Vec::len).max().unwrap_or(0);
        let line = |at: usize| {
            let part = |(column, &width): (&Vec<Styled>, &usize)| {
                let text = column.get(at).map_or(&[][..], Vec::as_slice);
                self.painted(text) + &" ".repeat(width.saturating_sub(text.len()))
            };
            columns.iter().zip(widths).map(part).collect::<Vec<_>>().join(GAP).trim_end().to_owned()
        };
        (0..height).map(line).collect()
    }

    /// A text with or without escape sequences.
    fn painted(&self, text: &[(char, Style)]) -> String {
        let mut painted = String::new();
        let mut current = Style::Plain;
        for &(letter, style) in text {
            if self.escapes && style != current {
                painted += code(style);
            }
            current = style;
            painted.push(letter);
        }
        if self.escapes && current != Style::Plain {
            painted += code(Style::Plain);
        }
        painted
    }
}

const fn code(style: Style) -> &'static str {
    match style {
        Style::Plain => "\u{1b}[0m",
        Style::Bold => "\u{1b}[0;1m",
        Style::Italic => "\u{1b}[0;3m",
    }
}

/// Reads `**bold**`, `*italic*` and quoted codes.
fn spans(text: &str) -> Styled {
    let mut letters = Vec::new();
    let mut style = Style::Plain;
    let mut rest = text.chars().peekable();
    while let Some(letter) = rest.next() {
        match letter {
            '`' => {}
            '*' => {
                let wanted = if rest.next_if_eq(&'*').is_some() { Style::Bold } else { Style::Italic };
                style = if style == wanted { Style::Plain } else { wanted };
            }
            _ => letters.push((letter, style)),
        }
    }
    letters
}

/// The cells of a table's row.
fn split(row: &str) -> Vec<Styled> {
    row.trim().trim_matches('|').split('|').map(|cell| spans(cell.trim())).collect()
}

/// Breaks a text at spaces into lines of at most `width` letters; a longer word is cut.
fn wrapped(text: &[(char, Style)], width: usize) -> Vec<Styled> {
    let width = width.max(1);
    let mut lines: Vec<Styled> = vec![Vec::new()];
    for word in text.split(|(letter, _)| *letter == ' ').filter(|word| !word.is_empty()) {
        for piece in word.chunks(width) {
            let Some(line) = lines.last_mut() else { continue };
            let needed = if line.is_empty() { piece.len() } else { line.len() + 1 + piece.len() };
            if needed > width {
                lines.push(piece.to_vec());
                continue;
            }
            if let Some(&(_, style)) = line.last() {
                let space =
                    if piece.first().is_some_and(|&(_, next)| next == style) { style } else { Style::Plain };
                line.push((' ', space));
            }
            line.extend_from_slice(piece);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# Rules\n\n- **C4.2** The others *must* follow the `Go` that was led.\n\n\
                        | card | power |\n| --- | --- |\n| `Mu` | the round is held |\n";

    #[test]
    fn a_page_without_escapes_has_no_marks_left() {
        let text = render(PAGE, 40, false);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(
            lines,
            [
                "Rules",
                "=====",
                "",
                "C4.2   The others must follow the Go",
                "       that was led.",
                "",
                "card  power",
                "----  -----------------",
                "Mu    the round is held",
            ]
        );
    }

    #[test]
    fn a_page_with_escapes_shows_headings_and_numbers_in_bold() {
        let text = render(PAGE, 80, true);
        assert!(text.starts_with("\u{1b}[0;1mRules\u{1b}[0m\n"));
        assert!(text.contains("\u{1b}[0;1mC4.2\u{1b}[0m   The others \u{1b}[0;3mmust\u{1b}[0m follow"));
        assert!(!text.contains('*') && !text.contains('`'));
    }

    #[test]
    fn no_line_is_wider_than_the_page() {
        for lang in interregnum_text::Lang::ALL {
            // A table of six columns cannot be narrower than its words.
            for width in [60, 80, 120] {
                let book = interregnum_text::rulebook("claim", lang).unwrap();
                let widest = render(book, width, false).lines().map(|line| line.chars().count()).max();
                assert!(widest.unwrap() <= width, "{lang:?} {width}: {widest:?}");
            }
        }
    }
}
