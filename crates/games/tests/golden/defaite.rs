//! Golden playthroughs of La Défaite: arranged deals whose first rounds are scripted and show
//! every person, every event and every interruption, and random deals for breadth.

use super::{keep, kept};
use interregnum_games::defaite::{
    Card, CardSet, Deal, Defaite, DefaiteEvent, EventCard, Fact, Menace, Options, Special, Why,
};
use interregnum_kernel::{Game, Seed};
use std::collections::BTreeSet;

/// A deal arranged for a script.
struct Arranged {
    name: &'static str,
    /// The noble of each seat. The Lily has the highest rank, so its player begins.
    nobles: &'static str,
    /// The complete hand of each seat.
    hands: &'static [&'static str],
    /// The cards that are drawn first.
    pile: &'static str,
    /// The actions of the first rounds, round by round.
    script: &'static [&'static [&'static str]],
    /// Texts that the prose must contain.
    shows: &'static [&'static str],
}

const ARRANGED: [Arranged; 10] = [
    Arranged {
        name: "attacks",
        nobles: "NoLi NoLn NoEa",
        hands: &[
            "Pv3Su Ms3 Ms2 Ms1 Co4Li Au1 Co5Li",
            "Ms4 Ms2 Ms1 Pv3Li Co6Sw Au2 Co4Ea",
            "Ctr Pv4 Ms5 Ms6 Au3 Co5Bo Co4Bo",
        ],
        pile: "Au1 Au1 Au1 Au2 Au2 Au2 Au1 Au1 Ms7",
        script: &[
            &["play Pv3Su", "play Co6Sw", "play Au3"],
            &["attack 0 Pv3Su", "lay hand Ms1", "lay hand Ms2", "let-go", "play Pv3Li"],
            &["attack 0 Pv3Su+Ms2", "lay hand Ms5", "lay hand Ms3", "lay hand Ms1", "lay hand Ms6"],
            &["let-go", "play Co5Bo", "play Co4Li"],
            &["play Pv4", "play Co5Li", "attack 2 Pv3Su+Ms6", "lay hand Ms7", "countermand", "play Ms4"],
            &["put Ms4 Pv3Li"],
        ],
        shows: &["(L4.1)", "(L4.3)", "(L4.4)", "(L9.3)", "(L7.1)"],
    },
    Arranged {
        name: "corruptions",
        nobles: "NoLi NoLn NoEa",
        hands: &[
            "Con Au2 Au1 Co4Li Pv3Li Ms1 Ms2",
            "Au3 Au1 Co6Ln Tax Ms1 Pv3Ln Co4Ln",
            "Ctr Co5Ea Au2 Au2 Ms3 Pv3Ea Sur",
        ],
        pile: "Ms1 Ms1 Ms2 Au3 Ms2 Au3 Ms3 Ms3 Ms4",
        script: &[
            &["play Con", "play Co6Ln", "play Co5Ea"],
            &["corrupt 0 Con", "lay hand Au1", "lay hand Au2", "lay hand Au3", "let-go", "play Tax"],
            &["corrupt 1 Co6Ln", "lay hand Au2", "let-go", "play Sur"],
            &["corrupt 2 Co6Ln+Au2", "lay hand Au3", "countermand", "play Pv3Li"],
            &["corrupt 1 Co5Ea", "lay hand Au2", "lay hand Au3", "let-go", "play Pv3Ea"],
        ],
        shows: &["(L5.1)", "(L5.4)", "(L9.3)", "(L11.1)"],
    },
    Arranged {
        name: "duels",
        nobles: "NoLi NoLn NoEa",
        hands: &[
            "Qu Ms7 Co4Li Co5Li Au1 Pv3Li Ms1",
            "Co4Ln Co5Ln Ms2 Au1 Pv3Ln Ctr Au3",
            "Reb Reb Spy Amb Ban Cap Con",
        ],
        pile: "Ms4 Au2 Co4Ea Co5Sw Ms2 Au2 Au1 Au1 Au1",
        script: &[
            &["duel 2 Ms7", "play Qu", "play Au1", "play Ban"],
            &["duel 0 Co5Ln", "answer Co4Li", "lose Qu", "play Pv3Ln"],
            &["duel 0 Co4Ea", "answer Ms7", "play Con", "duel 1 Co5Li", "countermand", "play Pv3Li"],
            &["play Cap", "duel 1 Co5Li", "answer Co5Sw", "let-go", "play Ms1"],
            &["duel 0 Co4Ln", "answer Ms4", "raise Ms2", "play Au3", "put Ms1 reserve"],
        ],
        shows: &["(L6.1)", "(L6.2)", "(L6.3)", "(L6.4)", "(L6.5)", "(L9.3)", "(L8.3)"],
    },
    Arranged {
        name: "rebellions",
        nobles: "NoLi NoLn NoEa NoSu",
        hands: &[
            "Reb Pv3Li Co4Li Au1 Ms1 Dec Au2",
            "Reb Pv3Ln Co4Ln Au1 Ms2 Car Au2",
            "Reb Pv3Ea Co4Ea Au1 Ms3 Dec Au2",
            "Pv3Su Co4Su Au1 Ms4 Co5Su Au2 Ms1",
        ],
        pile: "Ms1 Ms2 Ms3 Ms4 Ms1 Ms2 Ms3 Ms4",
        script: &[
            &["play Pv3Li", "play Co4Ln", "play Au1", "play Ms4"],
            &["play Reb", "play Pv3Ea", "play Co4Su", "play Au1"],
            &["play Au1", "play Reb", "play Ms1", "play Reb", "put Au1 Co4Ln"],
            &["play Dec", "play Pv3Su", "play Co4Li", "play Car", "king 3"],
        ],
        shows: &["(L9.1)", "(L10.2)", "(L13.5)", "(L11.1)"],
    },
    Arranged {
        name: "insurrections",
        nobles: "NoLi NoLn NoEa",
        hands: &[
            "Pv3Li Pv3Ln Ms3 Co4Li Au1 Ms2 Co5Li",
            "Ins Co4Ln Au1 Ms1 Pv3Ea Co5Ln Au2",
            "Ins Pv4 Ctr Co4Ea Au2 Co5Ea Au1",
        ],
        pile: "Au1 Au1 Au1 Au2 Au2 Au2 Au3 Au3 Au3 Ms1 Ms1 Ms2",
        script: &[
            &["play Pv3Li", "play Co4Ln", "play Co5Ea"],
            &["play Co5Ln", "play Au2", "play Pv3Ln", "put Au2 reserve"],
            &["play Ins", "play Co4Li", "play Pv3Ea", "put Ms3 Pv3Li", "done"],
            &["play Au1", "play Ins", "play Pv4", "countermand", "put Au1 Co4Li"],
        ],
        shows: &["(L9.4)", "(L9.3)"],
    },
    Arranged {
        name: "discards",
        nobles: "NoLi NoLn NoEa NoSu",
        hands: &[
            "Exc Exe Co4Li Au1 Ms1 Pv3Li Ms2",
            "Co6Ln Imp Au2 Ms2 Pv3Ln Au1 Co4Ln",
            "Co5Ea Au1 Spy Ms3 Pv3Ea Au2 Co4Ea",
            "Co5Su Au1 Ms4 Cap Pv3Su Con Co4Su",
        ],
        pile: "Ms1 Ms1 Ms2 Ms2 Ms3 Ms3 Ms4 Ms4 Ms5 Ms5 Ms6 Ms6",
        script: &[
            &["play Pv3Li", "play Co6Ln", "play Spy", "play Ms4", "name 0", "take Ms2"],
            &["play Imp", "play Co5Ea", "play Con", "play Exe", "choose 3 Con", "choose 2 Spy"],
            &["play Au1", "play Cap", "play Exc", "play Ms2", "choose 1 Co6Ln", "put Au1 Co5Ea"],
        ],
        shows: &["(L13.5)", "(L11.1)", "(L12.2)"],
    },
    Arranged {
        name: "levies",
        nobles: "NoLi NoLn NoEa NoSu",
        hands: &[
            "Au3 Ms3 Tax Mar Pv3Li Co4Li Au1",
            "Au2 Ms4 Ban Cap Pv3Ln Co4Ln Ms1",
            "Sur Au1 Ms2 Pv3Ea Co4Ea Au2 Ms1",
            "Pv3Su Au1 Ms1 Co4Su Au2 Pv4 Ms2",
        ],
        pile: "Au1 Au1 Au1 Au1 Au2 Au2 Au2 Au2 Ms1 Ms2 Ms3 Ms3 Ms4 Ms4 Ms5 Ms5",
        script: &[
            &["play Pv3Li", "play Ms4", "play Au2", "play Co4Su"],
            &["play Pv3Ln", "play Co4Ea", "play Ms2", "play Tax"],
            &["corrupt 3 Co4Su", "lay hand Au1", "lay hand Au2", "let-go", "play Sur", "play Pv3Su"],
            &["play Mar", "attack 0 Pv3Li", "lay hand Ms1", "lay hand Ms3", "let-go", "play Ban"],
            &["play Au1", "play Co4Li", "play Cap", "play Pv3Ea", "put Au1 Co4Su+Au2"],
        ],
        shows: &["(L11.1)", "(L7.2)"],
    },
    Arranged {
        name: "swaps",
        nobles: "NoLi NoLn NoEa",
        hands: &[
            "Amb Co4Li Co5Li Au1 Ms1 Pv3Li Au2",
            "Spy Co6Ln Au1 Ms2 Pv3Ln Co4Ln Au2",
            "Co5Ea Co4Ea Au1 Ms3 Pv3Ea Imp Exc",
        ],
        pile: "Ms1 Ms1 Ms2 Ms2 Ms3 Ms3 Ms4 Ms4 Ms5 Ms5 Ms6 Ms6",
        script: &[
            &["play Co4Li", "play Pv3Ln", "play Exc"],
            &["play Co6Ln", "play Au1", "play Pv3Li"],
            &["play Co5Ea", "play Amb", "play Spy", "give Co4Li", "choose 1 Co6Ln", "name 0", "take Co5Li"],
            &["play Au2", "corrupt 0 Amb", "lay hand Au1", "let-go", "decline", "play Ms2", "play Imp"],
            &["put Ms2 Pv3Ln", "put Au2 Co6Ln"],
        ],
        shows: &["(L9.5)", "(L11.1)", "(L12.2)"],
    },
    Arranged {
        name: "a-masquerade",
        nobles: "NoLi NoLn NoEa",
        hands: &[
            "Mas Pv3Li Co4Li Au1 Ms1 Au2 Ms2",
            "Pv3Ln Co4Ln Au1 Ms2 Reb Au2 Ms1",
            "Reb Co4Ea Au1 Ms3 Pv3Ea Au2 Mas",
        ],
        pile: "Au1 Au1 Au1 Au2 Au2 Au2",
        script: &[
            &["masquerade", "play Pv3Li", "play Co4Ln", "play Au1"],
            &["play Reb", "play Reb", "play Ms2", "put Ms2 Pv3Li"],
        ],
        shows: &["(L9.2)", "(L9.1)"],
    },
    Arranged {
        name: "ties",
        nobles: "NoLi NoLn NoEa",
        hands: &[
            "Reb Co4Li Co5Li Ms3 Au2 Pv3Li Au1",
            "Ms3 Co4Ln Au2 Pv3Ln Co5Ln Au1 Ms1",
            "Co4Ea Ms2 Au1 Pv3Ea Ms1 Au3 Co6Ea",
        ],
        pile: "Au1 Au1 Au1 Au2 Au2 Au2 Au3 Au3 Ms1",
        script: &[
            &["play Reb", "play Co4Ln", "play Ms2"],
            &["play Ms3", "play Ms3", "play Au1"],
            &["play Co4Li", "play Pv3Ln", "play Pv3Ea"],
        ],
        shows: &["(L8.3)", "(L9.1)"],
    },
];

