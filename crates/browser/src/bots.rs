//! Bots that think: each call needs a log and nothing that was opened before.

use crate::local_table::read;
use crate::problem::Problem;
use interregnum_kernel::{Seat, Seed, Viewer};
use interregnum_players::{Level, Playable, VisitPlayable, visit_playable};
use interregnum_table::{Advice, HolderScene, Line, Refused, SeatSecret, Table};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::num::NonZero;

/// The player that gives hints, as on the server.
const HINT_ADVISER: Level = Level::Regent;

/// A worker has one thread.
pub(crate) const THREADS: NonZero<usize> = NonZero::<usize>::MIN;

/// The bots of the server draw from the same generator.
fn generator(chance: Seed) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::from_seed(chance.0)
}

/// The action of the bot at this seat; `None` if it has nothing to choose at the end of the log.
pub(crate) fn think(log: &[String], seat: Seat, chance: Seed) -> Result<Option<String>, Problem> {
    let table = Table::load(&read(log)?)?;
    if let Some(bot) = name_of(&table, seat) {
        check_weights(&table, &bot)?;
    }
    let bot = table.bots().into_iter().find(|bot| bot.seat == seat);
    Ok(bot.and_then(|bot| bot.task.answer(&mut generator(chance), THREADS)))
}

/// What the strongest bot thinks of every action, the best first.
pub(crate) fn hint(log: &[String], token: &SeatSecret, chance: Seed) -> Result<Vec<Advice>, Problem> {
    let table = Table::load(&read(log)?)?;
    let seat = table.viewer(&token.person()).seat().ok_or(Refused::NotSeated)?;
    let task = table.advise(seat, HINT_ADVISER.name())?;
    check_weights(&table, HINT_ADVISER.name())?;
    Ok(task.advise(&mut generator(chance), THREADS))
}

/// What the reviewer thinks of every action of a seat at the end of a record, the best first.
pub(crate) fn advise(record: &str, seat: Seat, chance: Seed) -> Result<Vec<Advice>, Problem> {
    let task = Line { record, number: None, tried: None }.adviser(seat)?;
    Ok(task.advise(&mut generator(chance), THREADS))
}

/// The name of the bot that plays at a seat.
fn name_of(table: &Table, seat: Seat) -> Option<String> {
    let seats = table.now(Viewer::Spectator).seats;
    match &seats.get(seat.index())?.holder {
        HolderScene::Bot { bot, .. } => Some(bot.clone()),
        HolderScene::Person { stand_in, .. } => stand_in.clone(),
        HolderScene::Open => None,
    }
}

/// Takes the weights of a game: its name, a zero byte, and the files.
pub(crate) fn provide(weights: &[u8]) -> Result<(), Problem> {
    let end = weights.iter().position(|&byte| byte == 0).ok_or(Problem::BadWeights)?;
    let game = str::from_utf8(&weights[..end]).map_err(|_| Problem::BadWeights)?;
    let taken = visit_playable(game, Provide(&weights[end + 1..])).ok_or(Problem::NoSuchGame)?;
    if taken { Ok(()) } else { Err(Problem::BadWeights) }
}

struct Provide<'a>(&'a [u8]);

impl VisitPlayable for Provide<'_> {
    type Output = bool;

    fn game<G: Playable>(self) -> bool {
        G::provide_weights(self.0)
    }
}

/// Refuses a bot that needs weights which were not provided: it would play badly without them.
fn check_weights(table: &Table, bot: &str) -> Result<(), Problem> {
    let lacks = visit_playable(&table.setup().game, Lacks(bot)).unwrap_or(false);
    if lacks { Err(Problem::NoWeights) } else { Ok(()) }
}

/// Whether a bot of this name searches, and lacks weights for it.
struct Lacks<'a>(&'a str);

impl VisitPlayable for Lacks<'_> {
    type Output = bool;

    fn game<G: Playable>(self) -> bool {
        let searches = self.0 == "search" || Level::named(self.0) == Some(Level::Regent);
        searches && G::lacks_weights()
    }
}
