//! The cards, and a round: B1 and B2.

use super::{CODES, STANDARD};
use crate::table::{after, both, card, cards, dealt, last, play, round, view};
use interregnum_braverats::{APPLEWOOD, Action, Card, Fact, Illegal, Verdict, YARG, Zone};
use interregnum_kernel::{Event, Game, Refusal, SeatSet, Told, Viewer};

/// B1.1
#[test]
fn each_clan_has_the_eight_cards_of_the_table() {
    let rats = dealt(STANDARD, 1);
    for seat in [YARG, APPLEWOOD] {
        let hand = view(&rats, seat).seats[seat.index()].hand;
        let named: Vec<_> = hand.known.cards().map(|card| (card.to_string(), card.value())).collect();
        let expected: Vec<_> = CODES.iter().map(ToString::to_string).zip(0u8..).collect();
        assert_eq!(named, expected);
    }
    assert_eq!((YARG.index(), APPLEWOOD.index()), (0, 1));
}

/// B2.1
#[test]
fn both_choose_secretly_and_reveal_together() {
    let chosen = |code: &str| {
        let mut rats = dealt(STANDARD, 1);
        let events = rats.apply(YARG, Action::Play(card(code))).unwrap();
        (rats, events)
    };
    let (mut rats, events) = chosen("Pr");
    let (other, others) = chosen("Mu");
    for viewer in [Viewer::Seat(APPLEWOOD), Viewer::Spectator] {
        assert_eq!(rats.view(viewer), other.view(viewer));
        let told =
            |events: &[Event<_, _, _>]| events.iter().map(|event| event.told(viewer)).collect::<Vec<_>>();
        assert_eq!(told(&events), told(&others));
        assert!(matches!(told(&events)[..], [Told::Happened { fact: Fact::Chose { seat: YARG }, .. }]));
    }
    assert_eq!(view(&rats, YARG).seats[0].choice, Some(Card::Prince));
    assert_eq!(rats.to_act(), SeatSet::one(APPLEWOOD));
    assert_eq!(rats.apply(YARG, Action::Play(card("Ge"))), Err(Illegal::AlreadyChosen));
    let events = rats.apply(APPLEWOOD, Action::Play(card("Mu"))).unwrap();
    let shown = events.iter().filter_map(|event| match event.told(Viewer::Spectator) {
        Told::Moved { card, to: Zone::Table(seat), .. } => Some((seat, card)),
        _ => None,
    });
    assert_eq!(shown.collect::<Vec<_>>(), [(YARG, Some(card("Pr"))), (APPLEWOOD, Some(card("Mu")))]);
}

/// B2.2
#[test]
fn strength_is_the_value_and_two_more_after_a_general() {
    assert_eq!(round("Am-Sp").strengths, both(4, 2));
    let rats = after("hand 0: Ge Am Mu; hand 1: Sp Wi Mu", "Ge-Sp Am-Wi");
    assert_eq!(last(&rats).strengths, both(6, 5));
    assert_eq!(last(&rats).verdict, Verdict::Round(YARG));
}

/// B2.3
#[test]
fn cards_stay_on_the_table_and_rounds_follow_until_the_end() {
    let mut rats = dealt(STANDARD, 1);
    play(&mut rats, "Ge-Sp Am-Wi");
    let seen = view(&rats, APPLEWOOD);
    assert_eq!(seen.seats[0].table, cards("Ge Am"));
    assert_eq!(seen.seats[1].table, cards("Sp Wi"));
    assert_eq!((seen.round, seen.seats[0].holds.known.len()), (3, 6));
    play(&mut rats, "Pr-Pp");
    assert!(rats.to_act().is_empty());
    let refused = rats.apply(YARG, Action::Play(card("Mu"))).unwrap_err();
    assert_eq!((refused, refused.rule().0), (Illegal::GameOver, "B2.3"));
}
