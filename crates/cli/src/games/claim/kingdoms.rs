//! `kingdoms`: which factions can be in the deck of Claim.

use crate::command::{option, switch};
use crate::failure::Failure;
use crate::translator::Translator;
use clap::{ArgMatches, Command};
use interregnum_games::claim::{Faction, FactionSet, NAMED, Options, kingdoms};
use interregnum_kernel::Phrase;
use serde_json::json;
use std::io::Write;

pub(super) fn args(command: Command, translator: &Translator) -> Command {
    command.arg(option("players", "N", translator)).arg(switch("json", translator))
}

pub(super) fn run(matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
    let tables = match matches.get_one::<String>("players") {
        None => vec![2, 3, 4],
        Some(text) => {
            let players = text.parse().ok().filter(|&players| Options::others(players).is_some());
            vec![players.ok_or_else(|| Failure::bad("claim-bad-players", text.as_str()))?]
        }
    };
    let mut lines = Vec::new();
    let mut list = Vec::new();
    for players in tables {
        lines.push(heading(players, translator));
        for kingdom in kingdoms(players) {
            lines.push(line(kingdom, translator));
            let factions: Vec<_> = kingdom.map(Faction::code).collect();
            list.push(json!({ "players": players, "name": kingdom_name(kingdom), "kingdom": factions }));
        }
        lines.push(String::new());
    }
    let text = if matches.get_flag("json") {
        json!(list).to_string()
    } else {
        lines.join("\n").trim_end().to_owned()
    };
    writeln!(std::io::stdout(), "{text}").map_err(Failure::screen)
}

/// A kingdom by the name of its box, or else by its factions.
fn kingdom_name(kingdom: FactionSet) -> String {
    let named = NAMED.iter().find(|(_, named)| *named == kingdom);
    named.map_or_else(|| kingdom.to_string(), |(name, _)| (*name).to_owned())
}

fn heading(players: u8, translator: &Translator) -> String {
    let number = kingdoms(players).len();
    translator.say(
        &Phrase::new("cli-kingdoms-heading").with("players", usize::from(players)).with("number", number),
    )
}

fn line(kingdom: FactionSet, translator: &Translator) -> String {
    let factions = kingdom.map(|faction| translator.say(&faction.phrase())).collect::<Vec<_>>().join(", ");
    let name = kingdom_name(kingdom);
    format!("  {name:<22} {factions}")
}
