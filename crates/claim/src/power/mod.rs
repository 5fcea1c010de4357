//! What each faction can do: one file a faction, each answering only at the moments that
//! concern it.
//!
//! The engine names no faction. It asks the questions of [`Power`] of all of them, in the
//! order of the list below, which is the order of C10.1 where order matters.

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

use crate::card::{Card, CardSet};
use crate::faction::{Faction, FactionSet};
use crate::happening::ClaimEvent;
use crate::spoils::Spoils;
use interregnum_kernel::{Rule, Witness};

/// What a faction can do. Every answer has a default that changes nothing (C10.2).
pub(crate) trait Power {
    /// Whose power it is.
    const FACTION: Faction;
    /// Following: may be played instead of the led faction, and counts as it.
    const STANDS_IN: bool = false;
    /// Winning: the led factions that a card of this one beats, whatever the values.
    const BEATS: FactionSet = FactionSet::NONE;
    /// Phase one: a card played goes to the winner's score pile instead of the discards.
    const SCORED_WHEN_PLAYED: Option<Rule> = None;
    /// Phase one: the winner with such a card looks at the pile's top and may take it.
    const LOOKS: Option<Rule> = None;
    /// The same with three or four players.
    const LOOKS_AMONG_MORE: Option<Rule> = None;
    /// Who last played such a card leads the next trick.
    const LEADS_NEXT: Option<Rule> = None;

    /// Phase two: whether [`gather`](Self::gather) does anything, for a trick with a card of
    /// this faction or while cards lie aside.
    const GATHERS: bool = false;

    /// Phase two: takes cards of the trick to where they go, before the winner scores what
    /// is left.
    #[inline]
    fn gather<W: Witness<ClaimEvent>>(_spoils: &mut Spoils<'_, W>) {}

    /// The end: moves what still lies apart, after the last trick.
    #[inline]
    fn end<W: Witness<ClaimEvent>>(_spoils: &mut Spoils<'_, W>) {}
}

/// Runs the same words for every power, in the order of C10.1.
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

/// Whether a card of `faction` beats whatever was led, when that is `led`.
pub(crate) const fn beats(faction: Faction, led: Faction) -> bool {
    let mut answer = false;
    each_power!(P => if P::FACTION.index() == faction.index() { answer = P::BEATS.contains(led); });
    answer
}

/// A yes or no of every faction, and the rule behind each yes.
struct Answers {
    factions: FactionSet,
    rules: [Rule; Faction::COUNT],
}

impl Answers {
    const NONE: Self = Self { factions: FactionSet::NONE, rules: [Rule(""); Faction::COUNT] };

    const fn with(mut self, faction: Faction, answer: Option<Rule>) -> Self {
        if let Some(rule) = answer {
            self.factions = self.factions.with(faction);
            self.rules[faction.index()] = rule;
        }
        self
    }

    #[inline]
    fn of(&self, card: Card) -> Option<Rule> {
        let faction = card.faction();
        self.factions.contains(faction).then(|| self.rules[faction.index()])
    }
}

static SCORED_WHEN_PLAYED: Answers = {
    let mut answers = Answers::NONE;
    each_power!(P => answers = answers.with(P::FACTION, P::SCORED_WHEN_PLAYED));
    answers
};

static LOOKS: Answers = {
    let mut answers = Answers::NONE;
    each_power!(P => answers = answers.with(P::FACTION, P::LOOKS));
    answers
};

static LOOKS_AMONG_MORE: Answers = {
    let mut answers = Answers::NONE;
    each_power!(P => answers = answers.with(P::FACTION, P::LOOKS_AMONG_MORE));
    answers
};

static LEADS_NEXT: Answers = {
    let mut answers = Answers::NONE;
    each_power!(P => answers = answers.with(P::FACTION, P::LEADS_NEXT));
    answers
};

/// The factions whose power takes cards of a trick of phase two elsewhere.
pub(crate) const GATHERERS: FactionSet = {
    let mut set = FactionSet::NONE;
    each_power!(P => set = factions_that(set, P::FACTION, P::GATHERS));
    set
};

/// Phase one: the rule by which this card, played, goes to the winner's score pile.
#[inline]
pub(crate) fn scored_when_played(card: Card) -> Option<Rule> {
    SCORED_WHEN_PLAYED.of(card)
}

/// Phase one: the rule by which a trick won with this card lets the winner look.
#[inline]
pub(crate) fn looks<const N: usize>(card: Card) -> Option<Rule> {
    if N == 2 { LOOKS.of(card) } else { LOOKS_AMONG_MORE.of(card) }
}

/// The rule by which the player of this card leads the next trick.
#[inline]
pub(crate) fn leads_next(card: Card) -> Option<Rule> {
    LEADS_NEXT.of(card)
}

/// Phase two: every power takes its cards to where they go.
#[inline]
pub(crate) fn gather<W: Witness<ClaimEvent>>(spoils: &mut Spoils<'_, W>) {
    each_power!(P => P::gather(spoils));
}

/// The end: every power moves what still lies apart.
#[inline]
pub(crate) fn end<W: Witness<ClaimEvent>>(spoils: &mut Spoils<'_, W>) {
    each_power!(P => P::end(spoils));
}
