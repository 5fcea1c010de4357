//! The interface of a game whose balance can be measured.

use crate::{Category, Observations};
use interregnum_kernel::{EventOf, Game, Phrase};
use interregnum_players::Playable;

/// A game whose balance can be measured.
pub trait Measured: Playable {
    /// Reads the game's events.
    type Counter: Counter<Self>;
}

/// Reads the events of one game and notes what counts for the balance. Every game gets a new
/// counter.
pub trait Counter<G: Game>: Default {
    /// The number of sides at a table of `players`. Seat `n` belongs to side `n` modulo this number.
    fn sides(players: usize) -> usize {
        players
    }
    /// Lists everything that can be noted with these options.
    fn list(options: &G::Options, observations: &mut Observations<G::Card>);
    /// Notes what an event contributes to the observations. The events of the opening come first.
    fn note(&mut self, event: &EventOf<G>, observations: &mut Observations<G::Card>);
    /// A card's name.
    fn card(card: G::Card) -> Phrase;
    /// The name of a source of points.
    fn source(source: Category) -> Phrase {
        Phrase::new(format!("stats-{}-source-{}", G::NAME, source.code))
    }
    /// The name of an incident of a group.
    fn incident(group: Category, incident: Category) -> Phrase {
        Phrase::new(format!("stats-{}-{}-{}", G::NAME, group.code, incident.code))
    }
}
