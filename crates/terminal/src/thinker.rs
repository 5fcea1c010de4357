//! Players of the house think on a thread of their own, so that the screen stays alive.

use crate::face::Face;
use interregnum_kernel::{Seat, Seed};
use interregnum_players::{Player, REVIEWER, Weighed, player};
use std::collections::HashMap;
use std::num::NonZero;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};

/// A question to the players.
pub(crate) struct Question<G: Face> {
    /// After how many actions it is asked: the answer to an older one comes too late.
    pub(crate) done: usize,
    pub(crate) seat: Seat,
    pub(crate) view: G::View,
    /// What chance in the answer comes from.
    pub(crate) seed: Seed,
    pub(crate) ask: Ask,
}

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Ask {
    /// What the player with this name does.
    Act(String),
    /// What the strongest player thinks of every action.
    Weigh,
    /// What the reviewer thinks of every action: by no clock, from the seed alone.
    Review,
}

/// An answer.
pub(crate) struct Answer<A> {
    pub(crate) done: usize,
    pub(crate) seat: Seat,
    pub(crate) said: Said<A>,
}

/// What is answered.
pub(crate) enum Said<A> {
    /// What to do; `None` is a fault of the player.
    Act(Option<A>),
    Weighed(Vec<Weighed<A>>),
}

/// The players have stopped thinking, which is a fault of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Gone;

/// The players of one table.
pub(crate) struct Thinker<G: Face> {
    questions: Sender<Question<G>>,
    answers: Receiver<Answer<G::Action>>,
}

impl<G: Face> Thinker<G> {
    /// Players who may use so many threads each.
    pub(crate) fn new(threads: NonZero<usize>) -> Self {
        let (questions, asked) = channel();
        let (answering, answers) = channel();
        std::thread::spawn(move || think::<G>(&asked, &answering, threads));
        Self { questions, answers }
    }

    /// Asks; the answer comes in its time.
    pub(crate) fn ask(&self, question: Question<G>) -> Result<(), Gone> {
        self.questions.send(question).map_err(|_| Gone)
    }

    /// An answer, if one has come.
    pub(crate) fn answer(&self) -> Result<Option<Answer<G::Action>>, Gone> {
        match self.answers.try_recv() {
            Ok(answer) => Ok(Some(answer)),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(Gone),
        }
    }
}

/// Answers until nobody asks any more.
fn think<G: Face>(
    asked: &Receiver<Question<G>>,
    answering: &Sender<Answer<G::Action>>,
    threads: NonZero<usize>,
) {
    let mut players: HashMap<String, Box<dyn Player<G>>> = HashMap::new();
    let mut adviser: Option<Box<dyn Player<G>>> = None;
    while let Ok(Question { done, seat, view, seed, ask }) = asked.recv() {
        let mut rng = seed.generator();
        let said = match ask {
            Ask::Act(name) => {
                let player = known(&mut players, &name, threads);
                Said::Act(player.and_then(|player| player.act(&view, &mut rng)))
            }
            Ask::Weigh => {
                let adviser = adviser.get_or_insert_with(|| G::strongest(threads));
                Said::Weighed(adviser.weigh(&view, &mut rng))
            }
            Ask::Review => {
                let reviewer = known(&mut players, REVIEWER, threads);
                Said::Weighed(reviewer.map_or_else(Vec::new, |reviewer| reviewer.weigh(&view, &mut rng)))
            }
        };
        if answering.send(Answer { done, seat, said }).is_err() {
            return;
        }
    }
}

/// The player of this name, which keeps what makes it quicker.
fn known<'a, G: Face>(
    players: &'a mut HashMap<String, Box<dyn Player<G>>>,
    name: &str,
    threads: NonZero<usize>,
) -> Option<&'a mut Box<dyn Player<G>>> {
    if !players.contains_key(name) {
        players.insert(name.to_owned(), player::<G>(name, threads).ok()?);
    }
    players.get_mut(name)
}
