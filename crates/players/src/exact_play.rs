//! How people played the part of a finished game that is solved exactly.

use crate::{Playable, VisitPlayable, visit_playable};
use interregnum_kernel::{Playthrough, Seat};

/// The most positions that the solution of one position may take: a few seconds. None of two thousand second phases of
/// Claim reached it; the longest took 2.7 seconds in all, the median 16 milliseconds.
const NODE_LIMIT: u64 = 40_000_000;

/// How one seat played the part of a game that is solved exactly. A choice has at least two possibilities; what the clock
/// or a stand-in chose does not count.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ExactPlay {
    /// By how many points the seat won with best play of both when the part began; negative if it lost.
    pub margin: i32,
    /// How many choices the player made.
    pub choices: u32,
    /// How many of them were best: they kept the margin.
    pub best: u32,
    /// How many of them gave the game away: it was won with best play before, and not after.
    pub given_away: u32,
    /// How many points all of them gave away.
    pub points: u32,
}

impl ExactPlay {
    /// Counts a choice with the margins before and after it, as the seat sees them.
    fn count(&mut self, before: i32, after: i32) {
        self.choices += 1;
        self.best += u32::from(after >= before);
        self.given_away += u32::from(before > 0 && after <= 0);
        self.points += (before - after).max(0).unsigned_abs();
    }
}

/// Whether games of this name and number of players have a part that is solved exactly.
pub fn has_solved_part(game: &str, players: usize) -> bool {
    struct Asked(usize);
    impl VisitPlayable for Asked {
        type Output = bool;

        fn game<G: Playable>(self) -> bool {
            G::has_solved_part(self.0)
        }
    }
    visit_playable(game, Asked(players)).unwrap_or(false)
}

/// How each seat played the part that is solved exactly. `None` for a seat whose player did nothing there, and for all
/// seats if the game did not come so far, has no such part, or its solution takes too long. `is_own` says whether the
/// player made an action. The same game always gives the same.
pub fn exact_play<G: Playable, B: Clone>(
    game: &Playthrough<G, B>,
    is_own: impl Fn(&B) -> bool,
) -> Vec<Option<ExactPlay>> {
    let players = game.position().players();
    let none = vec![None; players];
    if !G::has_solved_part(players) {
        return none;
    }
    followed(game, is_own).unwrap_or(none)
}

/// `None` if the solution takes too long.
fn followed<G: Playable, B: Clone>(
    game: &Playthrough<G, B>,
    is_own: impl Fn(&B) -> bool,
) -> Option<Vec<Option<ExactPlay>>> {
    let mut position = game.position_after(0)?;
    let mut seats = vec![None; position.players()];
    let mut solver = G::EndgameSolver::default();
    let mut solve = |position: &G| G::exact_margin(&mut solver, position, NODE_LIMIT);
    // The margins when the part began, and now.
    let mut margins: Option<(i32, i32)> = None;
    for played in game.actions() {
        if !position.is_solved() {
            position.advance(played.seat, played.action);
            continue;
        }
        let (first, before) = match margins {
            Some(known) => known,
            None => solve(&position).map(|margin| (margin, margin))?,
        };
        let has_choice = position.legal(played.seat).nth(1).is_some();
        position.advance(played.seat, played.action);
        // What is forced changes nothing, and the end of a game is reached by what is forced.
        let after = if has_choice && position.is_solved() { solve(&position)? } else { before };
        margins = Some((first, after));
        if is_own(&played.by) {
            let sign = if played.seat == Seat::new(0) { 1 } else { -1 };
            let seat = seats[played.seat.index()]
                .get_or_insert_with(|| ExactPlay { margin: sign * first, ..ExactPlay::default() });
            if has_choice {
                seat.count(sign * before, sign * after);
            }
        }
    }
    Some(seats)
}
