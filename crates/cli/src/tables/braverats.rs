//! BraveRats on the command line.

use super::CommandLineGame;
use crate::translator::Translator;
use interregnum_games::braverats::{
    BraveRats, BraveRatsView, CardSet, DealVariant, Holding, Options, SeatView,
};
use interregnum_kernel::{Describe, Phrase, Seat, Values};
use interregnum_text::{Names, Seats};

impl CommandLineGame for BraveRats {
    fn benched() -> Vec<Values> {
        let standard = Options::STANDARD;
        let ways = DealVariant::ALL.map(|deal| Options { deal, ..standard });
        let drawn = Options { draw: true, ..standard };
        let fast = Options { target: 3, ..standard };
        let traitor = Options { traitor: true, ..standard };
        let series = Options { wins: 2, ..standard };
        let all = ways.into_iter().chain([traitor, drawn, fast, series]);
        all.filter_map(|options| Values::of(&options)).collect()
    }

    fn table_lines(view: &BraveRatsView, names: &Seats, translator: &Translator) -> Vec<String> {
        let mut lines = vec![headline(view, translator)];
        for (number, seat) in view.seats.iter().enumerate() {
            lines.push(seat_line(view, seat, Seat::new(number), names, translator));
        }
        for seat in view.standing.raised {
            lines.push(translator.say_to(&Phrase::new("braverats-sketch-raised").with("seat", seat), names));
        }
        if let Some(seat) = view.standing.first {
            lines.push(translator.say_to(&Phrase::new("braverats-sketch-first").with("seat", seat), names));
        }
        if let Some(packet) = &view.packet {
            let phrase = Phrase::new("braverats-sketch-packet").with("cards", holding(packet.cards));
            lines.push(translator.say(&phrase));
        }
        lines
    }
}

fn headline(view: &BraveRatsView, translator: &Translator) -> String {
    let phrase = Phrase::new("braverats-sketch-head")
        .with("headline", BraveRats::headline(view))
        .with("held", usize::from(view.standing.held));
    translator.say(&phrase)
}

fn seat_line(
    view: &BraveRatsView,
    seat: &SeatView,
    number: Seat,
    names: &Seats,
    translator: &Translator,
) -> String {
    let table: Vec<String> = seat.table.iter().map(ToString::to_string).collect();
    let phrase = Phrase::new("braverats-sketch-seat")
        .with("name", names.name(number))
        .with("clan", Phrase::new(format!("braverats-clan-{number}")))
        .with("victories", usize::from(view.standing.victories[number]))
        .with("hand", holding(seat.hand))
        .with("pile", usize::from(seat.pile))
        .with("table", if table.is_empty() { "–".to_owned() } else { table.join(" ") });
    translator.say(&phrase)
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
