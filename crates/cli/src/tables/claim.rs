//! Claim on the command line.

use super::{OnCommandLine, Seated, Setup, seat};
use crate::command::option;
use crate::failure::Failure;
use crate::speech::Speech;
use clap::{ArgMatches, Command};
use interregnum_games::claim::{
    CardSet, Claim, ClaimView, Faction, FactionSet, Holding, NAMED, Options, Phase, kingdoms,
};
use interregnum_kernel::{Describe, Phrase, Seat, Seed};
use interregnum_text::{Names, Seats};

pub(crate) struct ClaimTable;

/// A kingdom as the command line names it.
pub(crate) fn kingdom_name(kingdom: FactionSet) -> String {
    NAMED
        .iter()
        .find(|(_, named)| *named == kingdom)
        .map_or_else(|| kingdom.to_string(), |(name, _)| (*name).to_owned())
}

fn setup(players: u8, kingdom: FactionSet, leader: Option<Seat>) -> Setup<Claim> {
    let options = move |seed: Seed| {
        let drawn = Options::by_lot(players, kingdom, seed);
        Options { leader: leader.unwrap_or(drawn.leader), ..drawn }
    };
    Setup { label: format!("claim/{players}/{}", kingdom_name(kingdom)), options: Box::new(options) }
}

fn players(matches: &ArgMatches) -> Result<u8, Failure> {
    let text = matches.get_one::<String>("players").map_or("2", String::as_str);
    let players = text.parse().ok().filter(|&players| Options::others(players).is_some());
    players.ok_or_else(|| Failure::bad("claim-bad-players", text))
}

/// The kingdoms that a word names: one by its name or its factions, or `all`.
fn chosen(word: Option<&str>, players: u8) -> Result<Vec<FactionSet>, Failure> {
    let all = kingdoms(players);
    let word = match word {
        None => return Ok(vec![if players == 2 { NAMED[0].1 } else { all[0] }]),
        Some("all") => return Ok(all),
        Some(word) => word,
    };
    let named = NAMED.iter().find(|(name, _)| *name == word).map(|(_, kingdom)| *kingdom);
    let listed = || -> Option<FactionSet> {
        let factions: Vec<Faction> =
            word.split(',').map(|code| code.trim().parse()).collect::<Result<_, _>>().ok()?;
        let set: FactionSet = factions.iter().copied().collect();
        (set.len() == factions.len()).then_some(set)
    };
    let kingdom = named.or_else(listed).ok_or_else(|| Failure::bad("cli-error-kingdom", word))?;
    let options = Options { players, kingdom, leader: Seat::new(0) };
    options.check().map_err(|bad| {
        Failure::Bad(Phrase::new("fault-rule").with("what", bad.phrase).with("rule", bad.rule.0))
    })?;
    Ok(vec![kingdom])
}

impl OnCommandLine for Claim {
    type Table = ClaimTable;
}

impl Seated for ClaimTable {
    type Game = Claim;

    fn args(command: Command, speech: &Speech) -> Command {
        command
            .arg(option("players", "2|3|4", speech))
            .arg(option("kingdom", "KINGDOM", speech))
            .arg(option("leader", "N", speech))
    }

    fn setups(matches: &ArgMatches) -> Result<Vec<Setup<Claim>>, Failure> {
        let players = players(matches)?;
        let leader = seat(matches, "leader", usize::from(players))?;
        let kingdoms = chosen(matches.get_one::<String>("kingdom").map(String::as_str), players)?;
        Ok(kingdoms.into_iter().map(|kingdom| setup(players, kingdom, leader)).collect())
    }

    fn benched() -> Vec<Setup<Claim>> {
        let base = kingdoms(2).into_iter().filter(|kingdom| *kingdom == NAMED[0].1);
        let others = kingdoms(2).into_iter().filter(|kingdom| *kingdom != NAMED[0].1);
        let two = base.chain(others).map(|kingdom| setup(2, kingdom, None));
        let more =
            (3..=4).flat_map(|players| kingdoms(players).into_iter().map(move |k| setup(players, k, None)));
        two.chain(more).collect()
    }

    fn sketch(view: &ClaimView, names: &Seats, speech: &Speech) -> Vec<String> {
        let mut lines = vec![headline(view, names, speech)];
        for (number, seat) in view.seats.iter().enumerate() {
            let name = names.name(Seat::new(number));
            let phrase = Phrase::new("claim-sketch-seat")
                .with("name", name)
                .with("hand", usize::from(seat.hand.unknown) + seat.hand.known.len())
                .with("followers", usize::from(seat.followers.unknown) + seat.followers.known.len())
                .with("score", score(seat.score, view.options.kingdom))
                .with("front", cards(seat.front));
            lines.push(speech.say(&phrase));
            if names.reader != Some(Seat::new(number)) && !seat.hand.known.is_empty() {
                lines.push(speech.say(&Phrase::new("claim-sketch-known").with("cards", holding(seat.hand))));
            }
        }
        if !view.aside.is_empty() {
            lines.push(speech.say(&Phrase::new("claim-sketch-aside").with("cards", cards(view.aside))));
        }
        if view.phase == Phase::One {
            lines.push(stakes(view, speech));
        }
        if !view.trick.is_empty() {
            let trick = view.trick.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
            lines.push(speech.say(&Phrase::new("claim-sketch-trick").with("cards", trick)));
        }
        if let Some(card) = view.looked_at {
            lines.push(speech.say(&Phrase::new("claim-sketch-top").with("card", card.phrase())));
        }
        if let Some(seat) = names.reader {
            let own = &view.seats[seat.index()];
            lines.push(speech.say(&Phrase::new("claim-sketch-hand").with("cards", cards(own.hand.known))));
        }
        lines
    }

    fn explain(word: &str, speech: &Speech) -> Option<String> {
        let code = word.get(..2)?;
        let faction: Faction =
            Faction::ALL.into_iter().find(|faction| faction.code().eq_ignore_ascii_case(code))?;
        let values = faction.values().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let phrase = Phrase::new("claim-explain")
            .with("faction", faction.phrase())
            .with("power", faction.power())
            .with("values", values);
        Some(speech.say(&phrase))
    }
}

fn headline(view: &ClaimView, names: &Seats, speech: &Speech) -> String {
    let phrase = Phrase::new("claim-sketch-head")
        .with("headline", Claim::headline(view))
        .with("pile", usize::from(view.pile))
        .with("seat", view.leader);
    speech.say_to(&phrase, names)
}

fn stakes(view: &ClaimView, speech: &Speech) -> String {
    speech.say(&Phrase::new("claim-sketch-stakes").with("cards", cards(view.face_up)))
}

/// Cards as codes.
fn cards(cards: CardSet) -> String {
    if cards.is_empty() {
        return "–".to_owned();
    }
    cards.cards().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

fn holding(holding: Holding) -> String {
    let unknown = (0..holding.unknown).map(|_| " ?").collect::<String>();
    cards(holding.known) + &unknown
}

/// How many cards of each faction, with the highest.
fn score(score: CardSet, kingdom: FactionSet) -> String {
    let faction = |faction: Faction| {
        let cards = score.faction(faction);
        match cards.highest() {
            Some(highest) => format!("{faction} {}({})", cards.len(), highest.value()),
            None => format!("{faction} 0"),
        }
    };
    kingdom.map(faction).collect::<Vec<_>>().join("  ")
}
