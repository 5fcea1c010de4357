//! Who has won, and how often the sides that used something have won.

use interregnum_kernel::{MAX_SEATS, Seat, SeatSet};

/// The parts of a win, divisible by every number of sides up to six.
pub(crate) const WIN: u32 = 60;

/// Each side's share of a game, in parts of a win: the winners share it evenly, and all sides
/// share a draw.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WinShares([u32; MAX_SEATS]);

impl WinShares {
    /// The shares of a game that `winners` have won.
    pub(crate) fn of(winners: SeatSet, sides: usize) -> Self {
        let winners = if winners.is_empty() { SeatSet::all(sides) } else { winners };
        let mut shares = [0; MAX_SEATS];
        winners.for_each(|side| shares[side.index()] = WIN / winners.len() as u32);
        Self(shares)
    }

    fn sum(self, sides: SeatSet) -> u32 {
        sides.map(|side| self.0[side.index()]).sum()
    }
}

/// How often the sides that used something have won, in the games in which some sides used it
/// and some did not.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct UserWins {
    /// The number of these games.
    pub(crate) games: u64,
    /// The number of sides that used it, summed over these games.
    pub(crate) users: u64,
    /// What these sides have won, in parts of a win.
    pub(crate) won: u64,
}

impl UserWins {
    pub(crate) const NONE: Self = Self { games: 0, users: 0, won: 0 };

    pub(crate) fn add(&mut self, by: SeatSet, shares: WinShares, sides: usize) {
        if !by.is_empty() && by.len() < sides {
            self.merge(Self { games: 1, users: by.len() as u64, won: u64::from(shares.sum(by)) });
        }
    }

    pub(crate) const fn merge(&mut self, other: Self) {
        self.games += other.games;
        self.users += other.users;
        self.won += other.won;
    }
}

/// How often one side has won.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct SideWins {
    /// Games won alone, or with a partner.
    pub(crate) alone: u64,
    /// Games won together with another side.
    pub(crate) shared: u64,
    /// Everything it has won, draws included, in parts of a win.
    pub(crate) won: u64,
}

impl SideWins {
    pub(crate) const NONE: Self = Self { alone: 0, shared: 0, won: 0 };

    pub(crate) fn add(&mut self, side: Seat, winners: SeatSet, shares: WinShares) {
        let won = winners.contains(side);
        self.alone += u64::from(won && winners.len() == 1);
        self.shared += u64::from(won && winners.len() > 1);
        self.won += u64::from(shares.0[side.index()]);
    }

    pub(crate) const fn merge(&mut self, other: Self) {
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
            assert_eq!(WinShares::of(winners.iter().map(|&side| Seat::new(side)).collect(), 3).0[..3], parts);
        }
    }
}
