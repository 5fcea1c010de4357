//! Whether actions can be taken back: only while nothing private has come out since.

use interregnum_kernel::{Event, EventOf, Game, Seat, SeatSet, View, Viewer, Zones};

/// Whether the actions from this position on showed nothing private, except what the first of
/// them showed of its own actor's cards.
///
/// A sealed choice that was opened has come out. A card has come out if a seat saw it that could
/// not name everything in the zone it came from: a card from a hand that everybody has seen has
/// not, and what is left in that hand tells nothing either.
pub(super) fn is_kept_during<G: Game>(
    mut position: G,
    actions: impl IntoIterator<Item = (Seat, G::Action)>,
) -> bool {
    let mut is_first = true;
    for (actor, action) in actions {
        if position.to_act() != SeatSet::one(actor) {
            return false;
        }
        let mut seats: Vec<Known<G>> =
            Seat::all(position.players()).map(|seat| position.view(Viewer::Seat(seat)).zones()).collect();
        let Ok(events) = position.apply(actor, action) else { return false };
        let shower = is_first.then_some(actor);
        if !events.iter().all(|event| is_kept::<G>(event, &mut seats, shower)) {
            return false;
        }
        is_first = false;
    }
    true
}

type Known<G> = Zones<<G as Game>::Card, <G as Game>::Zone>;

/// Whether an event shows no seat anything private; `shower` may show its own cards.
fn is_kept<G: Game>(event: &EventOf<G>, seats: &mut [Known<G>], shower: Option<Seat>) -> bool {
    let seen = match event {
        Event::Moved { card, from, seen, .. } => Some((*card, *from, *seen)),
        Event::Shown { card, zone, seen, .. } => Some((*card, *zone, *seen)),
        Event::Happened { .. } => None,
    };
    let kept = seen.is_none_or(|(card, zone, seen)| {
        let by_shower = shower.is_some_and(|seat| names::<G>(&seats[seat.index()], zone, card));
        let knows = |(number, known): (usize, &Known<G>)| {
            !seen.includes(Viewer::Seat(Seat::new(number)))
                || by_shower
                || (names::<G>(known, zone, card) && knows_all::<G>(known, zone))
        };
        seats.iter().enumerate().all(knows)
    });
    for (number, known) in seats.iter_mut().enumerate() {
        // An event that cannot be followed has shown something, and was found above.
        let _ = known.follow(&event.told(Viewer::Seat(Seat::new(number))));
    }
    kept
}

fn names<G: Game>(known: &Known<G>, zone: G::Zone, card: G::Card) -> bool {
    known.pile(zone).is_some_and(|pile| pile.known.contains_key(&card))
}

fn knows_all<G: Game>(known: &Known<G>, zone: G::Zone) -> bool {
    known.pile(zone).is_none_or(|pile| pile.unknown == 0)
}
