//! What both sides take for sure of one faction, computed from its cards and the stand-ins alone.
//! The results are cached, because the search needs the same ones again and again.

use super::lanes::LANES;
use super::roster::{Mask, Numbers, Roster, highest};

/// What both sides take for sure of the cards left of one faction, when a seat leads.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
pub(super) struct Prospect {
    /// The key for which it was computed.
    tag: u64,
    /// The lowest cards that are in the same relations to each other as these.
    pub(super) model: Mask,
    /// What the leader takes for sure: without a limit, and only while the other follows suit,
    /// because after that a card of another faction would beat it or take the lead.
    pub(super) runs: [Run; 2],
    /// What the other takes for sure, and the cards with which it does.
    pub(super) stop: Stop,
}

/// What the leader takes by leading cards of a faction that nothing beats.
#[derive(Clone, Copy, Default)]
pub(super) struct Run {
    /// The cards that are led.
    pub(super) cards: Mask,
    /// The weight that is taken for sure.
    pub(super) taken: u8,
    /// The number of tricks in which it is taken.
    pub(super) tricks: u8,
    /// The number of cards of the faction that the other can keep through these tricks.
    pub(super) spare: u8,
}

/// What the side that does not lead takes for sure.
#[derive(Clone, Copy, Default)]
pub(super) struct Stop {
    /// The cards with which it takes it.
    pub(super) cards: Mask,
    /// The weight that is taken.
    pub(super) taken: u8,
}

/// The cache of prospects.
pub(super) struct Prospects {
    kept: Box<[Prospect; 1 << KEPT]>,
    generation: u64,
}

const KEPT: u32 = 12;
/// A tag is a mask, the faction's place, the leader, and the generation.
const LANE: u32 = 50;
const LEADER: u32 = 53;
const GENERATION: u32 = 54;

impl Prospects {
    pub(super) fn new() -> Self {
        let kept = vec![Prospect::default(); 1 << KEPT].into_boxed_slice();
        Self { kept: kept.try_into().unwrap_or_else(|_| unreachable!("as many as asked for")), generation: 1 }
    }

    /// Forgets everything, because the cards get new numbers.
    pub(super) fn forget(&mut self) {
        self.generation += 1;
        if self.generation >> (u64::BITS - GENERATION) != 0 {
            self.kept.fill(Prospect::default());
            self.generation = 1;
        }
    }

    /// The prospect of a faction when the cards `left` are in both hands; `stand_ins` are
    /// equivalent to those left (see [`Roster::shades`]).
    #[inline]
    pub(super) fn of(
        &mut self,
        roster: &Roster,
        lane: usize,
        leader: usize,
        left: Mask,
        stand_ins: Mask,
    ) -> &Prospect {
        let part = left & roster.of[lane] | stand_ins & !roster.of[lane];
        let tag = part | (lane as u64) << LANE | (leader as u64) << LEADER | self.generation << GENERATION;
        let place = (tag.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (u64::BITS - KEPT)) as usize;
        let kept = &mut self.kept[place];
        if kept.tag != tag {
            *kept = Prospect::find(roster, lane, leader, part, tag);
        }
        kept
    }
}

impl Prospect {
    #[cold]
    fn find(roster: &Roster, lane: usize, leader: usize, part: Mask, tag: u64) -> Self {
        let of = part & roster.of[lane];
        let stand_ins = part & roster.stand_ins & !roster.of[lane];
        let side = |seat: usize| Side {
            own: of & roster.owned[seat],
            follow: of & roster.owned[1 - seat],
            stand_ins: stand_ins & roster.owned[1 - seat],
        };
        Self {
            tag,
            model: model(roster, lane, of),
            runs: [false, true].map(|guarded| side(leader).run(roster, lane, guarded)),
            stop: side(1 - leader).stop(roster, lane),
        }
    }
}

/// A faction as one side sees it.
#[derive(Clone, Copy)]
struct Side {
    own: Mask,
    /// The other's cards of the faction.
    follow: Mask,
    /// The other's cards that may stand in for it.
    stand_ins: Mask,
}

