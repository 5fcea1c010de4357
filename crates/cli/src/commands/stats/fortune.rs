//! Who has won, and how those fared who did something.

use interregnum_kernel::{MAX_SEATS, Seat, SeatSet};

/// A win in parts that can be shared by up to six.
pub(super) const WIN: u32 = 60;

/// How a game is divided among its sides: whoever won has all of it, several who won share it,
/// and a draw is shared by all.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shares([u32; MAX_SEATS]);

impl Shares {
    /// The shares of a game that these sides have won.
    pub(super) fn of(winners: SeatSet, sides: usize) -> Self {
        let winners = if winners.is_empty() { SeatSet::all(sides) } else { winners };
        let mut shares = [0; MAX_SEATS];
        winners.for_each(|side| shares[side.index()] = WIN / winners.len() as u32);
        Self(shares)
    }

    fn sum(self, sides: SeatSet) -> u32 {
        sides.map(|side| self.0[side.index()]).sum()
    }
}

/// How those fared who did or had something, in the games in which some did and some did not.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Fortune {
    /// How many such games there were.
    pub(super) games: u64,
    /// How many sides did it in them.
    pub(super) doers: u64,
    /// What those sides have won, in parts of a win.
    pub(super) won: u64,
}

impl Fortune {
    pub(super) const NONE: Self = Self { games: 0, doers: 0, won: 0 };

    pub(super) fn add(&mut self, by: SeatSet, shares: Shares, sides: usize) {
        if !by.is_empty() && by.len() < sides {
            self.merge(Self { games: 1, doers: by.len() as u64, won: u64::from(shares.sum(by)) });
        }
    }

    pub(super) const fn merge(&mut self, other: Self) {
        self.games += other.games;
        self.doers += other.doers;
        self.won += other.won;
    }
}

/// How one side fared.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Wins {
    /// Games won alone, or with a partner.
    pub(super) alone: u64,
    /// Games won together with another side.
    pub(super) shared: u64,
    /// All that was won, draws included, in parts of a win.
    pub(super) won: u64,
}

impl Wins {
    pub(super) const NONE: Self = Self { alone: 0, shared: 0, won: 0 };

    pub(super) fn add(&mut self, side: Seat, winners: SeatSet, shares: Shares) {
        let won = winners.contains(side);
        self.alone += u64::from(won && winners.len() == 1);
        self.shared += u64::from(won && winners.len() > 1);
        self.won += u64::from(shares.0[side.index()]);
    }

    pub(super) const fn merge(&mut self, other: Self) {
        self.alone += other.alone;
        self.shared += other.shared;
        self.won += other.won;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_one_win_however_many_share_it() {
        for (winners, parts) in
            [(&[1][..], [0, 60, 0]), (&[0, 2], [30, 0, 30]), (&[], [20, 20, 20]), (&[0, 1, 2], [20, 20, 20])]
        {
            assert_eq!(Shares::of(winners.iter().map(|&side| Seat::new(side)).collect(), 3).0[..3], parts);
        }
    }
}
