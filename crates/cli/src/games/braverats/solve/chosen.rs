//! `solve braverats --deal draft --chosen`: bounds of the value of a draft in which both choose.

use super::{Asked, heading};
use crate::failure::Failure;
use crate::number::{decimal, percent, signed};
use crate::output;
use crate::threads;
use crate::translator::Translator;
use clap::ArgMatches;
use interregnum_games::braverats::{Card, DealVariant};
use interregnum_kernel::Phrase;
use interregnum_solve::braverats::draft::DraftBounds;
use serde_json::{Map, Value, json};
use std::time::Instant;

pub(super) fn run(asked: &Asked, matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
    let options = asked.options;
    let plain = options.deal == DealVariant::Draft && !options.traitor && !options.draw && options.wins == 1;
    let more = ["hands", "after", "svg"].into_iter().any(|name| matches.contains_id(name));
    if !plain || more || matches.get_flag("verify") {
        return Err(Failure::Bad(Phrase::new("solve-error-chosen")));
    }
    let started = Instant::now();
    let bounds = DraftBounds::new(options, threads::asked(matches));
    let seconds = started.elapsed().as_secs_f64();
    if matches.get_flag("json") {
        output::print(as_json(&bounds, seconds));
    } else {
        output::print(translator.say(&heading(asked)));
        lines(&bounds, seconds, translator).iter().for_each(output::print);
    }
    Ok(())
}

fn lines(bounds: &DraftBounds, seconds: f64, translator: &Translator) -> Vec<String> {
    let value = Phrase::new("solve-chosen-value")
        .with("lower", signed(bounds.lower, 5, translator))
        .with("upper", signed(bounds.upper, 5, translator));
    let open = Phrase::new("solve-chosen-open").with("open", signed(bounds.open, 5, translator));
    let gap = Phrase::new("solve-chosen-exploitable").with("most", decimal(bounds.gap(), 5, translator));
    let mut cards: Vec<(Card, f64)> = Card::ALL.into_iter().zip(bounds.kept_first).collect();
    cards.sort_by(|a, b| b.1.total_cmp(&a.1));
    let cards: Vec<String> =
        cards.iter().map(|(card, share)| format!("{card} {}", percent(*share, translator))).collect();
    let kept = Phrase::new("solve-chosen-kept").with("cards", cards.join(", "));
    let figures = Phrase::new("solve-chosen-figures").with("seconds", decimal(seconds, 1, translator));
    [value, open, gap, kept, figures].iter().map(|phrase| translator.say(phrase)).collect()
}

fn as_json(bounds: &DraftBounds, seconds: f64) -> Value {
    let kept = Card::ALL.into_iter().zip(bounds.kept_first);
    json!({
        "lower": bounds.lower,
        "upper": bounds.upper,
        "open": bounds.open,
        "exploitable": bounds.gap(),
        "kept_first": kept.map(|(card, share)| (card.to_string(), json!(share))).collect::<Map<_, _>>(),
        "seconds": seconds,
    })
}