impl Side {
    /// Leads the faction from the highest card down, while nothing can beat the card or take the
    /// lead.
    ///
    /// The other follows suit, or plays a stand-in while it still could. After enough tricks it has
    /// no card of the faction left, and nothing beats the remaining cards.
    fn run(self, roster: &Roster, lane: usize, guarded: bool) -> Run {
        let number = self.follow.count_ones();
        let others = self.stand_ins.count_ones();
        let (mut tricks, mut taken) = (0, 0);
        let mut own = self.own;
        let mut cards = 0;
        while own != 0 {
            let card = highest(own);
            own &= !(1 << card);
            let lost = roster.loses_to[card] | roster.leads_after[card];
            let followed = lost & self.follow != 0 && tricks < number + others;
            if lost & self.stand_ins != 0 || followed || guarded && tricks >= number {
                break;
            }
            tricks += 1;
            cards |= 1 << card;
            taken += roster.weight[card].get(lane) as u32;
        }
        let mut forced = tricks.min(number).saturating_sub(others);
        if !roster.weighed.contains(lane) || roster.to_loser & roster.of[lane] != 0 {
            (taken, forced) = (0, 0);
        } else if roster.trolls & roster.of[lane] != 0 {
            // One Troll a trick, perhaps another than the one that was led (C9.8).
            (taken, forced) = (tricks, 0);
        }
        let spare = if roster.sweeps.contains(lane) { number - forced } else { 0 };
        Run { cards, taken: (taken + forced) as u8, tricks: tricks as u8, spare: spare as u8 }
    }

    /// What this side takes for sure although the other leads. It keeps cards that nothing can beat
    /// to the end, as many as the other has of the faction. Either the other leads the faction at
    /// last, or it has lost the lead before; in both cases these cards win.
    fn stop(self, roster: &Roster, lane: usize) -> Stop {
        let special = roster.to_loser | roster.trolls;
        if !roster.weighed.contains(lane) || special & roster.of[lane] != 0 {
            return Stop::default();
        }
        let number = self.follow.count_ones();
        let mut cards = 0;
        let (mut taken, mut tricks) = (0, 0);
        let mut own = self.own;
        while own != 0 && tricks < number {
            let card = highest(own);
            own &= !(1 << card);
            let lost = (roster.loses_to[card] | roster.leads_after[card]) & (self.follow | self.stand_ins);
            // Of equal cards the one that was led wins (C5.5).
            let unbeaten = self.follow & !roster.beats[card];
            if lost | unbeaten != 0 {
                break;
            }
            tricks += 1;
            cards |= 1 << card;
            taken += roster.weight[card].get(lane) as u32;
        }
        let forced = tricks.saturating_sub(self.stand_ins.count_ones());
        Stop { cards, taken: (taken + forced) as u8 }
    }
}

/// The lowest cards, the same number in each hand, that have the same relations and weights as
/// these.
fn model(roster: &Roster, lane: usize, of: Mask) -> Mask {
    // A card with a power of its own cannot be replaced by another.
    let alone = roster.trolls | roster.gnomes | roster.giants | roster.tops;
    if roster.of[lane] & alone != 0 {
        return of;
    }
    let mut found = 0;
    let mut floor = 0;
    for card in Numbers(of) {
        let owner = usize::from(roster.owned[1] >> card & 1 == 1);
        let like = |other: usize| {
            let copies = (roster.doubles >> other ^ roster.doubles >> card) & 1 == 0;
            copies && roster.weight[other] == roster.weight[card]
        };
        let free = roster.of[lane] & roster.owned[owner] & !((1 << floor) - 1);
        let place = Numbers(free).find(|&other| like(other)).unwrap_or(card);
        found |= 1 << place;
        floor = place + 1;
    }
    found
}

const _: () =
    assert!(LANES < 8 && LANE + 3 == LEADER && LEADER + 1 == GENERATION, "a faction's place fits its bits");
