//! The summary table, compared with pairs worked out from the rulebook by hand.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_braverats::{BraveRats, Odd, Odds};
use interregnum_kernel::{Game, Seat, Viewer};

const CODES: [&str; 8] = ["Mu", "Pp", "Sp", "As", "Am", "Wi", "Ge", "Pr"];

fn odds(position: &str, viewer: Viewer) -> Odds {
    Odds::of(&BraveRats::position(position).unwrap().view(viewer))
}

/// The result of the first card against the second.
fn pair(odds: &Odds, own: &str, other: &str) -> Odd {
    let place = |code: &str| CODES.iter().position(|each| *each == code).unwrap();
    odds.pairs[place(own)][place(other)]
}

const EVEN: &str = "hand 0: Pr Ge; hand 1: Sp As";

#[test]
fn powers_decide_before_strength() {
    for seat in 0..2 {
        let odds = odds(EVEN, Viewer::Seat(Seat::new(seat)));
        assert_eq!(pair(&odds, "Pp", "Pr"), Odd::WinsGame);
        assert_eq!(pair(&odds, "Pr", "Pp"), Odd::LosesGame);
        assert_eq!(pair(&odds, "Mu", "Ge"), Odd::Held);
        assert_eq!(pair(&odds, "Wi", "Mu"), Odd::Wins);
        assert_eq!(pair(&odds, "Sp", "As"), Odd::Wins);
        assert_eq!(pair(&odds, "As", "Pr"), Odd::Loses);
        assert_eq!(pair(&odds, "Am", "Ge"), Odd::Loses);
    }
}

#[test]
fn what_wins_for_one_loses_for_the_other() {
    let [one, two] =
        [0, 1].map(|seat| odds("hand 0: Pr; hand 1: Sp; raised 1", Viewer::Seat(Seat::new(seat))));
    for own in CODES {
        for other in CODES {
            let mirrored = match pair(&two, other, own) {
                Odd::Wins => Odd::Loses,
                Odd::Loses => Odd::Wins,
                Odd::WinsGame => Odd::LosesGame,
                Odd::LosesGame => Odd::WinsGame,
                Odd::Held => Odd::Held,
            };
            assert_eq!(pair(&one, own, other), mirrored, "{own} {other}");
        }
    }
}

#[test]
fn a_general_of_the_round_before_counts() {
    let raised = "hand 0: Pr Ge; hand 1: Sp As; raised 0";
    assert_eq!(pair(&odds(raised, Viewer::Seat(Seat::new(0))), "Am", "Ge"), Odd::Held);
    assert_eq!(pair(&odds(raised, Viewer::Seat(Seat::new(1))), "Ge", "Am"), Odd::Held);
}

#[test]
fn a_spectator_reads_it_as_the_first_seat_does() {
    assert_eq!(odds(EVEN, Viewer::Spectator), odds(EVEN, Viewer::Seat(Seat::new(0))));
}
