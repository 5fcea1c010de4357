//! Events as sentences for people.

use crate::card::Card;
use crate::card_stack::Means;
use crate::happening::{DefaiteTold, Fact, Menace, Merit, Why, Zone};
use crate::held::Held;
use interregnum_kernel::{Cue, Passage, Phrase, Role, Rule, Seat, Sentence, Transfer, passages};
use std::borrow::Cow;

/// What one viewer learnt, as sentences.
pub(crate) fn narrate(told: &[DefaiteTold]) -> Vec<Sentence> {
    let passages = passages(told, |_| false);
    passages.into_iter().filter_map(sentence).collect()
}

fn sentence(passage: Passage<'_, Card, Zone, Fact>) -> Option<Sentence> {
    match passage {
        Passage::Transfer(transfer) => transfer_sentence(&transfer),
        Passage::Happened { fact, rule } => {
            Some(Sentence { role: role(fact), cue: cue(fact), ..happening(fact, rule) })
        }
        Passage::Shown { .. } => None,
    }
}

/// The sentence for a topic, with the rule that made it happen.
fn tell(topic: impl Into<Cow<'static, str>>, rule: Rule) -> Sentence {
    let topic = topic.into();
    let phrase = Phrase::new(format!("defaite-tell-{topic}")).with("rule", rule.0);
    Sentence::from(phrase).with_topic(topic)
}

fn transfer_sentence(transfer: &Transfer<Card, Zone>) -> Option<Sentence> {
    let route = route(transfer.from, transfer.to, transfer.rule)?;
    if transfer.named.is_empty() && !route.unseen {
        return None;
    }
    let suffix = if transfer.named.is_empty() { "-unseen" } else { "" };
    let mut sentence =
        tell(format!("{}{suffix}", route.what), transfer.rule).with("number", transfer.number());
    if !transfer.named.is_empty() {
        sentence =
            sentence.with("cards", transfer.named.iter().map(|card| card.phrase()).collect::<Vec<_>>());
    }
    if let Some(seat) = route.seat {
        sentence = sentence.with("seat", seat);
    }
    if let Some(other) = route.other {
        sentence = sentence.with("other", other);
    }
    if let Some(card) = route.card {
        sentence = sentence.with("card", card.phrase());
    }
    Some(Sentence { role: route.role, ..sentence })
}

/// The role of the sentence for a fact.
const fn role(fact: &Fact) -> Role {
    match fact {
        Fact::RoundBegins { .. } => Role::Heading,
        Fact::SuitGoes { .. }
        | Fact::DuelWon { .. }
        | Fact::DuelOff { .. }
        | Fact::LetsGo { .. }
        | Fact::Countermanded { .. }
        | Fact::Occurs { .. }
        | Fact::Fails { .. } => Role::Decision,
        Fact::Raised { .. } => Role::Consequence,
        _ => Role::Ordinary,
    }
}

/// The sound that goes with a fact: some events and all points have one.
const fn cue(fact: &Fact) -> Option<Cue> {
    match fact {
        Fact::Occurs { event, .. } | Fact::Fails { event, .. } => event.cue(),
        Fact::Scores { .. } => Some(Cue::Gain),
        _ => None,
    }
}

/// The sentence for a movement of cards, and its other arguments.
struct Route {
    what: &'static str,
    seat: Option<Seat>,
    other: Option<Seat>,
    card: Option<Card>,
    /// Whether cards that the viewer did not see also get a sentence.
    unseen: bool,
    role: Role,
}

impl Route {
    const fn new(what: &'static str) -> Self {
        Self { what, seat: None, other: None, card: None, unseen: false, role: Role::Ordinary }
    }

    const fn of(self, seat: Seat) -> Self {
        Self { seat: Some(seat), ..self }
    }

    const fn and(self, other: Seat) -> Self {
        Self { other: Some(other), ..self }
    }

    const fn at(self, card: Card) -> Self {
        Self { card: Some(card), ..self }
    }

    const fn with_role(self, role: Role) -> Self {
        Self { role, ..self }
    }

    const fn unseen_too(self) -> Self {
        Self { unseen: true, ..self }
    }
}

