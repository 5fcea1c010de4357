//! The order in which bot tasks run: games of people first, then advice and games among bots in turn, then examinations
//! of finished games.

use crate::limits::block;
use interregnum_table::PersonId;
use std::collections::VecDeque;
use std::net::IpAddr;

/// How many tasks of advice may wait, in all and for one address and one account.
const MOST: usize = 64;
const MOST_OF_ADDRESS: usize = 8;
const MOST_OF_ACCOUNT: usize = 4;

/// Who asks for advice: an address, and the account if the visitor has one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Asker {
    pub(crate) address: IpAddr,
    pub(crate) account: Option<PersonId>,
}

impl Asker {
    /// The addresses of a block count as one.
    pub(crate) fn new(address: IpAddr, account: Option<PersonId>) -> Self {
        Self { address: block(address), account }
    }
}

/// Why a task of advice does not wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum QueueFull {
    /// This asker has enough tasks waiting.
    ForAsker,
    /// The server has enough tasks waiting.
    ForAll,
}

/// Something that waits; one that nobody waits for any more is dropped.
pub(super) trait Wanted {
    fn is_wanted(&self) -> bool;
}

/// Queues by key, which are served in turn.
struct Turns<K, V>(VecDeque<(K, V)>);

impl<K, V> Default for Turns<K, V> {
    fn default() -> Self {
        Self(VecDeque::new())
    }
}

impl<K: PartialEq, V: Default> Turns<K, V> {
    fn find(&self, key: &K) -> Option<&V> {
        self.0.iter().find(|(other, _)| other == key).map(|(_, queue)| queue)
    }

    /// The queue of a key; a new key comes last.
    fn queue_mut(&mut self, key: K) -> &mut V {
        let place = self.0.iter().position(|(other, _)| *other == key).unwrap_or_else(|| {
            self.0.push_back((key, V::default()));
            self.0.len() - 1
        });
        &mut self.0[place].1
    }
}

type ByAccount<T> = Turns<Option<PersonId>, VecDeque<T>>;

/// The tasks that wait for a thread.
pub(super) struct TaskQueue<T> {
    /// Bots at tables where people play.
    games: VecDeque<T>,
    /// Bots at tables where nobody but bots plays.
    bot_games: VecDeque<T>,
    advice: Turns<IpAddr, ByAccount<T>>,
    /// Finished games that are examined when nothing else waits.
    examinations: VecDeque<T>,
    /// Whether advice comes before a game among bots next time.
    advice_is_next: bool,
}

impl<T> Default for TaskQueue<T> {
    fn default() -> Self {
        Self {
            games: VecDeque::new(),
            bot_games: VecDeque::new(),
            advice: Turns::default(),
            examinations: VecDeque::new(),
            advice_is_next: true,
        }
    }
}

/// How many tasks wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Waiting {
    pub(super) games: usize,
    pub(super) bot_games: usize,
    pub(super) advice: usize,
}

impl<T: Wanted> TaskQueue<T> {
    pub(super) fn push_game(&mut self, task: T) {
        self.games.push_back(task);
    }

    pub(super) fn push_bot_game(&mut self, task: T) {
        self.bot_games.push_back(task);
    }

    pub(super) fn push_examination(&mut self, task: T) {
        self.examinations.push_back(task);
    }

    pub(super) fn push_advice(&mut self, asker: Asker, task: T) -> Result<(), QueueFull> {
        self.drop_unwanted();
        let of_address = self.advice.find(&asker.address);
        let of_account = of_address.and_then(|accounts| accounts.find(&asker.account));
        let address_waits = of_address.map_or(0, waiting);
        let most = if asker.account.is_some() { MOST_OF_ACCOUNT } else { MOST_OF_ADDRESS };
        if address_waits >= MOST_OF_ADDRESS || of_account.is_some_and(|tasks| tasks.len() >= most) {
            return Err(QueueFull::ForAsker);
        }
        if self.waiting().advice >= MOST {
            return Err(QueueFull::ForAll);
        }
        self.advice.queue_mut(asker.address).queue_mut(asker.account).push_back(task);
        Ok(())
    }

    /// The next task of a game of people.
    pub(super) fn pop_game(&mut self) -> Option<T> {
        pop_wanted(&mut self.games)
    }

    /// The next other task: advice and games among bots take turns, and examinations come last.
    pub(super) fn pop_other(&mut self) -> Option<T> {
        self.advice_is_next = !self.advice_is_next;
        let next = if self.advice_is_next {
            pop_wanted(&mut self.bot_games).or_else(|| self.pop_advice())
        } else {
            self.pop_advice().or_else(|| pop_wanted(&mut self.bot_games))
        };
        next.or_else(|| pop_wanted(&mut self.examinations))
    }

    /// The first task of the address whose turn it is; there the account whose turn it is.
    fn pop_advice(&mut self) -> Option<T> {
        loop {
            let (address, mut accounts) = self.advice.0.pop_front()?;
            let mut found = None;
            if let Some((account, mut tasks)) = accounts.0.pop_front() {
                found = tasks.pop_front();
                if !tasks.is_empty() {
                    accounts.0.push_back((account, tasks));
                }
            }
            if !accounts.0.is_empty() {
                self.advice.0.push_back((address, accounts));
            }
            if found.as_ref().is_some_and(T::is_wanted) {
                return found;
            }
        }
    }

    /// Forgets the advice that nobody waits for any more.
    fn drop_unwanted(&mut self) {
        for (_, accounts) in &mut self.advice.0 {
            for (_, tasks) in &mut accounts.0 {
                tasks.retain(T::is_wanted);
            }
            accounts.0.retain(|(_, tasks)| !tasks.is_empty());
        }
        self.advice.0.retain(|(_, accounts)| !accounts.0.is_empty());
    }

    pub(super) fn waiting(&self) -> Waiting {
        Waiting {
            games: self.games.len(),
            bot_games: self.bot_games.len(),
            advice: self.advice.0.iter().map(|(_, accounts)| waiting(accounts)).sum(),
        }
    }
}

fn waiting<T>(accounts: &ByAccount<T>) -> usize {
    accounts.0.iter().map(|(_, tasks)| tasks.len()).sum()
}

fn pop_wanted<T: Wanted>(tasks: &mut VecDeque<T>) -> Option<T> {
    std::iter::from_fn(|| tasks.pop_front()).find(T::is_wanted)
}

#[cfg(test)]
mod tests;
