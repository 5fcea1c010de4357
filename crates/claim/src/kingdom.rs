//! The factions in the deck: the pairs, the kingdoms, the options of a game.

use crate::card_set::CardSet;
use crate::faction::Faction::{
    Doppelgangers, Dragons, Dwarves, Giants, Gnomes, Goblins, Knights, Seers, Trolls, Undead,
};
use crate::faction::FactionSet;
use interregnum_kernel::{BadSetup, Seat, Seed, below, sort_short_by_key};
use serde::{Deserialize, Serialize};

/// C2.1: the pairs, exactly one of which is in the deck.
pub const PAIRS: [FactionSet; 2] = [FactionSet::of(&[Goblins, Knights]), FactionSet::of(&[Gnomes, Giants])];
/// C2.1: the factions that complete the deck.
pub const OTHERS: FactionSet = FactionSet::of(&[Dwarves, Undead, Doppelgangers, Dragons, Trolls, Seers]);

/// C2.2: the kingdoms with a name: the contents of each box.
pub const NAMED: [(&str, FactionSet); 2] = [
    ("claim", FactionSet::of(&[Goblins, Knights, Dwarves, Undead, Doppelgangers])),
    ("claim2", FactionSet::of(&[Gnomes, Giants, Dragons, Trolls, Seers])),
];

/// What the players agree on before the deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Two, three, or four in teams.
    pub players: u8,
    /// The factions in the deck.
    pub kingdom: FactionSet,
    /// Who leads the first trick.
    pub leader: Seat,
}

/// The number of the child seed from which the leader is drawn.
const LEADER: u64 = 0;

impl Options {
    /// Every kingdom for every number of players, with the leaders in turn.
    pub(crate) fn sets() -> Vec<Self> {
        let sets = |players: u8| {
            let leader = move |number| Seat::new(number % usize::from(players));
            let all = kingdoms(players).into_iter().enumerate();
            all.map(move |(number, kingdom)| Self { players, kingdom, leader: leader(number) })
        };
        (2..=4).flat_map(sets).collect()
    }

    /// C3.2: the options of a game with this seed, which also determines the leader.
    pub fn by_lot(players: u8, kingdom: FactionSet, seed: Seed) -> Self {
        let leader = Seat::new(below(&mut seed.child(LEADER).generator(), usize::from(players)));
        Self { players, kingdom, leader }
    }

    /// How many factions join the pair with this number of players; `None` if Claim cannot be
    /// played with it.
    pub const fn others(players: u8) -> Option<usize> {
        match players {
            2 => Some(3),
            3 | 4 => Some(5),
            _ => None,
        }
    }

    /// C3.1: how many cards each player gets.
    pub(crate) const fn hand(self) -> usize {
        match self.players {
            2 => 13,
            3 => 12,
            _ => 9,
        }
    }

    /// All cards of the deck.
    pub(crate) fn cards(self) -> CardSet {
        self.kingdom.fold(CardSet::EMPTY, |cards, faction| cards.beside(CardSet::of_faction(faction)))
    }

    /// C2.4: checks that the options are allowed; an error names the sentence that forbids them.
    pub fn check(self) -> Result<(), BadSetup> {
        let Some(others) = Self::others(self.players) else {
            return Err(BadSetup::new("C2.3", "claim-bad-players", usize::from(self.players)));
        };
        if PAIRS.iter().filter(|pair| pair.intersection(self.kingdom) == **pair).count() != 1
            || self.kingdom.intersection(OTHERS).len() + 2 != self.kingdom.len()
        {
            return Err(BadSetup::new("C2.1", "claim-bad-pair", self.kingdom.to_string()));
        }
        if self.kingdom.len() != others + 2 {
            let rule = if self.players == 2 { "C2.2" } else { "C2.3" };
            let mut error = BadSetup::new(rule, "claim-bad-size", self.kingdom.len());
            error.phrase = error.phrase.with("expected", others + 2);
            return Err(error);
        }
        if self.leader.index() >= usize::from(self.players) {
            return Err(BadSetup::new("C3.2", "claim-bad-leader", self.leader.index()));
        }
        Ok(())
    }
}

/// Every kingdom for this number of players, in the order of the rulebook's table.
pub fn kingdoms(players: u8) -> Vec<FactionSet> {
    let Some(size) = Options::others(players) else { return Vec::new() };
    let others: Vec<_> = OTHERS.collect();
    let choices = (0u32..1 << others.len()).filter(|choice| choice.count_ones() as usize == size);
    let mut kingdoms: Vec<FactionSet> = choices
        .flat_map(|choice| {
            let chosen = others.iter().enumerate().filter(move |(place, _)| choice >> place & 1 == 1);
            let chosen: FactionSet = chosen.map(|(_, faction)| *faction).collect();
            PAIRS.map(|pair| pair.union(chosen))
        })
        .collect();
    sort_short_by_key(&mut kingdoms, |kingdom| kingdom.collect::<Vec<_>>());
    kingdoms
}