/// Random games: the number of players and the seed.
const RANDOM: [(u8, u64); 4] = [(3, 31), (4, 41), (5, 51), (6, 61)];

fn cards(text: &str) -> Vec<Card> {
    text.split(' ').map(|card| card.parse().unwrap()).collect()
}

impl Arranged {
    fn options(&self) -> Options {
        Options { players: self.hands.len() as u8 }
    }

    /// The arranged cards in their places, and the rest in the order of the seed.
    fn deal(&self, seed: Seed) -> Deal {
        let nobles = cards(self.nobles);
        let drawn = Defaite::deal(&self.options(), seed);
        let mut rest: Vec<Card> = drawn.nobles.into_iter().chain(drawn.deck).collect();
        let mut take = |card: Card| {
            let at = rest.iter().position(|other| *other == card);
            rest.remove(at.unwrap_or_else(|| panic!("{}: no {card} is left", self.name)));
            card
        };
        for &noble in &nobles {
            take(noble);
        }
        let hands = self.hands.iter().flat_map(|hand| cards(hand));
        let mut deck: Vec<Card> = hands.chain(cards(self.pile)).map(take).collect();
        assert!(self.hands.iter().all(|hand| cards(hand).len() == 7), "{}", self.name);
        deck.append(&mut rest);
        Deal { seed: None, nobles, deck }
    }

