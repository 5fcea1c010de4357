//! Numbers as the reader's language writes them.

use crate::translator::Translator;
use interregnum_text::Lang;

/// A number with this many decimals, as the language writes it, without a sign for zero.
pub(crate) fn decimal(number: f64, digits: usize, translator: &Translator) -> String {
    let text = format!("{number:.digits$}");
    let text = if text.trim_start_matches('-').chars().all(|c| matches!(c, '0' | '.')) {
        text.trim_start_matches('-').to_owned()
    } else {
        text
    };
    match translator.lang() {
        Lang::En => text,
        Lang::Fr => text.replace('.', ","),
    }
}

/// Like [`decimal`], with a sign for positive numbers too.
pub(crate) fn signed(number: f64, digits: usize, translator: &Translator) -> String {
    let text = decimal(number, digits, translator);
    let nothing = text.chars().all(|c| matches!(c, '0' | '.' | ','));
    if nothing || text.starts_with('-') { text } else { format!("+{text}") }
}

/// A share in per cent.
pub(crate) fn percent(share: f64, translator: &Translator) -> String {
    format!("{} %", decimal(100.0 * share, 2, translator))
}
