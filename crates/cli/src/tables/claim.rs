//! Claim on the command line.

use super::CommandLineGame;
use crate::translator::Translator;
use interregnum_games::claim::{
    CardSet, Claim, ClaimView, Faction, FactionSet, Holding, NAMED, Options, Phase, kingdoms,
};
use interregnum_kernel::{Describe, Phrase, RANDOM, Seat, Values};
use interregnum_text::{Names, Seats};

/// The values of a table whose leader is drawn.
fn values(players: u8, kingdom: FactionSet) -> Option<Values> {
    let mut values = Values::of(&Options { players, kingdom, leader: Seat::new(0) })?;
    values.set("leader", RANDOM);
    Some(values)
}

impl CommandLineGame for Claim {
    fn benched() -> Vec<Values> {
        let is_box = |kingdom: &FactionSet| *kingdom == NAMED[0].1;
        let (first, others): (Vec<_>, Vec<_>) = kingdoms(2).into_iter().partition(is_box);
        let two = first.into_iter().chain(others).filter_map(|kingdom| values(2, kingdom));
        let more = (3..=4).flat_map(|players| {
            kingdoms(players).into_iter().filter_map(move |kingdom| values(players, kingdom))
        });
        two.chain(more).collect()
    }

    fn table_lines(view: &ClaimView, names: &Seats, translator: &Translator) -> Vec<String> {
        let mut lines = vec![headline(view, names, translator)];
        for (number, seat) in view.seats.iter().enumerate() {
            let name = names.name(Seat::new(number));
            let phrase = Phrase::new("claim-sketch-seat")
                .with("name", name)
                .with("hand", usize::from(seat.hand.unknown) + seat.hand.known.len())
                .with("followers", usize::from(seat.followers.unknown) + seat.followers.known.len())
                .with("score", score(seat.score, view.options.kingdom))
                .with("front", cards(seat.front));
            lines.push(translator.say(&phrase));
            if names.reader != Some(Seat::new(number)) && !seat.hand.known.is_empty() {
                lines.push(
                    translator.say(&Phrase::new("claim-sketch-known").with("cards", holding(seat.hand))),
                );
            }
        }
        if !view.aside.is_empty() {
            lines.push(translator.say(&Phrase::new("claim-sketch-aside").with("cards", cards(view.aside))));
        }
        if view.phase == Phase::One {
            lines.push(stakes(view, translator));
        }
        if !view.trick.is_empty() {
            let trick = view.trick.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
            lines.push(translator.say(&Phrase::new("claim-sketch-trick").with("cards", trick)));
        }
        if let Some(card) = view.looked_at {
            lines.push(translator.say(&Phrase::new("claim-sketch-top").with("card", card.phrase())));
        }
        if let Some(seat) = names.reader {
            let own = &view.seats[seat.index()];
            lines
                .push(translator.say(&Phrase::new("claim-sketch-hand").with("cards", cards(own.hand.known))));
        }
        lines
    }

    fn explain(word: &str, translator: &Translator) -> Option<String> {
        let code = word.get(..2)?;
        let faction: Faction =
            Faction::ALL.into_iter().find(|faction| faction.code().eq_ignore_ascii_case(code))?;
        let values = faction.values().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let phrase = Phrase::new("claim-explain")
            .with("faction", faction.phrase())
            .with("power", faction.power())
            .with("values", values);
        Some(translator.say(&phrase))
    }
}

fn headline(view: &ClaimView, names: &Seats, translator: &Translator) -> String {
    let phrase = Phrase::new("claim-sketch-head")
        .with("headline", Claim::headline(view))
        .with("pile", usize::from(view.pile))
        .with("seat", view.leader);
    translator.say_to(&phrase, names)
}

fn stakes(view: &ClaimView, translator: &Translator) -> String {
    translator.say(&Phrase::new("claim-sketch-stakes").with("cards", cards(view.face_up)))
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