    fn script(&self) -> Vec<&'static str> {
        self.script.iter().flat_map(|round| round.iter().copied()).collect()
    }

    /// The events of the scripted rounds.
    fn scripted(&self, seed: Seed) -> Vec<DefaiteEvent> {
        let mut game = Defaite::start(&self.options(), &self.deal(seed)).unwrap();
        let mut events = Vec::new();
        for text in self.script() {
            let seat = game.to_act().first().unwrap();
            let done = game.apply(seat, text.parse().unwrap());
            events.extend(done.unwrap_or_else(|why| panic!("{}: {text} by {seat}: {why}", self.name)));
        }
        events
    }
}

fn seed(number: usize) -> Seed {
    Seed::from_number(700 + number as u64)
}

#[test]
fn every_arranged_deal_shows_what_it_is_for() {
    for (number, arranged) in ARRANGED.iter().enumerate() {
        let (options, deal) = (arranged.options(), arranged.deal(seed(number)));
        let lines = keep::<Defaite>(arranged.name, options, deal, &arranged.script(), seed(number));
        for words in arranged.shows {
            assert!(lines.iter().any(|line| line.contains(words)), "{} does not show {words}", arranged.name);
        }
    }
}

/// The events of the arranged deals cover what they are meant to show.
#[test]
fn the_scripts_show_every_person_event_and_interruption() {
    let mut shown = BTreeSet::new();
    for (number, arranged) in ARRANGED.iter().enumerate() {
        shown.extend(arranged.scripted(seed(number)).iter().flat_map(marks));
    }
    let mut wanted: Vec<String> = Vec::new();
    for special in Special::ALL {
        wanted.push(format!("{special:?} acts"));
    }
    for event in EventCard::ALL {
        wanted.push(format!("{event:?} works"));
    }
    wanted.extend(["Rebellion fails", "Ambassador is declined", "an event does nothing"].map(str::to_owned));
    for what in ["Attack", "Corruption", "Duel", "Event(Insurrection)"] {
        wanted.push(format!("{what} is countermanded"));
    }
    for means in ["Musketeers", "Gold"] {
        wanted.extend([format!("{means} win"), format!("{means} lose")]);
    }
    for why in [Why::Alone, Why::Highest, Why::King, Why::Symbols, Why::Own] {
        wanted.push(format!("a suit goes by {why:?}"));
    }
    wanted
        .extend(["a duel is refused", "a duel is won", "a duel is even", "a duel is off"].map(str::to_owned));
    let missing: Vec<&String> = wanted.iter().filter(|mark| !shown.contains(*mark)).collect();
    assert!(missing.is_empty(), "not shown: {missing:?}");
}

