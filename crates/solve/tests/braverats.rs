//! Compares the solution of `BraveRats` with the published solution of the standard game, with best
//! responses, and with positions worked out by hand.

use interregnum_braverats::{APPLEWOOD, After, BraveRats, Card, Open, Options, YARG};
use interregnum_kernel::{BySeat, Game, Seat, Seed};
use interregnum_solve::braverats::OpenRats;
use interregnum_solve::{GAP, Key, Side, Solvable, Solved, Strategy, Turn, guarantee};
use std::collections::HashSet;
use std::num::NonZero;

fn solved<G: Solvable>(game: G) -> Solved<G> {
    Solved::new(game, NonZero::<usize>::MIN)
}

fn from_text(text: &str) -> Solved<OpenRats> {
    let rats = BraveRats::position(text).expect("the text describes a position");
    solved(OpenRats::rest_of(&rats).expect("nothing in it is hidden"))
}

/// All reachable positions of the standard game.
fn positions() -> HashSet<Open> {
    let game = OpenRats::standard();
    let mut found = HashSet::new();
    let mut ahead = vec![game.start()];
    while let Some(position) = ahead.pop() {
        let Turn::Choose { rows, columns, .. } = game.turn(&position) else { continue };
        let After::Goes(open) = position else { continue };
        if found.insert(open) {
            let pairs = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
            ahead.extend(pairs.map(|(row, column)| game.after(&position, row, column)));
        }
    }
    found
}

/// The first-round mix that W. Medwid published.
#[test]
fn the_standard_game_is_even_and_begins_as_published() {
    let solved = solved(OpenRats::standard());
    assert!(solved.value().abs() <= GAP && solved.worst_gap() <= GAP);
    let Some(Strategy::Together(first)) = solved.strategy(&solved.game().start()) else {
        panic!("both choose together")
    };
    let known = [0.0, 0.0, 0.2218, 0.2719, 0.2268, 0.2343, 0.0, 0.0452];
    for (card, mix) in Card::ALL.into_iter().zip(first.rows.iter().zip(known)) {
        assert!((mix.0 - mix.1).abs() <= 1e-4, "{card}: {mix:?}");
    }
    assert_eq!(solved.positions(), 195_564);
}

#[test]
fn the_solution_of_the_standard_game_cannot_be_exploited() {
    let solved = solved(OpenRats::standard());
    for side in [Side::Row, Side::Column] {
        let proved = guarantee(&solved, side);
        assert!((proved.at_start - solved.value()).abs() <= 1e-9, "{side:?}: {proved:?}");
        assert!(proved.worst_shortfall <= 1e-9, "{side:?}: {proved:?}");
    }
}

/// W. Medwid's number of positions. It results if seats are distinguished, finished games are not
/// counted, and positions count once that agree in hands, victories, who shows first, who alone has
/// +2, and the victories that wait for each seat's next win, counted up to three.
#[test]
fn the_positions_are_as_many_as_published() {
    let counted = |Open { hands, standing }: &Open| {
        let waiting = |seat: Seat| (standing.held + standing.kept[seat]).min(3);
        let raised = |seat: Seat| standing.raised.contains(seat);
        let alone = (raised(YARG) != raised(APPLEWOOD)).then(|| raised(YARG));
        (*hands, standing.victories, [waiting(YARG), waiting(APPLEWOOD)], alone, standing.first)
    };
    let positions = positions();
    assert_eq!(positions.len(), 600_125);
    assert_eq!(positions.iter().map(counted).collect::<HashSet<_>>().len(), 484_317);
}

/// The same game with everything in the key, and no exchange of sides.
struct Whole(OpenRats);

impl Solvable for Whole {
    type Position = After;

    fn start(&self) -> After {
        self.0.start()
    }

    fn turn(&self, position: &After) -> Turn {
        self.0.turn(position)
    }

    fn after(&self, position: &After, row: usize, column: usize) -> After {
        self.0.after(position, row, column)
    }

