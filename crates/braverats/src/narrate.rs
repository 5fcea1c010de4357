//! Events as sentences for people.

use crate::card::{APPLEWOOD, Card, YARG};
use crate::happening::{BraveRatsTold, Fact, Zone};
use crate::standing::{GameEnd, Reason};
use interregnum_kernel::{Arg, Cue, Passage, Phrase, Role, Rule, Seat, Sentence, Transfer, passages};

/// What one viewer learnt, as sentences.
pub(crate) fn narrate(told: &[BraveRatsTold]) -> Vec<Sentence> {
    let mut sentences = Vec::new();
    for passage in passages(told, |_| false) {
        match passage {
            Passage::Transfer(transfer) => sentences.extend(transfer_sentence(&transfer)),
            // Cards that a player knows by counting need no sentence.
            Passage::Shown { .. } => {}
            Passage::Happened { fact, rule } => happening(fact, rule, &mut sentences),
        }
    }
    sentences
}

fn tell(what: &str, rule: Rule) -> Phrase {
    Phrase::new(format!("braverats-tell-{what}")).with("rule", rule.0)
}

fn transfer_sentence(transfer: &Transfer<Card, Zone>) -> Option<Sentence> {
    let (what, seat) = route(transfer.from, transfer.to, transfer.rule)?;
    let suffix = if transfer.named.is_empty() { "-unseen" } else { "" };
    let phrase =
        tell(&format!("{what}{suffix}"), transfer.rule).with("number", transfer.number()).with("seat", seat);
    let cards: Vec<Phrase> = transfer.named.iter().map(|card| card.phrase()).collect();
    let is_play = what == "reveals" && !cards.is_empty();
    let phrase = if cards.is_empty() { phrase } else { phrase.with("cards", cards) };
    Some(Sentence::new(phrase, if is_play { Role::Play } else { Role::Ordinary }))
}

/// The sentence for a movement of cards, and its player. Some movements need no sentence: a gift is
/// told when it is laid down, and another sentence says that a game begins.
fn route(from: Zone, to: Zone, rule: Rule) -> Option<(&'static str, Seat)> {
    Some(match (from, to) {
        (Zone::Box, Zone::Hand(seat)) => ("dealt", seat),
        (Zone::Box, Zone::Packet(seat)) => ("opens", seat),
        (Zone::Packet(from), Zone::Hand(seat)) if from == seat => ("keeps", seat),
        (Zone::Packet(_), Zone::Hand(seat)) => ("gets-last", seat),
        (Zone::Packet(seat), Zone::Packet(_)) => ("passes", seat),
        (Zone::Hand(seat), Zone::Table(_)) if rule == Rule("B6.1") => ("gives", seat),
        (Zone::Hand(seat), Zone::Table(_)) => ("reveals", seat),
        (Zone::Hand(seat), Zone::Pile(_)) => ("pile", seat),
        (Zone::Pile(seat), Zone::Hand(_)) => ("draws", seat),
        _ => return None,
    })
}

fn happening(fact: &Fact, rule: Rule, sentences: &mut Vec<Sentence>) {
    let phrase = phrase_of(fact, rule);
    sentences.push(match fact {
        Fact::GameBegins { .. } | Fact::RoundBegins { .. } => Sentence::new(phrase, Role::Heading),
        Fact::Chose { .. } => phrase.into(),
        Fact::Powerless { .. } | Fact::MatchOver { .. } => Sentence::new(phrase, Role::Consequence),
        Fact::Won { .. } => Sentence::new(phrase, Role::Decision).with_cue(Cue::Gain),
        Fact::Held { .. } | Fact::Keeps { .. } | Fact::GameOver { .. } => {
            Sentence::new(phrase, Role::Decision)
        }
    });
    if let Fact::RoundBegins { held, raised, first, .. } = fact {
        if *held > 0 {
            sentences.push(tell("waiting", Rule("B4.1")).with("number", usize::from(*held)).into());
        }
        sentences.extend(raised.map(|seat| tell("raised", Rule("B2.2")).with("seat", seat).into()));
        sentences.extend(first.map(|seat| tell("first", Rule("B5.1")).with("seat", seat).into()));
    }
}

/// The words for a fact.
fn phrase_of(fact: &Fact, rule: Rule) -> Phrase {
    match fact {
        Fact::GameBegins { number } => tell("game", rule).with("number", usize::from(*number)),
        Fact::RoundBegins { number, .. } => tell("round", rule).with("number", usize::from(*number)),
        Fact::Chose { seat } => tell("chose", rule).with("seat", *seat),
        Fact::Powerless { seat, card, why } => {
            let phrase = tell(&format!("powerless-{}", why.code()), rule);
            phrase.with("seat", *seat).with("card", card.phrase())
        }
        Fact::Held { why, strengths, held } => {
            let phrase = tell(&format!("held-{}", why.code()), rule).with("number", usize::from(*held));
            phrase.with("strength", usize::from(strengths[YARG]))
        }
        Fact::Won { seat, card, why, strengths, victories } => {
            let (more, less) =
                (strengths[YARG].max(strengths[APPLEWOOD]), strengths[YARG].min(strengths[APPLEWOOD]));
            let phrase = tell(&format!("won-{}", why.code()), rule).with("seat", *seat);
            let phrase = phrase.with("card", card.phrase()).with("number", usize::from(*victories));
            phrase.with("more", usize::from(more)).with("less", usize::from(less))
        }
        Fact::Keeps { seat, card, kept } => {
            let phrase = tell("keeps-victory", rule).with("seat", *seat).with("card", card.phrase());
            phrase.with("number", usize::from(*kept))
        }
        Fact::GameOver { end, victories } => {
            score(game_over(*end, rule), victories[YARG], victories[APPLEWOOD])
        }
        Fact::MatchOver { winner, won } => {
            let phrase = match winner {
                Some(seat) => tell("match-won", rule).with("seat", *seat),
                None => tell("match-drawn", rule),
            };
            score(phrase, won[YARG], won[APPLEWOOD])
        }
    }
}

fn game_over(end: GameEnd, rule: Rule) -> Phrase {
    let what = match end.reason {
        Reason::Victories => "game-won",
        Reason::Princess => "game-princess",
        Reason::Draw => "game-drawn",
    };
    let phrase = tell(what, rule);
    end.winner.map_or(phrase.clone(), |seat| phrase.with("seat", seat))
}

/// A phrase with what each seat has: seat 0 first.
fn score(phrase: Phrase, yarg: u8, applewood: u8) -> Phrase {
    phrase.with("yarg", Arg::from(usize::from(yarg))).with("applewood", usize::from(applewood))
}
