//! `solve claim`: a position of phase two between two players, taken from a record, or players on a
//! reduced deck.

use super::exploit;
use crate::command::{option, switch};
use crate::commands::check::each_line;
use crate::failure::Failure;
use crate::number::decimal;
use crate::output;
use crate::translator::Translator;
use clap::{Arg, ArgMatches, Command, value_parser};
use interregnum_games::claim::{CardSet, Claim, PhaseTwo};
use interregnum_kernel::{Phrase, Record, Seat, replay};
use interregnum_solve::claim::{Solution, Solver};
use serde_json::{Value, json};
use std::num::NonZero;
use std::path::PathBuf;
use std::time::Instant;

pub(super) fn args(command: Command, translator: &Translator) -> Command {
    let help = |name: &str| translator.get(&format!("cli-arg-solve-{name}"));
    let record = option("record", "FILE", translator).help(help("record")).required_unless_present("deck");
    let number = option("number", "N", translator).help(translator.get("cli-arg-record-number"));
    command
        .arg(record.value_parser(value_parser!(PathBuf)))
        .arg(option("move", "N", translator).help(help("move")).value_parser(value_parser!(usize)))
        .arg(number.value_parser(value_parser!(usize)).default_value("1").hide_default_value(true))
        .arg(deck(translator).conflicts_with_all(["record", "move", "number"]).requires("exploit"))
        .arg(option("exploit", "PLAYERS", translator).help(help("exploit")).requires("deck"))
        .arg(samples(translator).requires("deck"))
        .arg(option("seed", "SEED", translator).requires("deck"))
        .arg(switch("json", translator))
}

fn deck(translator: &Translator) -> Arg {
    option("deck", "CARDS", translator)
}

fn samples(translator: &Translator) -> Arg {
    option("samples", "N", translator).value_parser(value_parser!(NonZero<u16>))
}

pub(super) fn run(matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
    if let Some(deck) = matches.get_one::<String>("deck") {
        return exploit::run(deck, matches, translator);
    }
    let before = matches.get_one::<usize>("move").copied();
    let asked = Asked::find(&line(matches)?, before)?;
    let start = Instant::now();
    let found = Solver::new().solve(&asked.position);
    let seconds = start.elapsed().as_secs_f64();
    if matches.get_flag("json") {
        output::print(as_json(&found, seconds));
    } else {
        asked.tell(translator);
        tell(&found, seconds, translator);
    }
    Ok(())
}

/// The record to read.
fn line(matches: &ArgMatches) -> Result<String, Failure> {
    let path = matches.get_one::<PathBuf>("record").ok_or(Failure::Faults)?;
    let wanted = matches.get_one::<usize>("number").copied().unwrap_or(1);
    let mut found = None;
    let mut records = 0;
    each_line(path, |number, text| {
        records = number;
        if number == wanted {
            found = Some(text.map_err(|()| Failure::Bad(Phrase::new("cli-error-utf8")))?.to_owned());
        }
        Ok(())
    })?;
    let none = Phrase::new("cli-error-record").with("number", wanted).with("records", records);
    found.ok_or(Failure::Bad(none))
}

/// A position that can be solved.
struct Asked {
    /// The number of the move that comes next.
    before: usize,
    position: PhaseTwo,
    turn: Seat,
}

impl Asked {
    /// The position before a move of a record; without a number, the first of phase two.
    fn find(text: &str, before: Option<usize>) -> Result<Self, Failure> {
        let record = Record::<Claim>::read(text).map_err(|bad| Failure::Bad(bad.phrase()))?;
        if record.seats.len() != 2 {
            let players = record.seats.len();
            return Err(Failure::Bad(Phrase::new("solve-error-players").with("players", players)));
        }
        let mut positions = vec![None];
        replay(&record, |step| positions.push(step.after.phase_two()))
            .map_err(|fault| Failure::Bad(fault.phrase()))?;
        let before = match before {
            Some(before) if positions.len() < before || before == 0 => {
                let error = Phrase::new("solve-error-move").with("number", before);
                return Err(Failure::Bad(error.with("last", positions.len())));
            }
            Some(before) => Some(before),
            None => positions.iter().position(Option::is_some).map(|place| place + 1),
        };
        let hidden = || Failure::Bad(Phrase::new("solve-error-phase").with("rule", "C12.3"));
        let before = before.ok_or_else(hidden)?;
        let over = || Failure::Bad(Phrase::new("solve-error-claim-over"));
        let was_open = positions[..before].iter().any(Option::is_some);
        let position = positions[before - 1].ok_or_else(|| if was_open { over() } else { hidden() })?;
        let turn = position.turn().ok_or_else(over)?;
        Ok(Self { before, position, turn })
    }

    fn tell(&self, translator: &Translator) {
        let key = if self.position.led().is_some() { "solve-claim-replies" } else { "solve-claim-leads" };
        let led = self.position.led().map_or_else(String::new, |card| card.to_string());
        let turn =
            Phrase::new(key).with("seat", self.turn.index()).with("led", led).with("move", self.before);
        output::print(translator.say(&turn));
        for seat in Seat::all(2) {
            let hand = Phrase::new("solve-claim-hand")
                .with("seat", seat.index())
                .with("cards", codes(self.position.hand(seat)));
            output::print(translator.say(&hand));
        }
    }
}

fn codes(cards: CardSet) -> String {
    cards.cards().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

/// Who wins.
fn winner(margin: i8) -> Option<usize> {
    (margin != 0).then(|| usize::from(margin < 0))
}

fn tell(found: &Solution, seconds: f64, translator: &Translator) {
    let votes = usize::from(found.margin.unsigned_abs());
    let outcome = match winner(found.margin) {
        Some(seat) => Phrase::new("solve-claim-wins").with("seat", seat).with("votes", votes),
        None => Phrase::new("solve-claim-draw"),
    };
    let best = Phrase::new("solve-claim-best").with("cards", codes(found.best));
    let figures = Phrase::new("solve-claim-figures")
        .with("positions", translator.rate(found.nodes as f64))
        .with("seconds", decimal(seconds, 3, translator));
    for line in [outcome, best, figures] {
        output::print(translator.say(&line));
    }
}

fn as_json(found: &Solution, seconds: f64) -> Value {
    let best: Vec<String> = found.best.kinds().map(|card| format!("play {card}")).collect();
    json!({
        "winner": winner(found.margin),
        "margin": found.margin,
        "best": best,
        "nodes": found.nodes,
        "seconds": seconds,
    })
}
