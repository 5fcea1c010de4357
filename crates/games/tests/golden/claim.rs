//! Golden playthroughs of Claim: for each power an arranged deal that shows it, and random
//! deals for breadth.

use super::{keep, kept};
use interregnum_games::claim::{Card, Claim, ClaimEvent, Deal, Options, Zone, kingdoms};
use interregnum_kernel::{Game, Seat, Seed};
use interregnum_text::{Catalogue, Lang};

/// A deal arranged to show a power.
struct Arranged {
    name: &'static str,
    players: u8,
    kingdom: &'static str,
    /// Places ("hand 0", "hand 1", … or "pile", top first) and the cards that lie there.
    cards: &'static [(&'static str, &'static str)],
    /// Texts that the prose must contain.
    shows: &'static [&'static str],
}

const ARRANGED: [Arranged; 13] = [
    Arranged {
        name: "knights-beat-goblins",
        players: 2,
        kingdom: "Go,Kn,Dw,Un,Do",
        cards: &[
            ("hand 0", "Go9 Go8 Go7 Go6 Go5 Go4 Go3 Go2 Go1"),
            ("hand 1", "Kn2 Kn3 Kn4 Kn5 Kn6 Kn7 Kn8 Kn9"),
        ],
        shows: &["(C5.4)", "(C4.4)"],
    },
    Arranged {
        name: "undead-are-scored-in-phase-one",
        players: 2,
        kingdom: "Go,Kn,Dw,Un,Do",
        cards: &[("hand 0", "Un0 Un1 Un2 Un3 Un4"), ("hand 1", "Un5 Un6 Un7 Un8"), ("pile", "Un9")],
        shows: &["(C6.4)"],
    },
    Arranged {
        name: "dwarves-go-to-the-loser",
        players: 2,
        kingdom: "Go,Kn,Dw,Un,Do",
        cards: &[("pile", "Dw0 Dw1 Dw2 Dw3 Dw4 Dw5 Dw6 Dw7 Dw8 Dw9")],
        shows: &["(C8.3)"],
    },
    Arranged {
        name: "dwarves-go-to-the-lowest-with-three",
        players: 3,
        kingdom: "Go,Kn,Dw,Un,Do,Dr,Tr",
        cards: &[("pile", "Dw0 Dw1 Dw2 Dw3 Dw4 Dw5 Dw6 Dw7 Dw8 Dw9")],
        shows: &["(C8.4)", "(C6.2)"],
    },
    Arranged {
        name: "doppelgangers-stand-in",
        players: 2,
        kingdom: "Go,Kn,Dw,Un,Do",
        cards: &[("hand 0", "Do0 Do2 Do4 Do6 Do8"), ("hand 1", "Do1 Do3 Do5 Do7 Do9")],
        shows: &["(C5.1)"],
    },
    Arranged {
        name: "gnomes-and-giants",
        players: 2,
        kingdom: "Gn,Gi,Dr,Tr,Se",
        cards: &[(
            "pile",
            "Gn1 Gi1 Gn1 Gi1 Gn3 Gi3 Gn3 Gi3 Gn5 Gi5 Gn5 Gi5 Gn7 Gi7 Gn7 Gi7 Gn9 Gi9 Gn1 Gn3 Gn5 Gn7",
        )],
        shows: &["(C9.5)", "(C9.6)"],
    },
    Arranged {
        name: "giants-in-teams",
        players: 4,
        kingdom: "Gn,Gi,Dw,Un,Dr,Tr,Se",
        cards: &[(
            "pile",
            "Gn1 Gi1 Gn1 Gi1 Gn3 Gi3 Gn3 Gi3 Gn5 Gi5 Gn5 Gi5 Gn7 Gi7 Gn7 Gi7 Gn9 Gi9 Gn1 Gn3 Gn5 Gn7",
        )],
        shows: &["(C9.5)", "(C9.6)", "(C11.1)"],
    },
    Arranged {
        name: "dragons-lead-next",
        players: 2,
        kingdom: "Gn,Gi,Dr,Tr,Se",
        cards: &[("hand 0", "Dr1 Dr3 Dr5 Dr7 Dr9"), ("hand 1", "Dr0 Dr2 Dr4 Dr6 Dr8")],
        shows: &["(C9.1)"],
    },
    Arranged {
        name: "trolls-wait-aside",
        players: 2,
        kingdom: "Gn,Gi,Dr,Tr,Se",
        cards: &[("pile", "Tr0 Tr1 Tr2 Tr3 Tr4 Tr5 Tr6 Tr7 Tr8 Tr9")],
        shows: &["(C9.8)"],
    },
    Arranged {
        name: "seers-look",
        players: 2,
        kingdom: "Gn,Gi,Dr,Tr,Se",
        cards: &[("hand 0", "Se0 Se2 Se4 Se6 Se8"), ("hand 1", "Se1 Se3 Se5 Se7 Se9")],
        shows: &["(C9.2)"],
    },
    Arranged {
        name: "seers-look-with-four",
        players: 4,
        kingdom: "Gn,Gi,Dw,Do,Dr,Tr,Se",
        cards: &[
            ("hand 0", "Se0 Se4 Se8"),
            ("hand 1", "Se1 Se5 Se9"),
            ("hand 2", "Se2 Se6"),
            ("hand 3", "Se3 Se7"),
        ],
        shows: &["(C9.3)", "(C6.2)"],
    },
    Arranged {
        name: "goblins-win-by-number",
        players: 2,
        kingdom: "Go,Kn,Dr,Tr,Se",
        cards: &[("pile", "Go0 Go0 Go0 Go0 Go0 Go1 Go2 Go3 Go4 Go5 Go6 Go7 Go8 Go9")],
        shows: &["(C7.2)", "(C11.1)"],
    },
    Arranged {
        name: "a-mixed-kingdom-for-three",
        players: 3,
        kingdom: "Gn,Gi,Dw,Un,Do,Dr,Se",
        cards: &[("pile", "Gn9 Gi9 Dw9 Un9 Do9 Dr9 Se9")],
        shows: &["(C6.2)", "(C7.1)"],
    },
];