    fn key(&self, position: &After) -> Key {
        let After::Goes(Open { hands, standing }) = position else { return Key::plain(0) };
        let both = |pair: BySeat<u8, 2>| u64::from(pair[YARG]) << 4 | u64::from(pair[APPLEWOOD]);
        let raised = standing.raised.fold(0, |raised, seat| raised | 1 << seat.index());
        let first = standing.first.map_or(0, |seat| 1 + seat.index() as u64);
        Key::plain(
            u64::from(hands[YARG].bits()) << 48
                | u64::from(hands[APPLEWOOD].bits()) << 32
                | both(standing.victories) << 24
                | both(standing.kept) << 16
                | u64::from(standing.held) << 8
                | raised << 4
                | first,
        )
    }

    fn expected_positions(&self) -> usize {
        600_000
    }
}

#[test]
fn what_the_key_leaves_out_makes_no_difference() {
    let (whole, folded) = (solved(Whole(OpenRats::standard())), solved(OpenRats::standard()));
    assert_eq!(whole.positions(), 600_125);
    for open in positions() {
        let position = After::Goes(open);
        let (a, b) = (whole.value_at(&position), folded.value_at(&position));
        let off = a.zip(b).map(|(a, b)| (a - b).abs());
        assert!(off.is_some_and(|off| off <= 10.0 * GAP), "{a:?} is not {b:?} in {open:?}");
    }
}

/// Prince and Musician against Princess and Musician, everything else equal. Prince against
/// Princess loses the game. Any Musician holds the round; the second round is then lost if
/// Prince and Princess are left, and held too if not, which is a draw. So the matrix is
/// `[[-1, 0], [0, -1]]` in the order of Musician, then the other; both mix evenly.
#[test]
fn a_prince_must_avoid_a_princess() {
    let hands = "hand 0: Pr Mu; hand 1: Pp Mu";
    let together = from_text(hands);
    assert!((together.value() + 0.5).abs() <= GAP);
    let Some(Strategy::Together(mixes)) = together.strategy(&together.game().start()) else {
        panic!("both choose together")
    };
    assert!(mixes.rows.iter().chain(mixes.columns.iter()).all(|share| (share - 0.5).abs() <= GAP));
    // B5.1: the side that sees the other's card first chooses the better result.
    assert!((from_text(&format!("{hands}; first 0")).value() + 1.0).abs() <= GAP);
    assert!(from_text(&format!("{hands}; first 1")).value().abs() <= GAP);
}

#[test]
fn a_waiting_round_is_worth_what_it_lacks() {
    // General against Wizard: 6 to 5, and three victories with two rounds held.
    assert!((from_text("hand 0: Ge; hand 1: Wi; victories 1 0; held 2").value() - 1.0).abs() <= GAP);
    assert!(from_text("hand 0: Ge; hand 1: Wi; victories 0 1; held 2").value().abs() <= GAP);
    assert!((from_text("hand 0: Ge; hand 1: Wi; held 2; kept 1 0").value() - 1.0).abs() <= GAP);
    assert!(from_text("hand 0: Ge; hand 1: Wi; held 2; kept 0 1").value().abs() <= GAP);
}

#[test]
fn exchanged_hands_are_worth_the_opposite() {
    let here = from_text("hand 0: Pr Sp Mu As; hand 1: Ge Am Pp Wi; victories 1 2; raised 1; held 1");
    let there = from_text("hand 1: Pr Sp Mu As; hand 0: Ge Am Pp Wi; victories 2 1; raised 0; held 1");
    assert!((here.value() + 0.5).abs() <= GAP && (there.value() - 0.5).abs() <= GAP);
}

#[test]
fn three_victories_are_an_even_game_too() {
    let fast = Options { target: 3, ..Options::STANDARD };
    let rats =
        BraveRats::start(&fast, &BraveRats::deal(&fast, Seed::from_number(1))).expect("such a game exists");
    let solved = solved(OpenRats::rest_of(&rats).expect("nothing in it is hidden"));
    assert!(solved.value().abs() <= GAP && solved.worst_gap() <= GAP);
}

#[test]
fn hidden_cards_are_not_solved() {
    let draw = Options { draw: true, ..Options::STANDARD };
    let rats =
        BraveRats::start(&draw, &BraveRats::deal(&draw, Seed::from_number(1))).expect("such a game exists");
    assert!(OpenRats::rest_of(&rats).is_none());
}
