//! Events as sentences for people.

use crate::card::Card;
use crate::happening::{ClaimTold, Fact, Phase, Why, Zone};
use interregnum_kernel::{Passage, Phrase, Role, Rule, Seat, Sentence, Transfer, passages};

/// What one viewer learnt, as sentences.
pub(crate) fn narrate(told: &[ClaimTold]) -> Vec<Sentence> {
    // Each played card gets its own sentence.
    let passages = passages(told, |to| to == Zone::Trick);
    passages.into_iter().filter_map(sentence).collect()
}

fn sentence(passage: Passage<'_, Card, Zone, Fact>) -> Option<Sentence> {
    match passage {
        Passage::Transfer(transfer) => transfer_sentence(&transfer),
        Passage::Shown { card, rule } => {
            card.map(|card| tell("sees", rule).with("card", card.phrase()).into())
        }
        Passage::Happened { fact, rule } => Some(Sentence::new(happening(fact, rule), role(fact))),
    }
}

fn tell(what: &str, rule: Rule) -> Phrase {
    Phrase::new(format!("claim-tell-{what}")).with("rule", rule.0)
}

fn transfer_sentence(transfer: &Transfer<Card, Zone>) -> Option<Sentence> {
    let (what, seat, role) = route(transfer.from, transfer.to)?;
    let suffix = if transfer.named.is_empty() { "-unseen" } else { "" };
    let cards: Vec<Phrase> = transfer.named.iter().map(|card| card.phrase()).collect();
    let mut phrase = tell(&format!("{what}{suffix}"), transfer.rule).with("number", transfer.number());
    if !cards.is_empty() {
        phrase = phrase.with("cards", cards);
    }
    let phrase = match seat {
        Some(seat) => phrase.with("seat", seat),
        None => phrase,
    };
    Some(Sentence::new(phrase, role))
}

/// The sentence for a movement of cards, its player, and its role.
fn route(from: Zone, to: Zone) -> Option<(&'static str, Option<Seat>, Role)> {
    let (what, seat) = match (from, to) {
        (Zone::Pile, Zone::Hand(seat)) => ("dealt", Some(seat)),
        (Zone::Pile, Zone::FaceUp) => ("face-up", None),
        (Zone::Hand(seat), Zone::Trick) => ("plays", Some(seat)),
        (Zone::Trick, Zone::Discards) => ("discarded", None),
        (Zone::Trick, Zone::Score(seat)) => ("scores", Some(seat)),
        (Zone::Trick, Zone::Front(seat)) => ("in-front", Some(seat)),
        (Zone::Trick, Zone::Aside) => ("aside", None),
        (Zone::Aside, Zone::Score(seat)) => ("scores-waiting", Some(seat)),
        (Zone::Front(seat), Zone::Discards) => ("driven-off", Some(seat)),
        (Zone::Front(seat), Zone::Score(_)) => ("scores-front", Some(seat)),
        (Zone::FaceUp, Zone::Followers(seat)) => ("takes", Some(seat)),
        (Zone::Pile, Zone::Followers(seat)) => ("draws", Some(seat)),
        (Zone::Followers(seat), Zone::Hand(_)) => ("picks-up", Some(seat)),
        _ => return None,
    };
    let role = match (from, to) {
        (Zone::Hand(_), Zone::Trick) => Role::Play,
        // Cards that are dealt, put at stake, picked up or out of the game.
        (_, Zone::FaceUp | Zone::Hand(_)) | (Zone::Trick, Zone::Discards) => Role::Ordinary,
        _ => Role::Consequence,
    };
    Some((what, seat, role))
}

/// The role of the sentence for a fact.
const fn role(fact: &Fact) -> Role {
    match fact {
        Fact::TrickBegins { .. } => Role::Heading,
        Fact::Won { .. } | Fact::LeadsNext { .. } => Role::Decision,
        Fact::Looks { .. } => Role::Consequence,
        Fact::Lacks { .. } | Fact::Vote { .. } => Role::Ordinary,
    }
}

fn happening(fact: &Fact, rule: Rule) -> Phrase {
    match fact {
        Fact::TrickBegins { phase, number, of, leader } => tell("trick", rule)
            .with("phase", if *phase == Phase::One { 1 } else { 2 })
            .with("number", usize::from(*number))
            .with("of", usize::from(*of))
            .with("seat", *leader),
        Fact::Lacks { seat, faction } => {
            tell("lacks", rule).with("seat", *seat).with("faction", faction.phrase())
        }
        Fact::Won { seat, card, led, why } => {
            let what = match why {
                Why::Power => "won-power",
                Why::Alone => "won-alone",
                Why::Highest => "won-highest",
                Why::Earlier => "won-earlier",
            };
            tell(what, rule).with("seat", *seat).with("card", card.phrase()).with("faction", led.phrase())
        }
        Fact::LeadsNext { seat, card } => {
            tell("leads-next", rule).with("seat", *seat).with("card", card.phrase())
        }
        Fact::Looks { seat } => tell("looks", rule).with("seat", *seat),
        Fact::Vote { faction, count, to, by_highest, teams } => vote(*by_highest, *teams, *to, rule)
            .with("faction", faction.phrase())
            .with("count", count.iter().map(ToString::to_string).collect::<Vec<_>>().join("–")),
    }
}

fn vote(by_highest: bool, teams: bool, to: Option<u8>, rule: Rule) -> Phrase {
    let Some(side) = to.map(usize::from) else { return tell("vote-nobody", rule) };
    let how = if by_highest { "-by-highest" } else { "" };
    if teams {
        // C3.3: partners sit opposite each other.
        let member = |number| Phrase::new("claim-team-member").with("seat", Seat::new(number));
        tell(&format!("vote-team{how}"), rule).with("team", vec![member(side), member(side + 2)])
    } else {
        let seat = Seat::new(side % interregnum_kernel::MAX_SEATS);
        tell(&format!("vote{how}"), rule).with("seat", seat)
    }
}