fn options(players: u8, kingdom: &str) -> Options {
    let kingdom = kingdom.split(',').map(|code| code.parse().unwrap()).collect();
    Options { players, kingdom, leader: Seat::new(0) }
}

/// A deck with the arranged cards in their places and the rest in the order of the seed.
fn deal(arranged: &Arranged, options: Options, seed: Seed) -> Deal {
    let players = usize::from(options.players);
    let hand = [13, 12, 9][players - 2];
    let mut rest = Claim::deal(&options, seed).deck;
    let mut heaps: Vec<Vec<Card>> = vec![Vec::new(); players + 1];
    for (place, cards) in arranged.cards {
        let heap = place.strip_prefix("hand ").map_or(players, |seat| seat.parse().unwrap());
        for card in cards.split(' ').map(|text| text.parse::<Card>().unwrap()) {
            let at = rest.iter().position(|other| *other == card).expect("the deck has the card");
            rest.remove(at);
            heaps[heap].push(card);
        }
    }
    for heap in &mut heaps[..players] {
        heap.extend(rest.drain(..hand - heap.len()));
    }
    heaps[players].append(&mut rest);
    Deal { seed: None, deck: heaps.concat() }
}

#[test]
fn every_power_has_an_arranged_deal_that_shows_it() {
    for (number, arranged) in ARRANGED.iter().enumerate() {
        let options = options(arranged.players, arranged.kingdom);
        let seed = Seed::from_number(500 + number as u64);
        let deal = deal(arranged, options, seed);
        let lines = keep::<Claim>(arranged.name, options, deal, &[], seed);
        for words in arranged.shows {
            let shown = lines.iter().any(|line| line.contains(words));
            assert!(shown, "{} does not show {words}", arranged.name);
        }
    }
}

#[test]
fn random_deals_are_kept_for_breadth() {
    for (players, number) in [(2, 3), (2, 17), (2, 36), (3, 5), (4, 8)] {
        let options = Options { players, kingdom: kingdoms(players)[number], leader: Seat::new(number % 2) };
        let seed = Seed::from_number(number as u64);
        keep::<Claim>(&format!("random-{players}-{number}"), options, Claim::deal(&options, seed), &[], seed);
    }
}

#[test]
fn every_golden_file_is_still_made() {
    assert_eq!(
        kept("claim"),
        2 * (ARRANGED.len() + 5),
        "a golden file without a test, or a test without one"
    );
}

/// The prose for a seat names no card that the seat has not seen.
#[test]
fn a_tale_for_a_seat_keeps_what_the_seat_may_not_know() {
    let options = options(2, "Go,Kn,Dw,Un,Do");
    let claim = Claim::start(&options, &Claim::deal(&options, Seed::from_number(1))).unwrap();
    let hidden = |event: &ClaimEvent| matches!(event, ClaimEvent::Moved { to: Zone::Hand(seat), .. } if seat.index() == 1);
    let events: Vec<ClaimEvent> = claim.opening().into_iter().filter(hidden).collect();
    let viewer = Some(interregnum_kernel::Viewer::Seat(Seat::new(0)));
    let names = interregnum_text::Seats::default();
    let lines = interregnum_text::sentences::<Claim>(&events, viewer, Catalogue::of(Lang::En), &names);
    assert_eq!(lines, ["#1 is dealt 13 cards."]);
}
