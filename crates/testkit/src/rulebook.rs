//! The numbered sentences of a rulebook, and the tests tagged with them.

use std::collections::BTreeSet;

/// The numbers of the sentences of a rulebook: its list items that begin with a number, `- **C4.2**
/// …`.
pub fn sentences(page: &str) -> Vec<String> {
    let items = page.lines().filter_map(|line| line.strip_prefix("- **"));
    items.filter_map(|item| item.split_once("** ")).map(|(number, _)| number.to_owned()).collect()
}

/// The numbers that tests are tagged with: doc lines such as `/// C4.2, C4.3` above a test.
pub fn tags(source: &str, letter: char) -> BTreeSet<String> {
    let mut tags = BTreeSet::new();
    let mut waiting: Vec<String> = Vec::new();
    for line in source.lines().map(str::trim) {
        if let Some(doc) = line.strip_prefix("/// ") {
            let words = doc.split([',', ' ', ':']).map(str::trim);
            waiting.extend(
                words
                    .take_while(|word| is_number(word, letter) || word.is_empty())
                    .filter(|word| !word.is_empty())
                    .map(str::to_owned),
            );
        } else if line == "#[test]" {
            tags.extend(waiting.drain(..));
        } else if !line.starts_with("#[") {
            waiting.clear();
        }
    }
    tags
}

fn is_number(word: &str, letter: char) -> bool {
    let digits = word.strip_prefix(letter).unwrap_or("");
    let dotted = digits.split_once('.').map_or(vec![digits], |(a, b)| vec![a, b]);
    dotted.iter().all(|part| !part.is_empty() && part.chars().all(|c| c.is_ascii_digit()))
}

/// Sentences without a test, and tags without a sentence.
pub fn compare(page: &str, tests: &[&str], letter: char) -> (Vec<String>, Vec<String>) {
    let sentences: BTreeSet<String> = sentences(page).into_iter().collect();
    let tags: BTreeSet<String> = tests.iter().flat_map(|source| tags(source, letter)).collect();
    (sentences.difference(&tags).cloned().collect(), tags.difference(&sentences).cloned().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_without_a_test_and_a_tag_without_a_sentence_are_found() {
        let page = "# X\n- **C1.1** One.\n- **C1.2** Two.\n";
        let tests = "/// C1.1\n#[test]\nfn a() {}\n/// C9.9, C1.3: text\n#[test]\nfn b() {}\n/// C1.2\nfn no_test() {}\n";
        let (untested, unknown) = compare(page, &[tests], 'C');
        assert_eq!(untested, ["C1.2"]);
        assert_eq!(unknown, ["C1.3", "C9.9"]);
    }
}