fn route(from: Zone, to: Zone, rule: Rule) -> Option<Route> {
    let guards = |card: Card, on: &'static str, under: &'static str| match Held::means(card) {
        Some(Means::Musketeers) => Route::new(on).at(card),
        _ => Route::new(under).at(card),
    };
    Some(match (from, to) {
        (Zone::Pile, Zone::Hand(seat)) if rule == Rule("L2.3") => Route::new("dealt").of(seat).unseen_too(),
        (Zone::Pile, Zone::Hand(seat)) => Route::new("draws").of(seat).unseen_too(),
        (Zone::Pile, Zone::Court(seat)) => Route::new("begins").of(seat),
        (Zone::Pile, Zone::Beside(seat)) => Route::new("king-begins").of(seat),
        (Zone::Hand(seat), Zone::Middle) if rule == Rule("L9.2") => {
            Route::new("reveals").of(seat).with_role(Role::Play)
        }
        (Zone::Hand(seat), Zone::Middle) => Route::new("plays").of(seat).with_role(Role::Play),
        (Zone::Hand(seat), Zone::Laid(_)) if rule == Rule("L6.3") => Route::new("shows").of(seat),
        (Zone::Hand(seat), Zone::Laid(_)) if rule == Rule("L6.4") => Route::new("adds").of(seat),
        (Zone::Hand(seat), Zone::Laid(_)) => Route::new("lays-hand").of(seat),
        (Zone::Reserve(seat), Zone::Laid(_)) => Route::new("lays-reserve").of(seat),
        // The sentence about what a Countermand ends is enough.
        (Zone::Hand(_), Zone::Discards) if rule == Rule("L9.3") => return None,
        (Zone::Hand(seat), Zone::Discards) => Route::new("interrupts").of(seat),
        (Zone::Hand(seat), Zone::Guarding(_, card)) => Route::new("defends").of(seat).at(card),
        (Zone::Laid(_), Zone::Guarding(_, card)) => guards(card, "stays-on", "stays-under"),
        (Zone::Laid(_), Zone::Discards) => Route::new("spent"),
        (Zone::Guarding(_, card), Zone::Discards) => guards(card, "guards-gone", "gold-gone"),
        (Zone::Guarding(seat, _), Zone::Reserve(_)) => Route::new("guards-back").of(seat),
        // The sentence about letting go already says it.
        (Zone::Court(_), Zone::Court(_)) if matches!(rule, Rule("L4.5" | "L5.1")) => return None,
        (Zone::Court(seat), Zone::Court(other)) => Route::new("goes-over").of(seat).and(other),
        (Zone::Court(seat), Zone::Discards) if rule == Rule("L6.5") => {
            Route::new("falls").of(seat).with_role(Role::Decision)
        }
        (Zone::Court(seat), Zone::Discards) => Route::new("struck").of(seat),
        (Zone::Middle, Zone::Court(seat)) if rule == Rule("L8.4") => Route::new("enters").of(seat),
        (Zone::Middle, Zone::Court(seat)) => Route::new("captures").of(seat).with_role(Role::Decision),
        (Zone::Middle, Zone::Reserve(seat)) => Route::new("put-reserve").of(seat),
        (Zone::Middle, Zone::Guarding(seat, card)) => guards(card, "put-on", "put-under").of(seat),
        (Zone::Middle, Zone::Discards) if rule == Rule("L8.6") => Route::new("used"),
        (Zone::Middle, Zone::Discards) => Route::new("imprisoned"),
        (Zone::Reserve(other), Zone::Reserve(seat)) => Route::new("levies").of(seat).and(other),
        (Zone::Discards, Zone::Reserve(seat)) => Route::new("recalls").of(seat),
        (_, Zone::Prison(seat)) => Route::new("king-held").of(seat),
        (_, Zone::Beside(seat)) => Route::new("king-free").of(seat),
        (Zone::Hand(seat), Zone::Looked(_)) => Route::new("sees").of(seat),
        (Zone::Looked(seat), Zone::Hand(to)) if seat == to => Route::new("takes").of(seat).unseen_too(),
        _ => return None,
    })
}

