//! Compares the engine with a second, naive implementation that was written from the rules alone.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_defaite::{Card, Deal, Defaite, DefaiteView, Options, Zone};
use interregnum_kernel::{Game, LAWS, Lawful, Seat, Seed, Viewer, below};
use interregnum_testkit::laws::dice;
use interregnum_testkit::naive_defaite::{self, King, NaiveOutcome, NaivePosition};
use rand_core::Rng;
use std::collections::BTreeSet;

fn texts(cards: &[Card]) -> Vec<String> {
    cards.iter().map(ToString::to_string).collect()
}

fn sorted(texts: impl IntoIterator<Item = impl ToString>) -> Vec<String> {
    let mut texts: Vec<String> = texts.into_iter().map(|text| text.to_string()).collect();
    texts.sort();
    texts
}

/// The true contents of a zone.
fn heap(game: &Defaite, zone: Zone) -> Vec<Card> {
    let truth = game.truth(LAWS);
    let pile = truth.pile(zone).into_iter().flat_map(|pile| pile.known.iter());
    pile.flat_map(|(card, &number)| std::iter::repeat_n(*card, number)).collect()
}

/// A card that a seat has laid face down, in a duel or in the middle; it counts as in the hand.
fn face_down(game: &Defaite, public: &DefaiteView, seat: Seat) -> Option<Card> {
    if !public.seats[seat.index()].face_down {
        return None;
    }
    let own = game.view(Viewer::Seat(seat));
    let played = own.middle.iter().find(|lying| lying.seat == seat && lying.face_down);
    played.and_then(|lying| lying.card).or(own.duel.and_then(|duel| duel.face_down))
}

fn hand(game: &Defaite, public: &DefaiteView, seat: Seat) -> Vec<String> {
    let mut cards = heap(game, Zone::Hand(seat));
    if let Some(looked) = public.looked.filter(|looked| looked.at == seat) {
        cards.extend(heap(game, Zone::Looked(looked.seat)));
    }
    if let Some(card) = face_down(game, public, seat) {
        let place = cards.iter().position(|other| *other == card);
        cards.remove(place.expect("what lies face down counts as in the hand"));
    }
    sorted(cards)
}

/// The cards laid in the current attack, corruption or duel.
fn laid(game: &Defaite, public: &DefaiteView) -> Vec<String> {
    let seats = Seat::all(game.players());
    let mut cards: Vec<Card> = seats.flat_map(|seat| heap(game, Zone::Laid(seat))).collect();
    let challenger = public.duel.map(|duel| duel.challenger);
    cards.extend(challenger.and_then(|seat| face_down(game, public, seat)));
    sorted(cards)
}

/// The cards of the middle with their players, in the order played.
fn middle(game: &Defaite, public: &DefaiteView) -> Vec<String> {
    let shown = |seat: Seat, card: Option<Card>| card.or_else(|| face_down(game, public, seat));
    let played = public.middle.iter().map(|lying| (lying.seat, shown(lying.seat, lying.card)));
    played.map(|(seat, card)| format!("{seat} {}", card.unwrap())).collect()
}

/// Checks that the same cards lie in the same places.
fn same_piles(game: &Defaite, public: &DefaiteView, table: &NaivePosition) {
    for (name, mut cards) in table.piles() {
        let seat = name.split_once(' ').map(|(_, seat)| Seat::new(seat.parse().unwrap()));
        let reserve = |code: &str| {
            let cards = sorted(heap(game, Zone::Reserve(seat.unwrap()))).into_iter();
            cards.filter(|card| card.starts_with(code)).collect::<Vec<_>>()
        };
        let ours = match name.split(' ').next().unwrap() {
            "court" => sorted(&public.seats[seat.unwrap().index()].court),
            "gold" => reserve("Au"),
            "musketeers" => reserve("Ms"),
            "hand" => hand(game, public, seat.unwrap()),
            "discards" => sorted(heap(game, Zone::Discards)),
            "laid" => laid(game, public),
            "middle" => middle(game, public),
            "deck" => {
                cards.sort();
                sorted(heap(game, Zone::Pile))
            }
            other => panic!("the naive engine has a pile {other:?}"),
        };
        assert_eq!(ours, cards, "{name}");
    }
}