/// What an event shows, as labels of this test.
fn marks(event: &DefaiteEvent) -> Vec<String> {
    let DefaiteEvent::Happened { fact, .. } = event else {
        return interruption(event).into_iter().collect();
    };
    let mark = match fact {
        Fact::Acts { person, .. } => format!("{person:?} acts"),
        Fact::Occurs { event, .. } => format!("{event:?} works"),
        Fact::Fails { event, .. } => format!("{event:?} fails"),
        Fact::Declines { .. } => "Ambassador is declined".to_owned(),
        Fact::Nothing { card } if CardSet::SPECIALS.contains(*card) => "a person does nothing".to_owned(),
        Fact::Nothing { .. } => "an event does nothing".to_owned(),
        Fact::Countermanded { what, .. } => {
            let what: &Menace = what;
            return vec![format!("{what:?} is countermanded"), "Countermand works".to_owned()];
        }
        Fact::SuitGoes { why, .. } => format!("a suit goes by {why:?}"),
        Fact::NoDuel { .. } => "a duel is refused".to_owned(),
        Fact::DuelWon { .. } => "a duel is won".to_owned(),
        Fact::Even { .. } => "a duel is even".to_owned(),
        Fact::DuelOff { .. } => "a duel is off".to_owned(),
        Fact::LetsGo { moves, card, .. } => {
            let means = if CardSet::CORRUPTIBLE.contains(*card) { "Gold" } else { "Musketeers" };
            format!("{means} {}", if *moves { "win" } else { "lose" })
        }
        _ => return Vec::new(),
    };
    vec![mark]
}

/// L9.2: a Masquerade is seen when it goes to the discards.
fn interruption(event: &DefaiteEvent) -> Option<String> {
    let DefaiteEvent::Moved { card, rule, .. } = event else { return None };
    let called = *card == EventCard::Masquerade.card() && rule.0 == "L9.2";
    called.then(|| "Masquerade works".to_owned())
}

#[test]
fn random_deals_are_kept_for_breadth() {
    for (players, number) in RANDOM {
        let (options, seed) = (Options { players }, Seed::from_number(number));
        keep::<Defaite>(&format!("random-{players}"), options, Defaite::deal(&options, seed), &[], seed);
    }
}

#[test]
fn every_golden_file_is_still_made() {
    assert_eq!(
        kept("defaite"),
        2 * (ARRANGED.len() + RANDOM.len()),
        "a golden file without a test, or a test without one"
    );
}