fn happening(fact: &Fact, rule: Rule) -> Sentence {
    match *fact {
        Fact::RoundBegins { number, first, masquerade } => {
            tell(if masquerade { "round-masquerade" } else { "round" }, rule)
                .with("number", usize::from(number))
                .with("seat", first)
        }
        Fact::Passes { seat } => tell("passes", rule).with("seat", seat),
        Fact::FaceDown { seat } => tell("face-down", rule).with("seat", seat),
        Fact::Contest { means, attacker, defender, target } => {
            let what = if means == Means::Gold { "corrupts" } else { "attacks" };
            tell(what, rule).with("seat", attacker).with("other", defender).with("card", target.phrase())
        }
        Fact::Raised { seat, sum, against } => tell("raised", rule)
            .with("seat", seat)
            .with("sum", sum as usize)
            .with("against", against as usize),
        Fact::LetsGo { seat, winner, moves, card } => {
            tell(if moves { "lets-go-moves" } else { "lets-go-stays" }, rule)
                .with("seat", seat)
                .with("other", winner)
                .with("card", card.phrase())
        }
        Fact::Countermanded { seat, against, what } => {
            let what = match what {
                Menace::Attack => Phrase::new("defaite-menace-attack"),
                Menace::Corruption => Phrase::new("defaite-menace-corruption"),
                Menace::Duel => Phrase::new("defaite-menace-duel"),
                Menace::Event(event) => event.card().phrase(),
            };
            tell("countermanded", rule).with("seat", seat).with("other", against).with("what", what)
        }
        Fact::Challenges { challenger, opponent } => {
            tell("challenges", rule).with("seat", challenger).with("other", opponent)
        }
        Fact::NoDuel { challenger, opponent } => {
            tell("no-duel", rule).with("seat", challenger).with("other", opponent)
        }
        Fact::Even { challenger } => tell("even", rule).with("seat", challenger),
        Fact::DuelOff { challenger } => tell("duel-off", rule).with("seat", challenger),
        Fact::DuelWon { winner, loser } => tell("duel-won", rule).with("seat", winner).with("other", loser),
        _ => of_the_capture(fact, rule),
    }
}

fn of_the_capture(fact: &Fact, rule: Rule) -> Sentence {
    match *fact {
        Fact::SuitGoes { suit, seat, why } => {
            let what = match why {
                Why::Alone => "suit-alone",
                Why::Highest => "suit-highest",
                Why::King => "suit-king",
                Why::Symbols => "suit-symbols",
                Why::Own => "suit-own",
            };
            let sentence = tell(what, rule).with("suit", suit.phrase());
            seat.into_iter().fold(sentence, |sentence, seat| sentence.with("seat", seat))
        }
        Fact::Occurs { event, seat, against } => {
            let sentence = tell(format!("occurs-{}", event.code()), rule).with("seat", seat);
            against.into_iter().fold(sentence, |sentence, other| sentence.with("other", other))
        }
        Fact::Fails { event, seats } => {
            let players: Vec<Phrase> =
                seats.map(|seat| Phrase::new("defaite-player").with("seat", seat)).collect();
            tell(format!("fails-{}", event.code()), rule).with("players", players)
        }
        Fact::Acts { person, owner } => {
            tell("acts", rule).with("person", person.phrase()).with("seat", owner)
        }
        Fact::Nothing { card } => tell("nothing", rule).with("card", card.phrase()),
        Fact::Looks { seat, at, .. } => tell("looks", rule).with("seat", seat).with("other", at),
        Fact::Declines { seat } => tell("declines", rule).with("seat", seat),
        Fact::Scores { seat, points, merit, total } => {
            let sentence = match merit {
                Merit::Provinces => tell("scores-provinces", rule),
                Merit::King => tell("scores-king", rule),
                Merit::Persons => tell("scores-persons", rule),
                Merit::Card(card) => tell("scores-card", rule).with("card", card.phrase()),
            };
            let (points, total) = (usize::from(points), usize::from(total));
            sentence.with("seat", seat).with("points", points).with("total", total)
        }
        _ => tell("ends", rule),
    }
}
