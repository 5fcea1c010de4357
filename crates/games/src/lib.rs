//! The closed list of games: the one place that names them all.
//!
//! Code that serves any game is a [`Visit`]: written once, generic over the game, and sent
//! to the game that a name, or a record, asks for.

use interregnum_kernel::{BadRecord, Game, Head, Lawful};

pub use interregnum_braverats as braverats;
pub use interregnum_claim as claim;
pub use interregnum_defaite as defaite;

/// The names of all games.
pub const NAMES: [&str; 3] = [claim::Claim::NAME, braverats::BraveRats::NAME, defaite::Defaite::NAME];

/// Something that can be done with any game.
pub trait Visit {
    /// What comes of it.
    type Output;
    /// Does it with the game `G`.
    fn game<G: Lawful>(self) -> Self::Output;
}

/// Sends a visitor to the game with this name; `None` if there is none.
pub fn visit<V: Visit>(name: &str, visitor: V) -> Option<V::Output> {
    match name {
        claim::Claim::NAME => Some(visitor.game::<claim::Claim>()),
        braverats::BraveRats::NAME => Some(visitor.game::<braverats::BraveRats>()),
        defaite::Defaite::NAME => Some(visitor.game::<defaite::Defaite>()),
        _ => None,
    }
}

/// Sends a visitor to the game that a line of a record file was played in.
pub fn visit_record<V: Visit>(line: &str, visitor: V) -> Result<V::Output, BadRecord> {
    let head = Head::read(line)?;
    visit(&head.game, visitor).ok_or(BadRecord::UnknownGame { found: head.game })
}

/// The names of a table's bots, seat by seat, as [`kernel::bot_names`](interregnum_kernel::bot_names())
/// gives them; `None` if there is no such game.
pub fn bot_names(game: &str, table: &[u8], seats: usize, taken: &[&str]) -> Option<Vec<&'static str>> {
    struct Names<'a>(&'a [u8], usize, &'a [&'a str]);
    impl Visit for Names<'_> {
        type Output = Vec<&'static str>;
        fn game<G: Lawful>(self) -> Self::Output {
            interregnum_kernel::bot_names::<G>(self.0, self.1, self.2)
        }
    }
    visit(game, Names(table, seats, taken))
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Name;
    impl Visit for Name {
        type Output = &'static str;
        fn game<G: Lawful>(self) -> &'static str {
            G::NAME
        }
    }

    #[test]
    fn every_name_leads_to_its_game() {
        assert!(NAMES.iter().all(|name| visit(name, Name) == Some(name)));
        assert_eq!(visit("chess", Name), None);
    }
}
