//! French elision and contraction at placeholders: not `que Écuyer` but `qu’Écuyer`, not `de le
//! Roi` but `du Roi`.
//!
//! A message cannot know the values of its placeholders, so short words before them are joined in
//! the complete sentence. All other text stays as written.

/// The marks that Fluent puts around the value of a placeholder.
const OPENED: char = '\u{2068}';
const CLOSED: char = '\u{2069}';

/// Words that lose their vowel before another vowel. (`h` and `y`, which may or may not count as
/// vowels, do not count here.)
const ELIDED: [&str; 9] = ["de", "que", "le", "la", "ne", "se", "jusque", "lorsque", "puisque"];
const VOWELS: &str = "aàâäeéèêëiîïoôöuùûüœæ";

/// Words that merge with an article.
const CONTRACTED: [(&str, &str, &str); 4] =
    [("de", "le ", "du "), ("de", "les ", "des "), ("à", "le ", "au "), ("à", "les ", "aux ")];

/// Joins short words to the values of placeholders, and removes the marks around these.
pub(crate) fn joined(text: &str) -> String {
    let mut said = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(OPENED) {
        said.extend(before.chars().filter(|letter| *letter != CLOSED));
        rest = join(&mut said, after.trim_start_matches(OPENED));
    }
    said.extend(rest.chars().filter(|letter| *letter != CLOSED));
    said
}

/// Joins the last word of `said` to `rest`; returns the part of `rest` that is still to be
/// appended.
fn join<'a>(said: &mut String, rest: &'a str) -> &'a str {
    let Some(before) = said.strip_suffix(' ') else { return rest };
    let word = before.rsplit(|letter: char| !letter.is_alphabetic()).next().unwrap_or_default();
    for (short, article, both) in CONTRACTED {
        if let Some(rest) = rest.strip_prefix(article).filter(|_| word == short) {
            said.truncate(before.len() - short.len());
            said.push_str(both);
            return rest;
        }
    }
    let vowel = rest.chars().next().is_some_and(|first| first.to_lowercase().all(|low| VOWELS.contains(low)));
    if vowel && ELIDED.contains(&word.to_lowercase().as_str()) {
        // The vowel and the space are one byte each.
        said.truncate(said.len() - 2);
        said.push('’');
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(before: &str, name: &str) -> String {
        joined(&format!("{before}{OPENED}{name}{CLOSED}."))
    }

    #[test]
    fn a_short_word_loses_its_vowel_before_a_vowel() {
        assert_eq!(said("Nul autre que ", "Écuyer"), "Nul autre qu’Écuyer.");
        assert_eq!(said("La carte de ", "Ada"), "La carte d’Ada.");
        assert_eq!(said("De ", "Ada"), "D’Ada.");
        assert_eq!(said("La carte de ", "Ben"), "La carte de Ben.");
        assert_eq!(said("La carte de ", "Hugo"), "La carte de Hugo.");
        assert_eq!(said("chez ", "Ada"), "chez Ada.");
        assert_eq!(said("une aide ", "Ada"), "une aide Ada.");
    }

    #[test]
    fn a_short_word_and_an_article_become_one() {
        assert_eq!(said("la main de ", "le Roi"), "la main du Roi.");
        assert_eq!(said("grâce à ", "les Rats"), "grâce aux Rats.");
        assert_eq!(said("la main de ", "l’Espion"), "la main de l’Espion.");
        assert_eq!(said("la main de ", "Le Chat"), "la main de Le Chat.");
    }

    #[test]
    fn placeholders_stand_within_placeholders() {
        let text = format!("Nul autre {OPENED}que {OPENED}Ada{CLOSED}{CLOSED} n’a joué.");
        assert_eq!(joined(&text), "Nul autre qu’Ada n’a joué.");
    }

    #[test]
    fn what_stands_between_placeholders_is_left_as_it_is() {
        assert_eq!(joined("le onze, avant de le jouer"), "le onze, avant de le jouer");
        assert_eq!(said("", "de Ada"), "de Ada.");
    }
}
