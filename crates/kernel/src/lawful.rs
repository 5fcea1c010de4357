//! What only the laws may look at: where the cards really lie, and every action and length that a
//! game can have.

use crate::{Imagine, Seat, Zones};

/// The permission to look at hidden cards.
///
/// [`LAWS`] is the only value, and it exists only with the feature `laws`, which only
/// dev-dependencies switch on. Production code that asks a position for its
/// [`truth`](Lawful::truth) does not compile.
#[derive(Clone, Copy, Debug)]
pub struct LawKey(());

/// The permission, for tests.
#[cfg(feature = "laws")]
pub const LAWS: LawKey = LawKey(());

/// A game whose laws can be checked.
pub trait Lawful: Imagine {
    /// The zone in which all cards lie before the deal.
    const SOURCE: Self::Zone;

    /// Where every card really lies; nothing in it is unknown.
    fn truth(&self, key: LawKey) -> Zones<Self::Card, Self::Zone>;
    /// The deal and the actions that led to this position, as the position itself remembers them.
    /// They show that an imagined world could have happened.
    fn past(&self, key: LawKey) -> (Self::Deal, Vec<(Seat, Self::Action)>);
    /// Every action that could ever be legal with these options, and some that never are.
    fn every_action(options: &Self::Options) -> Vec<Self::Action>;
    /// A number of actions within which every game with these options ends.
    fn bound(options: &Self::Options) -> usize;
    /// The same game with every player moved `steps` seats clockwise; `None` where the rules treat
    /// the seats differently. By default options and deal stay as they are: they name no seat.
    fn turned(
        options: &Self::Options,
        deal: &Self::Deal,
        _steps: usize,
    ) -> Option<(Self::Options, Self::Deal)> {
        Some((options.clone(), deal.clone()))
    }
    /// The zone that corresponds to `zone` at the turned table.
    fn turned_zone(zone: Self::Zone, steps: usize, players: usize) -> Self::Zone;
    /// The action that corresponds to `action` at the turned table: by default the same, which names
    /// no seat.
    fn turned_action(action: Self::Action, _steps: usize, _players: usize) -> Self::Action {
        action
    }
}

/// Implements [`Lawful::turned_zone`] for a game whose `Zone` has these zones of one seat each; all
/// others belong to nobody. The law of symmetry fails if one is missing.
#[macro_export]
macro_rules! turn_zones {
    ($($zone:ident),+) => {
        fn turned_zone(zone: Zone, steps: usize, players: usize) -> Zone {
            match zone {
                $(Zone::$zone(seat) => Zone::$zone(seat.clockwise(steps, players)),)+
                nobodys => nobodys,
            }
        }
    };
}
