//! Countermand: an interruption that ends an action against its player (L9.3).

use super::{EventCard, Occasion};
use crate::card::Card;
use crate::card_stack::Means;
use crate::contest::Contest;
use crate::duel::Duel;
use crate::happening::{DefaiteEvent, Fact, Menace, Zone};
use crate::rule_runner::{Flow, RuleRunner};
use crate::state::Defaite;
use interregnum_kernel::{Seat, Witness};

pub(super) struct Countermand;

const RULE: &str = "L9.3";

impl Occasion for Countermand {
    const NUMBER: usize = 2;
    const CODE: &'static str = "Ctr";
    const INTERRUPTION: bool = true;
}

/// Whether the player holds one.
#[inline]
pub(crate) fn is_held(game: &Defaite, seat: Seat) -> bool {
    game.hands[seat].contains(EventCard::Countermand.card())
}

/// Plays it against something.
pub(crate) fn play<W: Witness<DefaiteEvent>>(
    scene: &mut RuleRunner<'_, W>,
    seat: Seat,
    against: Seat,
    what: Menace,
) {
    let card = EventCard::Countermand.card();
    scene.hands[seat].remove(card);
    scene.discard(card, Zone::Hand(seat), RULE);
    scene.happened(RULE, || Fact::Countermanded { seat, against, what });
}

/// Ends an attack or a corruption: what the attacker has laid is discarded.
pub(crate) fn contest<W: Witness<DefaiteEvent>>(scene: &mut RuleRunner<'_, W>, contest: Contest) -> Flow {
    let what = match contest.target.means() {
        Means::Musketeers => Menace::Attack,
        Means::Gold => Menace::Corruption,
    };
    play(scene, contest.defender, contest.attacker, what);
    scene.break_off(contest);
    Flow::Done
}

/// Ends a duel: the challenger keeps the card.
pub(crate) fn duel<W: Witness<DefaiteEvent>>(scene: &mut RuleRunner<'_, W>, duel: Duel, laid: Card) -> Flow {
    play(scene, duel.opponent, duel.challenger, Menace::Duel);
    scene.hands[duel.challenger].insert(laid);
    Flow::Done
}
