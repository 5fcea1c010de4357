//! Whether actions can be taken back: only while nothing private has come out since.

use interregnum_kernel::{Event, EventOf, Game, Seat, SeatSet, View, Viewer, Zones};

/// Whether the actions from this position on showed nothing that was private, but what the
/// first of them showed of its own actor's cards.
///
/// A choice that was made sealed has come out. A card has come out if some seat saw it that
/// could not name everything in the zone it came from: so a card from a hand that all have
/// seen has not, and what was left in that hand tells nothing either.
pub(super) fn is_private_since<G: Game>(mut game: G, actions: &[(Seat, G::Action)]) -> bool {
    let mut own = true;
    for &(actor, action) in actions {
        if game.to_act().len() > 1 || game.to_act() != SeatSet::one(actor) {
            return false;
        }
        let mut seats: Vec<Known<G>> =
            Seat::all(game.players()).map(|seat| game.view(Viewer::Seat(seat)).zones()).collect();
        let Ok(events) = game.apply(actor, action) else { return false };
        if !events.iter().all(|event| is_kept::<G>(event, &mut seats, own.then_some(actor))) {
            return false;
        }
        own = false;
    }
    true
}

type Known<G> = Zones<<G as Game>::Card, <G as Game>::Zone>;

/// Whether an event shows no seat anything private; `own` may show others its own cards.
fn is_kept<G: Game>(event: &EventOf<G>, seats: &mut [Known<G>], own: Option<Seat>) -> bool {
    let seen = match event {
        Event::Moved { card, from, seen, .. } => Some((*card, *from, *seen)),
        Event::Shown { card, zone, seen, .. } => Some((*card, *zone, *seen)),
        Event::Happened { .. } => None,
    };
    let kept = seen.is_none_or(|(card, zone, seen)| {
        let by_own = own.is_some_and(|own| names::<G>(&seats[own.index()], zone, card));
        let knows = |(number, known): (usize, &Known<G>)| {
            !seen.includes(Viewer::Seat(Seat::new(number)))
                || by_own
                || (names::<G>(known, zone, card) && knows_all::<G>(known, zone))
        };
        seats.iter().enumerate().all(knows)
    });
    for (number, known) in seats.iter_mut().enumerate() {
        // What cannot be followed would have come out already.
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
