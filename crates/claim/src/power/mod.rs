//! The powers: one file for each faction, which implements only the hooks that concern it.
//!
//! The engine names no faction. It calls the hooks of [`Power`] for all of them, in the order of
//! the list below, which is the order of C10.1 where order matters.

mod doppelgangers;
mod dragons;
mod dwarves;
mod giants;
mod gnomes;
mod goblins;
mod knights;
mod seers;
mod trolls;
mod undead;

use crate::card::{Card, PLACES, first_place};
use crate::card_set::CardSet;
use crate::faction::{Faction, FactionSet};
use crate::happening::ClaimEvent;
use crate::spoils::Spoils;
use interregnum_kernel::{Rule, Witness};

/// The power of a faction. Every hook has a default that changes nothing (C10.2).
pub(crate) trait Power {
    /// The faction with this power.
    const FACTION: Faction;
    /// Following: may be played instead of the led faction, and counts as it.
    const STANDS_IN: bool = false;
    /// Winning: the led factions that a card of this one beats, whatever the values.
    const BEATS: FactionSet = FactionSet::NONE;
    /// Phase one: played cards of this faction go to the winner's score pile instead of the
    /// discards.
    const SCORED_WHEN_PLAYED: Option<Rule> = None;
    /// Phase one: a player who wins with a card of this faction looks at the pile's top card and
    /// may take it.
    const LOOKS: Option<Rule> = None;
    /// The same, with three or four players.
    const LOOKS_AMONG_MORE: Option<Rule> = None;
    /// The last player of a card of this faction leads the next trick.
    const LEADS_NEXT: Option<Rule> = None;

    /// Phase two: whether [`gather`](Self::gather) does anything, for a trick with a card of
    /// this faction or while cards lie aside.
    const GATHERS: bool = false;

    /// Phase two: moves cards of the trick to their zones, before the winner scores the rest.
    #[inline]
    fn gather<W: Witness<ClaimEvent>>(_spoils: &mut Spoils<'_, W>) {}

    /// The end: moves the cards that still lie apart, after the last trick.
    #[inline]
    fn end<W: Witness<ClaimEvent>>(_spoils: &mut Spoils<'_, W>) {}
}

/// Repeats the same code for every power, in the order of C10.1.
macro_rules! each_power {
    ($power:ident => $body:expr) => {{
        each_power!($power => $body;
            goblins::Goblins, knights::Knights, doppelgangers::Doppelgangers, undead::Undead,
            dwarves::Dwarves, trolls::Trolls, gnomes::Gnomes, giants::Giants,
            dragons::Dragons, seers::Seers)
    }};
    ($power:ident => $body:expr; $($module:ident::$name:ident),+) => {{
        $({
            #[allow(dead_code, reason = "not every question needs the type")]
            type $power = $module::$name;
            $body
        })+
    }};
}

const fn factions_that(mut set: FactionSet, faction: Faction, is: bool) -> FactionSet {
    if is {
        set = set.with(faction);
    }
    set
}

/// The factions whose cards may be played instead of following.
pub(crate) const STAND_INS: FactionSet = {
    let mut set = FactionSet::NONE;
    each_power!(P => set = factions_that(set, P::FACTION, P::STANDS_IN));
    set
};

/// The cards of those factions.
pub(crate) const STAND_IN_CARDS: CardSet = CardSet::of_factions(STAND_INS);

/// Whether a card of `faction` beats all other factions when `led` is the led faction.
pub(crate) const fn beats(faction: Faction, led: Faction) -> bool {
    let mut answer = false;
    each_power!(P => if P::FACTION.index() == faction.index() { answer = P::BEATS.contains(led); });
    answer
}

/// The hooks that apply to a card, as bits: for most cards there are none, and the engine can skip
/// all powers at once.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Traits(u8);

impl Traits {
    pub(crate) const NONE: Self = Self(0);
    /// [`Power::SCORED_WHEN_PLAYED`].
    pub(crate) const SCORED_WHEN_PLAYED: Self = Self(1);
    /// [`Power::LOOKS`].
    pub(crate) const LOOKS: Self = Self(2);
    /// [`Power::LEADS_NEXT`].
    pub(crate) const LEADS_NEXT: Self = Self(4);
    /// [`Power::GATHERS`].
    pub(crate) const GATHERS: Self = Self(8);

    #[inline]
    pub(crate) const fn has(self, others: Self) -> bool {
        self.0 & others.0 != 0
    }

    #[inline]
    pub(crate) const fn with(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    const fn with_if(self, others: Self, is: bool) -> Self {
        if is { self.with(others) } else { self }
    }
}

/// The traits of every card, by place.
static TRAITS: [Traits; PLACES] = {
    let mut traits = [Traits::NONE; PLACES];
    each_power!(P => {
        let first = first_place(P::FACTION.index());
        let mut copy = 0;
        while copy < P::FACTION.values().len() {
            traits[first + copy] = Traits::NONE
                .with_if(Traits::SCORED_WHEN_PLAYED, P::SCORED_WHEN_PLAYED.is_some())
                .with_if(Traits::LOOKS, P::LOOKS.is_some())
                .with_if(Traits::LEADS_NEXT, P::LEADS_NEXT.is_some())
                .with_if(Traits::GATHERS, P::GATHERS);
            copy += 1;
        }
    });
    traits
};

/// The traits of a card.
#[inline]
pub(crate) fn traits(card: Card) -> Traits {
    TRAITS[card.index()]
}

/// By faction: the rule of a hook, if it has one.
type Rules = [Option<Rule>; Faction::COUNT];

/// The rule by which a played card of this faction goes to the winner's score pile.
pub(crate) fn scored_by(card: Card) -> Rule {
    const RULES: Rules = {
        let mut rules = [None; Faction::COUNT];
        each_power!(P => rules[P::FACTION.index()] = P::SCORED_WHEN_PLAYED);
        rules
    };
    named(RULES, card)
}

/// The rule by which a trick won with this card lets the winner look.
pub(crate) fn looks_by(card: Card, players: usize) -> Rule {
    const RULES: [Rules; 2] = {
        let mut rules = [[None; Faction::COUNT]; 2];
        each_power!(P => {
            rules[0][P::FACTION.index()] = P::LOOKS;
            rules[1][P::FACTION.index()] = P::LOOKS_AMONG_MORE;
        });
        rules
    };
    named(RULES[usize::from(players > 2)], card)
}

/// The rule by which the player of this card leads the next trick.
pub(crate) fn leads_by(card: Card) -> Rule {
    const RULES: Rules = {
        let mut rules = [None; Faction::COUNT];
        each_power!(P => rules[P::FACTION.index()] = P::LEADS_NEXT);
        rules
    };
    named(RULES, card)
}

fn named(rules: Rules, card: Card) -> Rule {
    rules[card.faction().index()].expect("a card with a trait has a rule for it")
}

/// Phase two: every power moves its cards to their zones.
#[inline]
pub(crate) fn gather<W: Witness<ClaimEvent>>(spoils: &mut Spoils<'_, W>) {
    each_power!(P => if P::GATHERS && spoils.concerns(P::FACTION) { P::gather(spoils) });
}

/// The end: every power moves the cards that still lie apart.
#[inline]
pub(crate) fn end<W: Witness<ClaimEvent>>(spoils: &mut Spoils<'_, W>) {
    each_power!(P => P::end(spoils));
}
