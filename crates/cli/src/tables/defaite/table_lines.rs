//! The table of La Défaite in words.

use crate::translator::Translator;
use interregnum_games::defaite::{
    Card, CardSet, ContestView, Defaite, DefaiteView, DuelView, Holding, Means, MiddleView, SeatView,
};
use interregnum_kernel::{Describe, Phrase, Seat};
use interregnum_text::{Names, Seats};

/// The table as its viewer sees it.
pub(super) fn lines(view: &DefaiteView, names: &Seats, translator: &Translator) -> Vec<String> {
    let mut phrases = vec![headline(view), king(view)];
    for (number, seat) in view.seats.iter().enumerate() {
        let number = Seat::new(number);
        phrases.push(seat_line(seat, names, number));
        if names.reader != Some(number) && !seat.hand.known.is_empty() {
            phrases.push(Phrase::new("defaite-sketch-known").with("cards", holding(seat.hand)));
        }
    }
    if !view.middle.is_empty() {
        phrases.push(Phrase::new("defaite-sketch-middle").with("cards", middle(&view.middle, names)));
    }
    phrases.extend(view.contest.as_ref().map(contest));
    phrases.extend(view.duel.as_ref().map(duel));
    phrases.extend(view.looked.map(|looked| {
        Phrase::new("defaite-sketch-looked")
            .with("seat", looked.seat)
            .with("at", looked.at)
            .with("cards", holding(looked.cards))
    }));
    if !view.round.placing.is_empty() {
        phrases.push(Phrase::new("defaite-sketch-placing").with("cards", codes(&view.round.placing)));
    }
    if let Some(seat) = names.reader {
        let hand = set(view.seats[seat.index()].hand.known);
        phrases.push(Phrase::new("defaite-sketch-hand").with("cards", hand));
    }
    let is_asked = names.reader.is_some_and(|seat| view.decision.to_act.contains(seat));
    let question = Defaite::question(view).filter(|_| is_asked);
    phrases.extend(question.map(|question| Phrase::new("defaite-sketch-asked").with("what", question)));
    phrases.iter().map(|phrase| translator.say_to(phrase, names)).collect()
}

fn headline(view: &DefaiteView) -> Phrase {
    let first = view.round.order.first().copied().unwrap_or(Seat::new(0));
    Phrase::new("defaite-sketch-head").with("headline", Defaite::headline(view)).with("seat", first)
}

fn king(view: &DefaiteView) -> Phrase {
    let key = if view.king.held { "defaite-sketch-king-held" } else { "defaite-sketch-king-free" };
    Phrase::new(key).with("seat", view.king.seat)
}

fn seat_line(view: &SeatView, names: &Seats, seat: Seat) -> Phrase {
    let court: Vec<String> = view.court.iter().map(ToString::to_string).collect();
    Phrase::new("defaite-sketch-seat")
        .with("name", names.name(seat))
        .with("points", usize::from(view.points))
        .with("hand", usize::from(view.hand.unknown) + view.hand.known.len())
        .with("reserve", set(view.reserve))
        .with("court", joined(&court))
}

/// Who has what in the middle; what lies face down as a question mark to all but its player.
fn middle(middle: &[MiddleView], names: &Seats) -> String {
    let card = |lying: &MiddleView| lying.card.map_or_else(|| "?".to_owned(), |card| card.to_string());
    let lying: Vec<String> =
        middle.iter().map(|lying| format!("{} {}", names.name(lying.seat), card(lying))).collect();
    lying.join(", ")
}

fn contest(contest: &ContestView) -> Phrase {
    let key = match contest.means {
        Means::Musketeers => "defaite-sketch-attack",
        Means::Gold => "defaite-sketch-corruption",
    };
    Phrase::new(key)
        .with("seat", contest.attacker)
        .with("other", contest.defender)
        .with("card", contest.target.to_string())
        .with("laid", set(contest.laid[0]))
        .with("answered", set(contest.laid[1]))
        .with("sum", contest.sums[0] as usize)
        .with("against", contest.sums[1] as usize)
}

fn duel(duel: &DuelView) -> Phrase {
    let phrase = |key| Phrase::new(key).with("seat", duel.challenger).with("other", duel.opponent);
    match (duel.even, duel.loser) {
        (Some([first, second]), _) => {
            phrase("defaite-sketch-duel-even").with("cards", codes(&[first, second]))
        }
        (None, Some(loser)) => Phrase::new("defaite-sketch-duel-lost").with("seat", loser),
        (None, None) => phrase("defaite-sketch-duel"),
    }
}

/// Cards as codes; what is unknown as question marks.
fn holding(holding: Holding) -> String {
    let known = holding.known.cards().map(|card| card.to_string());
    let unknown = std::iter::repeat_n("?".to_owned(), usize::from(holding.unknown));
    joined(&known.chain(unknown).collect::<Vec<_>>())
}

fn set(cards: CardSet) -> String {
    codes(&cards.cards().collect::<Vec<_>>())
}

fn codes(cards: &[Card]) -> String {
    joined(&cards.iter().map(ToString::to_string).collect::<Vec<_>>())
}

fn joined(codes: &[String]) -> String {
    if codes.is_empty() { "–".to_owned() } else { codes.join(" ") }
}
