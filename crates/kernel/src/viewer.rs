//! Viewers: a seat or a spectator, and sets of them.

use crate::{Seat, SeatSet};
use serde::Serialize;

/// Somebody who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// A player, who sees what that seat may see.
    Seat(Seat),
    /// Anybody else, who sees what is public.
    Spectator,
}

impl Viewer {
    /// The viewer's seat, if it has one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }

    /// Every viewer of a table of `players`: the seats, then a spectator.
    pub fn all(players: usize) -> impl Iterator<Item = Self> {
        Seat::all(players).map(Self::Seat).chain(std::iter::once(Self::Spectator))
    }
}

/// The viewers who see something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Audience {
    /// These seats only.
    Seats(SeatSet),
    /// All seats and every spectator.
    Everyone,
}

impl Audience {
    /// One seat only.
    pub const fn only(seat: Seat) -> Self {
        Self::Seats(SeatSet::one(seat))
    }

    /// Whether the viewer belongs to the audience.
    pub const fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Self::Everyone, _) => true,
            (Self::Seats(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Self::Seats(_), Viewer::Spectator) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spectator_sees_only_what_is_shown_to_everyone() {
        let shown = Audience::only(Seat::new(1));
        assert!(shown.includes(Viewer::Seat(Seat::new(1))));
        assert!(!shown.includes(Viewer::Seat(Seat::new(0))));
        assert!(!shown.includes(Viewer::Spectator));
        assert!(Audience::Everyone.includes(Viewer::Spectator));
    }
}
