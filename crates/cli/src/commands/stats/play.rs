//! The games themselves, played by bots on several threads.

use super::sheet::Sheet;
use super::totals::Totals;
use crate::commands::simulate;
use crate::failure::Failure;
use crate::progress;
use crate::speech::Speech;
use crate::tables::bot::Bot;
use crate::tables::{self, Counter, Seated, Setup};
use crate::threads;
use clap::ArgMatches;
use indicatif::ProgressBar;
use interregnum_kernel::{Game, Seed};
use interregnum_players::PLAY;
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The sums over the games of a [`Seated`].
pub(super) type TotalsOf<S> = Totals<<<S as Seated>::Game as Game>::Card>;

/// What is to be played.
pub(super) struct Session<'a, S: Seated> {
    pub(super) setups: Vec<Setup<S::Game>>,
    /// How many games of each setup.
    pub(super) games: usize,
    pub(super) seed: Seed,
    /// The seed as it was given, if it was.
    pub(super) given: Option<&'a str>,
    /// The names of those who play.
    pub(super) bots: Vec<String>,
    threads: NonZero<usize>,
    matches: &'a ArgMatches,
}

impl<'a, S: Seated> Session<'a, S> {
    pub(super) fn read(matches: &'a ArgMatches, speech: &Speech) -> Result<Self, Failure> {
        let games: u32 = matches.get_one::<NonZero<u32>>("games").map_or(1, |games| games.get());
        Ok(Self {
            setups: S::setups(matches)?,
            games: games as usize,
            bots: players::<S>(matches)?.iter().map(|bot| bot.name().to_owned()).collect(),
            given: matches.get_one::<String>("seed").map(String::as_str),
            seed: tables::seed(matches, speech)?,
            threads: threads::asked(matches),
            matches,
        })
    }

    /// Plays all games; gives the sums of each setup. A game has the seed that `simulate` would
    /// give it.
    pub(super) fn play(&self) -> Result<Vec<TotalsOf<S>>, Failure> {
        let all = self.setups.len().saturating_mul(self.games);
        let (next, bar) = (AtomicUsize::new(0), progress::bar(all));
        let work = || self.work(&next, &bar);
        let parts: Vec<_> = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads.get().min(all)).map(|_| scope.spawn(work)).collect();
            workers.into_iter().map(|worker| worker.join().expect("no worker panics")).collect()
        });
        bar.finish_and_clear();
        let mut sums: Option<Vec<TotalsOf<S>>> = None;
        for part in parts {
            let part = part?;
            match &mut sums {
                None => sums = Some(part),
                Some(sums) => sums.iter_mut().zip(&part).for_each(|(sum, more)| sum.merge(more)),
            }
        }
        Ok(sums.unwrap_or_default())
    }

    /// Takes one game after the other until none is left.
    fn work(&self, next: &AtomicUsize, bar: &ProgressBar) -> Result<Vec<TotalsOf<S>>, Failure> {
        let mut bots = players::<S>(self.matches)?;
        let desk = |setup: &Setup<S::Game>| Desk::<S>::new(setup, self.seed);
        let mut desks = self.setups.iter().map(desk).collect::<Result<Vec<_>, _>>()?;
        let all = self.setups.len() * self.games;
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= all {
                return Ok(desks.into_iter().map(|desk| desk.totals).collect());
            }
            let place = number / self.games;
            desks[place].game(&self.setups[place], &mut bots, self.seed.child(number as u64))?;
            bar.inc(1);
        }
    }
}

/// Those who play at one desk, each thinking by itself: the desks are what runs at the same
/// time.
fn players<S: Seated>(matches: &ArgMatches) -> Result<Vec<Bot<S::Game>>, Failure> {
    simulate::bots::<S>(matches, NonZero::<usize>::MIN)
}

/// Where one worker counts the games of one setup.
struct Desk<S: Seated> {
    sheet: Sheet<<S::Game as Game>::Card>,
    totals: TotalsOf<S>,
}

impl<S: Seated> Desk<S> {
    fn new(setup: &Setup<S::Game>, seed: Seed) -> Result<Self, Failure> {
        let options = (setup.options)(seed);
        let players = start::<S::Game>(&options, seed)?.players();
        let sides = S::Counter::sides(players);
        let mut sheet = Sheet::new(players, sides);
        S::Counter::list(&options, &mut sheet);
        Ok(Self { sheet, totals: Totals::new(players, sides) })
    }

    /// One game of bots, who sit down as in `simulate`.
    fn game(&mut self, setup: &Setup<S::Game>, bots: &mut [Bot<S::Game>], seed: Seed) -> Result<(), Failure> {
        let mut game = start::<S::Game>(&(setup.options)(seed), seed)?;
        let (mut counter, sheet) = (S::Counter::default(), &mut self.sheet);
        sheet.clear();
        game.opening().iter().for_each(|event| counter.note(event, sheet));
        let mut rng = seed.child(PLAY).generator();
        let sitting = bots.len();
        while let Some(seat) = game.to_act().first() {
            let action = bots[seat.index() % sitting].act(&game, seat, &mut rng)?;
            let Ok(events) = game.apply(seat, action) else { unreachable!("bots choose legal actions") };
            events.iter().for_each(|event| counter.note(event, sheet));
            sheet.decisions += 1;
        }
        if let Some(outcome) = game.outcome() {
            self.totals.add(sheet, outcome.winners, outcome.reason);
        }
        Ok(())
    }
}

/// The start of the game with this seed.
fn start<G: Game>(options: &G::Options, seed: Seed) -> Result<G, Failure> {
    G::start(options, &G::deal(options, seed)).map_err(|bad| Failure::Bad(bad.phrase))
}
