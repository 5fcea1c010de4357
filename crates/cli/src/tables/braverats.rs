//! BraveRats on the command line.

use super::{OnCommandLine, Seated, Setup};
use crate::command::{option, switch};
use crate::failure::Failure;
use crate::speech::Speech;
use clap::{ArgMatches, Command};
use interregnum_games::braverats::{BraveRats, BraveRatsView, CardSet, Holding, Options, SeatView, Way};
use interregnum_kernel::{Describe, Phrase, Seat};
use interregnum_text::{Names, Seats};

pub(crate) struct RatsTable;

/// The options that the command line asks for.
pub(crate) fn options(matches: &ArgMatches) -> Result<Options, Failure> {
    let word = |name: &str| matches.get_one::<String>(name).map(String::as_str);
    let number = |name: &str, usual: u8| match word(name) {
        None => Ok(usual),
        Some(text) => text.parse().map_err(|_| Failure::bad(key(name), text)),
    };
    let options = Options {
        deal: way(word("deal"))?,
        traitor: matches.get_flag("traitor"),
        draw: matches.get_flag("draw"),
        target: number("target", Options::STANDARD.target)?,
        wins: number("match", Options::STANDARD.wins)?,
        musician_cancels: matches.get_flag("musician-cancels"),
        ambassador_keeps: !matches.get_flag("no-ambassador-keeps"),
    };
    options.check().map_err(|bad| {
        Failure::Bad(Phrase::new("fault-rule").with("what", bad.phrase).with("rule", bad.rule.0))
    })?;
    Ok(options)
}

fn key(name: &str) -> &'static str {
    if name == "target" { "braverats-bad-target" } else { "braverats-bad-match" }
}

/// The ways to deal, as the command line names them.
const WAYS: [(&str, Way); 4] = [
    ("standard", Way::Standard),
    ("princess", Way::Princess),
    ("draft", Way::Draft),
    ("random", Way::Random),
];

fn way(word: Option<&str>) -> Result<Way, Failure> {
    let Some(word) = word else { return Ok(Way::Standard) };
    let found = WAYS.iter().find(|(name, _)| *name == word);
    found.map(|(_, way)| *way).ok_or_else(|| Failure::bad("cli-error-way", word))
}

/// What to call a set of options: the way to deal, and what is unusual about it.
fn label(options: Options) -> String {
    let way = WAYS.iter().find(|(_, way)| *way == options.deal).map_or("", |(name, _)| *name);
    let mut label = format!("braverats/{way}");
    let unusual = [
        (options.traitor, "+traitor"),
        (options.draw, "+draw"),
        (options.target == 3, "+fast"),
        (options.wins == 2, "+match"),
        (options.musician_cancels, "+musician-cancels"),
        (!options.ambassador_keeps, "+no-ambassador-keeps"),
    ];
    unusual.iter().filter(|(is, _)| *is).for_each(|(_, name)| label += name);
    label
}

fn setup(options: Options) -> Setup<BraveRats> {
    Setup { label: label(options), options: Box::new(move |_| options) }
}

impl OnCommandLine for BraveRats {
    type Table = RatsTable;
}

impl Seated for RatsTable {
    type Game = BraveRats;

    fn args(command: Command, speech: &Speech) -> Command {
        command
            .arg(option("deal", "WAY", speech))
            .arg(switch("traitor", speech))
            .arg(switch("draw", speech))
            .arg(option("target", "4|3", speech))
            .arg(option("match", "1|2", speech))
            .arg(switch("musician-cancels", speech))
            .arg(switch("no-ambassador-keeps", speech))
    }

    fn setups(matches: &ArgMatches) -> Result<Vec<Setup<BraveRats>>, Failure> {
        Ok(vec![setup(options(matches)?)])
    }

    fn benched() -> Vec<Setup<BraveRats>> {
        let standard = Options::STANDARD;
        let ways = Way::ALL.map(|deal| Options { deal, ..standard });
        let drawn = Options { draw: true, ..standard };
        let fast = Options { target: 3, ..standard };
        let traitor = Options { traitor: true, ..standard };
        let series = Options { wins: 2, ..standard };
        ways.into_iter().chain([traitor, drawn, fast, series]).map(setup).collect()
    }

    fn sketch(view: &BraveRatsView, names: &Seats, speech: &Speech) -> Vec<String> {
        let mut lines = vec![headline(view, speech)];
        for (number, seat) in view.seats.iter().enumerate() {
            lines.push(seat_line(view, seat, Seat::new(number), names, speech));
        }
        for seat in view.standing.raised {
            lines.push(speech.say_to(&Phrase::new("braverats-sketch-raised").with("seat", seat), names));
        }
        if let Some(seat) = view.standing.first {
            lines.push(speech.say_to(&Phrase::new("braverats-sketch-first").with("seat", seat), names));
        }
        if let Some(packet) = &view.packet {
            let phrase = Phrase::new("braverats-sketch-packet").with("cards", holding(packet.cards));
            lines.push(speech.say(&phrase));
        }
        lines
    }
}

fn headline(view: &BraveRatsView, speech: &Speech) -> String {
    let phrase = Phrase::new("braverats-sketch-head")
        .with("headline", BraveRats::headline(view))
        .with("held", usize::from(view.standing.held));
    speech.say(&phrase)
}

fn seat_line(view: &BraveRatsView, seat: &SeatView, number: Seat, names: &Seats, speech: &Speech) -> String {
    let table: Vec<String> = seat.table.iter().map(ToString::to_string).collect();
    let phrase = Phrase::new("braverats-sketch-seat")
        .with("name", names.name(number))
        .with("clan", Phrase::new(format!("braverats-clan-{number}")))
        .with("victories", usize::from(view.standing.victories[number]))
        .with("hand", holding(seat.hand))
        .with("pile", usize::from(seat.pile))
        .with("table", if table.is_empty() { "–".to_owned() } else { table.join(" ") });
    speech.say(&phrase)
}

/// Cards as codes; what is unknown as question marks.
fn holding(holding: Holding) -> String {
    let known = codes(holding.known);
    let unknown = std::iter::repeat_n("?".to_owned(), usize::from(holding.unknown));
    let all: Vec<String> = known.into_iter().chain(unknown).collect();
    if all.is_empty() { "–".to_owned() } else { all.join(" ") }
}

fn codes(cards: CardSet) -> Vec<String> {
    cards.cards().map(|card| card.to_string()).collect()
}
