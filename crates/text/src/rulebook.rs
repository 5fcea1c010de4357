//! The rulebooks: pages whose sentences are numbered.

use crate::Lang;

/// The rulebook of a game, if there is such a game.
pub fn rulebook(game: &str, lang: Lang) -> Option<&'static str> {
    let mut pages = crate::sources::RULEBOOKS.iter();
    pages.find(|(name, code, _)| *name == game && *code == lang.code()).map(|(_, _, page)| *page)
}

/// The page of rulings: where the printed rules are silent, what holds here and why.
pub const fn rulings(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../../../docs/rules/rulings.en.md"),
        Lang::Fr => include_str!("../../../docs/rules/rulings.fr.md"),
    }
}

/// One sentence of a rulebook by its number, such as `C4.2`.
pub fn rule(game: &str, lang: Lang, number: &str) -> Option<&'static str> {
    let start = format!("- **{number}** ");
    rulebook(game, lang)?.lines().find_map(|line| line.strip_prefix(start.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_found_by_its_number_in_both_languages() {
        assert!(rule("claim", Lang::En, "C4.2").is_some_and(|text| text.contains("faction")));
        assert!(rule("claim", Lang::Fr, "C4.2").is_some_and(|text| text.contains("faction")));
        assert_eq!(rule("claim", Lang::En, "C4.99"), None);
        assert_eq!(rule("chess", Lang::En, "C4.2"), None);
    }

    /// The first cell of every row of the tables of a page, without the names beside a number.
    fn settled(lang: Lang) -> Vec<&'static str> {
        let rows = rulings(lang).lines().filter_map(|line| line.strip_prefix("| "));
        let first = rows.filter_map(|row| row.split(" |").next());
        first.filter(|cell| cell.contains(|c: char| c.is_ascii_digit())).map(|cell| number(cell)).collect()
    }

    fn number(cell: &'static str) -> &'static str {
        if cell.contains(',') { cell } else { cell.split(' ').next().unwrap_or(cell) }
    }

    #[test]
    fn the_rulings_settle_the_same_in_both_languages() {
        assert!(settled(Lang::En).len() > 60);
        assert_eq!(settled(Lang::Fr), settled(Lang::En));
    }
}
