//! La Défaite a second time, naively: cards are texts, piles are lists, and the rules are
//! told from top to bottom like the rulebook, stopping to ask wherever a player decides.
//!
//! Whoever plays a game here is called at every decision with the table as it lies, the seat
//! that is asked and its legal actions, and answers with one of them.

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
pub use table::{Court, King, Placed, Table};

/// Why a game did not go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The player gave no answer.
    NoAnswer,
    /// The player gave an answer that is none of the legal ones.
    NotLegal(String),
}

/// What a stretch of the game gives, unless it stops before its end.
type Played<T> = Result<T, Stop>;

/// Whoever answers: given the table, the seat and its legal actions, one of these or nothing.
type Answer<'a> = &'a mut dyn FnMut(&Table, usize, &[String]) -> Option<String>;

/// A game in progress: the table, and whoever answers for the players.
struct Playing<'a> {
    table: &'a mut Table,
    answer: Answer<'a>,
}

impl Playing<'_> {
    /// Asks a seat for one of these actions, sorted, equal texts once.
    fn ask(&mut self, seat: usize, mut actions: Vec<String>) -> Played<String> {
        actions.sort();
        actions.dedup();
        let answer = (self.answer)(self.table, seat, &actions).ok_or(Stop::NoAnswer)?;
        if actions.contains(&answer) { Ok(answer) } else { Err(Stop::NotLegal(answer)) }
    }

    /// L13.8: a choice among things is not asked when there is one, and is none without any.
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

/// Plays a game from its deal to its end; gives the last table and the outcome.
///
/// `nobles` has one for each seat. `deck` holds the hands in blocks of seven and then the
/// pile, top first.
///
/// # Errors
/// When an answer is missing or not legal.
pub fn play(nobles: &[String], deck: &[String], answer: Answer<'_>) -> Result<(Table, NaiveOutcome), Stop> {
    let mut table = Table::dealt(nobles, deck);
    let outcome = play_on(&mut table, answer)?;
    Ok((table, outcome))
}

/// Plays on from a table that lies ready for a round, to the end of the game.
///
/// # Errors
/// When an answer is missing or not legal; the table stays as it lay when it was asked for.
pub fn play_on(table: &mut Table, answer: Answer<'_>) -> Result<NaiveOutcome, Stop> {
    let mut playing = Playing { table, answer };
    playing.rounds()?;
    Ok(playing.table.final_scoring())
}

#[cfg(test)]
mod tests;
