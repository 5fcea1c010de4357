//! Runs the bots on a thread of their own, so that the screen stays responsive.

use crate::games::TerminalGame;
use interregnum_kernel::{Seat, Seed};
use interregnum_players::{Player, REVIEWER, Weighed, player};
use std::collections::HashMap;
use std::num::NonZero;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};

/// A request to the bots.
pub(crate) struct BotRequest<G: TerminalGame> {
    /// How many actions had been played: an answer to an earlier position is dropped.
    pub(crate) done: usize,
    pub(crate) seat: Seat,
    pub(crate) view: G::View,
    /// Seeds the bot's random choices.
    pub(crate) seed: Seed,
    pub(crate) ask: BotTask,
}

/// What a bot is asked to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum BotTask {
    /// Choose an action as the player of this name.
    Act(String),
    /// Evaluate every action as the strongest player.
    Weigh,
    /// Evaluate every action as the reviewer, whose answer depends on the seed and on no clock.
    Review,
}

/// The answer to a [`BotRequest`].
pub(crate) struct BotAnswer<A> {
    pub(crate) done: usize,
    pub(crate) seat: Seat,
    pub(crate) reply: BotReply<A>,
}

/// What a bot answers.
pub(crate) enum BotReply<A> {
    /// The chosen action; `None` is a bug of the player.
    Act(Option<A>),
    Weighed(Vec<Weighed<A>>),
}

/// The thread of the bots has ended, which is a bug of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BotThreadStopped;

/// The bots of one game, and the channels to their thread.
pub(crate) struct BotThread<G: TerminalGame> {
    questions: Sender<BotRequest<G>>,
    answers: Receiver<BotAnswer<G::Action>>,
}

impl<G: TerminalGame> BotThread<G> {
    /// Starts the thread; each player may use `threads` threads.
    pub(crate) fn new(threads: NonZero<usize>) -> Self {
        let (questions, asked) = channel();
        let (answering, answers) = channel();
        std::thread::spawn(move || think::<G>(&asked, &answering, threads));
        Self { questions, answers }
    }

    /// Sends a request without waiting for its answer.
    pub(crate) fn ask(&self, question: BotRequest<G>) -> Result<(), BotThreadStopped> {
        self.questions.send(question).map_err(|_| BotThreadStopped)
    }

    /// The next answer, if one has arrived.
    pub(crate) fn answer(&self) -> Result<Option<BotAnswer<G::Action>>, BotThreadStopped> {
        match self.answers.try_recv() {
            Ok(answer) => Ok(Some(answer)),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(BotThreadStopped),
        }
    }
}

/// Answers requests until the other end of a channel is dropped.
fn think<G: TerminalGame>(
    asked: &Receiver<BotRequest<G>>,
    answering: &Sender<BotAnswer<G::Action>>,
    threads: NonZero<usize>,
) {
    let mut players: HashMap<String, Box<dyn Player<G>>> = HashMap::new();
    let mut adviser: Option<Box<dyn Player<G>>> = None;
    while let Ok(BotRequest { done, seat, view, seed, ask }) = asked.recv() {
        let mut rng = seed.generator();
        let reply = match ask {
            BotTask::Act(name) => {
                let player = known(&mut players, &name, threads);
                BotReply::Act(player.and_then(|player| player.act(&view, &mut rng)))
            }
            BotTask::Weigh => {
                let adviser = adviser.get_or_insert_with(|| G::strongest(threads));
                BotReply::Weighed(adviser.weigh(&view, &mut rng))
            }
            BotTask::Review => {
                let reviewer = known(&mut players, REVIEWER, threads);
                BotReply::Weighed(reviewer.map_or_else(Vec::new, |reviewer| reviewer.weigh(&view, &mut rng)))
            }
        };
        if answering.send(BotAnswer { done, seat, reply }).is_err() {
            return;
        }
    }
}

/// The player of this name, created at its first use and kept with its caches.
fn known<'a, G: TerminalGame>(
    players: &'a mut HashMap<String, Box<dyn Player<G>>>,
    name: &str,
    threads: NonZero<usize>,
) -> Option<&'a mut Box<dyn Player<G>>> {
    if !players.contains_key(name) {
        players.insert(name.to_owned(), player::<G>(name, threads).ok()?);
    }
    players.get_mut(name)
}
