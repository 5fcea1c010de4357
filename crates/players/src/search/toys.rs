//! Games with known answers, for the tests of the search.

use super::tree::Tree;
use super::world::{Dice, SEATS, World, WorldModel, Worth};
use interregnum_kernel::{Seat, SeatSet};
use rand_core::SeedableRng;

fn pair(first: f32) -> Worth {
    let mut worth = [0.0; SEATS];
    (worth[0], worth[1]) = (first, 1.0 - first);
    worth
}

/// Nim: take one, two or three; the player who takes the last wins.
#[derive(Clone)]
struct Nim {
    left: u8,
    turn: Seat,
}

impl World for Nim {
    type Action = u8;
    type Actions = std::ops::RangeInclusive<u8>;

    fn to_act(&self) -> SeatSet {
        if self.left == 0 { SeatSet::NONE } else { SeatSet::one(self.turn) }
    }

    fn legal(&self, _seat: Seat) -> Self::Actions {
        1..=self.left.min(3)
    }

    fn advance(&mut self, seat: Seat, action: u8) {
        self.left -= action;
        self.turn = seat.clockwise(1, 2);
    }
}

impl WorldModel for Nim {
    type World = Self;

    fn sample(&mut self, _dice: &mut Dice) -> Self {
        self.clone()
    }

    fn seen(&self, action: u8, _seat: Seat, _before: &Self) -> u64 {
        u64::from(action)
    }

    fn worth(&mut self, mut world: Self, dice: &mut Dice) -> Worth {
        while let Some(seat) = world.to_act().first() {
            let most = usize::from(world.left.min(3));
            world.advance(seat, 1 + interregnum_kernel::below(dice, most) as u8);
        }
        // The player to move has nothing left to take: the other took the last.
        pair(world.turn.index() as f32)
    }
}

#[test]
fn the_search_leaves_a_multiple_of_four() {
    for left in [5, 6, 7, 9, 10] {
        let mut tree = Tree::new(Nim { left, turn: Seat::new(0) });
        let mut dice = Dice::seed_from_u64(left.into());
        (0..20_000).for_each(|_| tree.walk(&mut dice));
        let root = tree.into_root();
        let best = root.iter().max_by_key(|choice| choice.tries).expect("there is a move");
        assert_eq!(best.action, left % 4, "of {left}");
        assert!(best.mean() > 0.9, "{best:?}");
    }
}

#[test]
fn only_candidates_are_tried_at_the_root() {
    let mut tree = Tree::among(Nim { left: 7, turn: Seat::new(0) }, vec![1, 2]);
    let mut dice = Dice::seed_from_u64(7);
    (0..20_000).for_each(|_| tree.walk(&mut dice));
    let root = tree.into_root();
    assert_eq!(root.iter().map(|choice| choice.tries).sum::<u32>(), 20_000);
    assert!(root.iter().all(|choice| choice.action < 3), "{root:?}");
    // The other side, which may do anything, answers 1 with 2 and 2 with 1.
    assert!(root.iter().all(|choice| choice.mean() < 0.5), "{root:?}");
}

#[test]
fn a_choice_is_decided_when_what_is_left_cannot_change_it() {
    let mut tree = Tree::new(Nim { left: 5, turn: Seat::new(0) });
    assert!(!tree.decided(0), "nothing was tried");
    let mut dice = Dice::seed_from_u64(5);
    (0..5000).for_each(|_| tree.walk(&mut dice));
    let most = (0..5000).take_while(|&more| tree.decided(more)).count() as u64;
    let mut tries: Vec<u64> = tree.into_root().iter().map(|choice| choice.tries.into()).collect();
    tries.sort_unstable();
    assert_eq!(most, tries[2] - tries[1]);
    assert!(most > 3000, "{tries:?}");
}

/// Nim evaluated after one move by a wrong rule of thumb: the more is left, the better for the next
/// player.
#[derive(Clone)]
struct ShortSighted(Nim);

impl WorldModel for ShortSighted {
    type World = Nim;

    fn sample(&mut self, _dice: &mut Dice) -> Nim {
        self.0.clone()
    }

    fn seen(&self, action: u8, _seat: Seat, _before: &Nim) -> u64 {
        u64::from(action)
    }

    fn far_enough(&self, world: &Nim) -> bool {
        world.left < self.0.left
    }

    fn worth(&mut self, world: Nim, _dice: &mut Dice) -> Worth {
        pair(f32::from(world.left) / 10.0)
    }
}

#[test]
fn a_guide_that_has_seen_enough_is_not_led_further() {
    let mut tree = Tree::new(ShortSighted(Nim { left: 6, turn: Seat::new(0) }));
    let mut dice = Dice::seed_from_u64(6);
    (0..5000).for_each(|_| tree.walk(&mut dice));
    for choice in tree.into_root() {
        let thumb = f32::from(6 - choice.action) / 10.0;
        assert!((choice.mean() - thumb).abs() < 1e-3, "{choice:?}");
    }
}

/// Rock, paper, scissors where a win with rock counts double; its only equilibrium is one quarter
/// rock, half paper, one quarter scissors.
#[derive(Clone, Default)]
struct Hands {
    shown: [Option<u8>; 2],
}

impl World for Hands {
    type Action = u8;
    type Actions = std::ops::Range<u8>;

    fn to_act(&self) -> SeatSet {
        let waiting = |seat: &Seat| self.shown[seat.index()].is_none();
        Seat::all(2).filter(waiting).collect()
    }

    fn legal(&self, _seat: Seat) -> Self::Actions {
        0..3
    }

    fn advance(&mut self, seat: Seat, action: u8) {
        self.shown[seat.index()] = Some(action);
    }
}

impl WorldModel for Hands {
    type World = Self;

    fn sample(&mut self, _dice: &mut Dice) -> Self {
        Self::default()
    }

    fn seen(&self, action: u8, _seat: Seat, _before: &Self) -> u64 {
        u64::from(action)
    }

    fn worth(&mut self, mut world: Self, dice: &mut Dice) -> Worth {
        for seat in world.to_act() {
            world.advance(seat, interregnum_kernel::below(dice, 3) as u8);
        }
        let [Some(one), Some(other)] = world.shown else { return pair(0.5) };
        pair(match (3 + one - other) % 3 {
            0 => 0.5,
            // The higher number beats the next lower; rock is 0 and beats scissors, 2.
            1 if one == 0 => 1.0,
            1 => 0.75,
            _ if other == 0 => 0.0,
            _ => 0.25,
        })
    }
}

#[test]
fn sealed_choices_are_mixed_as_the_balance_asks() {
    let mut tree = Tree::new(Hands::default());
    let mut dice = Dice::seed_from_u64(7);
    (0..200_000).for_each(|_| tree.walk(&mut dice));
    let root = tree.into_root();
    for seat in Seat::all(2) {
        let own = || root.iter().filter(|choice| choice.seat == seat);
        let total: f32 = own().map(|choice| choice.mix.total).sum();
        for choice in own() {
            let share = choice.mix.total / total;
            let asked = if choice.action == 1 { 0.5 } else { 0.25 };
            assert!((share - asked).abs() < 0.04, "{} has {share}", choice.action);
        }
    }
}
