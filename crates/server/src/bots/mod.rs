//! Runs bots on threads of their own: games of people first, then advice and games among bots.

mod cache;
mod pool;
mod queue;

pub(crate) use cache::AdviceKey;
pub(crate) use queue::Asker;

use crate::api_error::ApiError;
use cache::AdviceCache;
use interregnum_kernel::Seed;
use interregnum_table::{Advice, BotTask};
use pool::{Pool, Unanswered};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::io;
use std::num::NonZero;

/// The player that gives hints: the strongest level, as in the terminal.
pub(crate) const HINT_ADVISER: &str = "regent";

/// What a task is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Importance {
    /// No game: one that is over is examined.
    Examination,
    /// A game among bots, or one that all people have left.
    BotGame,
    /// A game of people.
    Game,
}

/// The threads for bots, and the advice that was given last.
pub(crate) struct Bots {
    pool: Pool,
    cache: AdviceCache,
}

impl Bots {
    /// Starts as many threads; fails if the system gives fewer.
    pub(crate) fn new(threads: NonZero<usize>) -> io::Result<Self> {
        Ok(Self { pool: Pool::start(threads)?, cache: AdviceCache::default() })
    }

    /// Asks a bot for its action. `None` if it failed.
    pub(crate) async fn think(&self, task: Box<dyn BotTask>, importance: Importance) -> Option<String> {
        let thought = move || task.answer(&mut generator(), NonZero::<usize>::MIN);
        self.pool.think(importance, thought).await.flatten()
    }

    /// Examines a finished game when no other task waits for a thread. `None` if it failed.
    pub(crate) async fn examine<T: Send + 'static>(
        &self,
        examine: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        self.pool.think(Importance::Examination, examine).await
    }

    /// Asks a bot to evaluate all actions, the best first.
    pub(crate) async fn advise(
        &self,
        asker: Asker,
        key: AdviceKey,
        task: Box<dyn BotTask>,
    ) -> Result<Vec<Advice>, ApiError> {
        self.once(asker, key, move || task.advise(&mut generator(), NonZero::<usize>::MIN)).await
    }

    /// Asks a bot to evaluate a recorded move; its result depends on the seed alone.
    pub(crate) async fn review(
        &self,
        asker: Asker,
        key: AdviceKey,
        task: Box<dyn BotTask>,
        seed: Seed,
    ) -> Result<Vec<Advice>, ApiError> {
        self.once(asker, key, move || task.advise(&mut seed.generator(), NonZero::<usize>::MIN)).await
    }

    /// Thinks about a position once, for all who ask. If the asker whose task it is goes away, the next
    /// asker's task takes its place.
    async fn once(
        &self,
        asker: Asker,
        key: AdviceKey,
        thought: impl FnOnce() -> Vec<Advice> + Send + 'static,
    ) -> Result<Vec<Advice>, ApiError> {
        let cell = self.cache.cell(key);
        let advice = cell.get_or_try_init(|| async {
            self.pool.advise(asker, thought).await.map_err(|unanswered| match unanswered {
                Unanswered::TooMany { wait } => ApiError::RateLimited { wait },
                Unanswered::Busy { wait } => ApiError::Busy { wait },
            })
        });
        advice.await.cloned()
    }

    /// What is counted, as Prometheus reads it.
    pub(crate) fn render_metrics(&self) -> String {
        self.pool.render_metrics()
    }
}

fn generator() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(crate::entropy::bot_seed())
}

#[cfg(test)]
mod tests;