/// Checks that both engines agree on everything on the table.
fn same_table(game: &Defaite, table: &NaivePosition) {
    let public = game.view(Viewer::Spectator);
    same_piles(game, &public, table);
    same_newcomers(&public, table);
    let points: Vec<u32> = public.seats.iter().map(|seat| u32::from(seat.points)).collect();
    assert_eq!(points, table.points);
    let seat = public.king.seat.index();
    assert_eq!(if public.king.held { King::HeldBy(seat) } else { King::Beside(seat) }, table.king);
    let masquerades = (public.round.masquerade, public.round.masquerade_next);
    assert_eq!(masquerades, (table.masquerade, table.next_masquerade));
}

/// L8.3: checks that the same courtiers count as new.
fn same_newcomers(public: &DefaiteView, table: &NaivePosition) {
    let fresh = public.round.fresh;
    for person in table.courts.iter().flat_map(|court| &court.persons) {
        let courtier = person.card.starts_with("Co") && person.card != "Con";
        let new = fresh.contains(person.card.parse().unwrap());
        assert_eq!(new, person.new && courtier, "{}", person.card);
    }
}

fn same_outcome(game: &Defaite, naive: &NaiveOutcome) {
    let ours = game.outcome().unwrap();
    assert_eq!(ours.winners.map(Seat::index).collect::<Vec<_>>(), naive.winners);
    assert_eq!(ours.reason, "points");
    let numbers = |numbers: Vec<u16>| numbers.into_iter().map(u32::from).collect::<Vec<_>>();
    assert_eq!(numbers(ours.detail.points), naive.points);
    let (provinces, persons) = ours.detail.last.iter().map(|last| (last.provinces, last.persons)).unzip();
    assert_eq!((numbers(provinces), numbers(persons)), (naive.provinces.clone(), naive.persons.clone()));
}

fn verb(action: &str) -> &str {
    action.split(' ').next().unwrap()
}

/// A random action; with `by_verb` the verb is chosen first, so that rare actions occur often.
fn chosen(legal: &[String], by_verb: bool, rng: &mut impl Rng) -> String {
    let verbs: Vec<&str> =
        legal.iter().map(|action| verb(action)).collect::<BTreeSet<_>>().into_iter().collect();
    let wanted = verbs[below(rng, verbs.len())];
    let offered: Vec<&String> = legal.iter().filter(|action| !by_verb || verb(action) == wanted).collect();
    offered[below(rng, offered.len())].clone()
}

/// Plays one game with both engines, compares them at every decision, and returns the verbs played.
fn same_game(options: Options, deal: &Deal, by_verb: bool, number: u64) -> Vec<String> {
    let mut game = Defaite::start(&options, deal).unwrap();
    let mut rng = dice(number);
    let mut verbs = Vec::new();
    let mut answer = |table: &NaivePosition, seat: usize, legal: &[String]| {
        assert_eq!(game.to_act().map(Seat::index).collect::<Vec<_>>(), [seat], "{legal:?}");
        let seat = Seat::new(seat);
        assert_eq!(sorted(game.legal(seat)), legal);
        same_table(&game, table);
        let action = chosen(legal, by_verb, &mut rng);
        verbs.push(verb(&action).to_owned());
        game.apply(seat, action.parse().unwrap()).unwrap();
        Some(action)
    };
    let played = naive_defaite::play(&texts(&deal.nobles), &texts(&deal.deck), &mut answer);
    let (table, outcome) = played.unwrap();
    assert!(game.to_act().is_empty());
    same_table(&game, &table);
    same_outcome(&game, &outcome);
    verbs
}

/// Many games; every kind of action must have been played in them.
fn same_games(players: u8) {
    let options = Options { players };
    let mut verbs = BTreeSet::new();
    for number in 0..80 {
        let deal = Defaite::deal(&options, Seed::from_number(88_000 + number));
        verbs.extend(same_game(options, &deal, number % 2 == 1, number));
    }
    let all = "answer attack choose corrupt countermand decline done duel give king lay let-go lose \
               masquerade name pass play put raise take";
    assert_eq!(verbs.into_iter().collect::<Vec<_>>(), all.split(' ').collect::<Vec<_>>());
}

#[test]
fn both_engines_play_the_same_games_of_three() {
    same_games(3);
}

#[test]
fn both_engines_play_the_same_games_of_four() {
    same_games(4);
}

#[test]
fn both_engines_play_the_same_games_of_five() {
    same_games(5);
}

#[test]
fn both_engines_play_the_same_games_of_six() {
    same_games(6);
}
