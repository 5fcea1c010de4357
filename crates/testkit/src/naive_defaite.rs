//! A second, deliberately naive implementation of La Défaite: cards are texts, piles are lists, and
//! the code follows the rulebook from top to bottom.
//!
//! At every decision it calls a function with the table, the seat to act and its legal actions; the
//! function returns one of them.

mod capture;
mod cards;
mod duel;
mod events;
mod persons;
mod round;
mod scoring;
mod struggle;
mod table;

pub use scoring::NaiveOutcome;
pub use table::{Court, King, NaivePosition, Placed};

/// Why a game stopped before its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The player gave no answer.
    NoAnswer,
    /// The player gave an answer that is not legal.
    NotLegal(String),
}

/// The result of a part of the game, unless the game stops in it.
type Played<T> = Result<T, Stop>;

/// Answers for the players: from the table, the seat and its legal actions it returns one of these,
/// or `None`.
type Answer<'a> = &'a mut dyn FnMut(&NaivePosition, usize, &[String]) -> Option<String>;

/// A game in progress: the table, and the function that answers for the players.
struct Playing<'a> {
    table: &'a mut NaivePosition,
    answer: Answer<'a>,
}

impl Playing<'_> {
    /// Asks a seat for one of these actions, sorted and without duplicates.
    fn ask(&mut self, seat: usize, mut actions: Vec<String>) -> Played<String> {
        actions.sort();
        actions.dedup();
        let answer = (self.answer)(self.table, seat, &actions).ok_or(Stop::NoAnswer)?;
        if actions.contains(&answer) { Ok(answer) } else { Err(Stop::NotLegal(answer)) }
    }

    /// L13.8: asks a seat to choose; a single action is taken without asking, and without any the
    /// result is `None`.
    fn choose(&mut self, seat: usize, mut actions: Vec<String>) -> Played<Option<String>> {
        actions.sort();
        actions.dedup();
        match actions.len() {
            0 => Ok(None),
            1 => Ok(actions.pop()),
            _ => self.ask(seat, actions).map(Some),
        }
    }
}

/// Plays a game from its deal to its end; returns the last table and the outcome.
///
/// `nobles` holds one card for each seat, `deck` the hands in blocks of seven and then the pile,
/// top first.
///
/// # Errors
/// When an answer is missing or not legal.
pub fn play(
    nobles: &[String],
    deck: &[String],
    answer: Answer<'_>,
) -> Result<(NaivePosition, NaiveOutcome), Stop> {
    let mut table = NaivePosition::dealt(nobles, deck);
    let outcome = play_on(&mut table, answer)?;
    Ok((table, outcome))
}

/// Plays from a table at the beginning of a round to the end of the game.
///
/// # Errors
/// When an answer is missing or not legal; the table stays as it was at that decision.
pub fn play_on(table: &mut NaivePosition, answer: Answer<'_>) -> Result<NaiveOutcome, Stop> {
    let mut playing = Playing { table, answer };
    playing.rounds()?;
    Ok(playing.table.final_scoring())
}

#[cfg(test)]
mod tests;
