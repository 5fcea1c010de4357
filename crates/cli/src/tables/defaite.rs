//! La Défaite on the command line.

mod explain;
mod sketch;

use super::{OnCommandLine, Seated, Setup};
use crate::command::option;
use crate::failure::Failure;
use crate::speech::Speech;
use clap::{ArgMatches, Command};
use interregnum_games::defaite::{Defaite, DefaiteView, Options};
use interregnum_kernel::Phrase;
use interregnum_text::Seats;

pub(crate) struct DefaiteTable;

/// How many play if nobody says.
const USUAL: u8 = 4;

fn setup(players: u8) -> Setup<Defaite> {
    Setup { label: format!("defaite/{players}"), options: Box::new(move |_| Options { players }) }
}

impl OnCommandLine for Defaite {
    type Table = DefaiteTable;
}

impl Seated for DefaiteTable {
    type Game = Defaite;

    fn args(command: Command, speech: &Speech) -> Command {
        command.arg(option("players", "3|4|5|6", speech).help(speech.get("defaite-arg-players")))
    }

    fn setups(matches: &ArgMatches) -> Result<Vec<Setup<Defaite>>, Failure> {
        let players = match matches.get_one::<String>("players") {
            None => USUAL,
            Some(text) => text.parse().map_err(|_| Failure::bad("defaite-bad-players", text.as_str()))?,
        };
        Options { players }.check().map_err(|bad| {
            Failure::Bad(Phrase::new("fault-rule").with("what", bad.phrase).with("rule", bad.rule.0))
        })?;
        Ok(vec![setup(players)])
    }

    fn benched() -> Vec<Setup<Defaite>> {
        [USUAL, 3, 5, 6].map(setup).into()
    }

    fn sketch(view: &DefaiteView, names: &Seats, speech: &Speech) -> Vec<String> {
        sketch::lines(view, names, speech)
    }

    fn explain(word: &str, speech: &Speech) -> Option<String> {
        explain::explain(word, speech)
    }
}
