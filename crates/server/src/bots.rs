//! Runs bots on threads of their own, a limited number at a time.

use interregnum_kernel::Seed;
use interregnum_table::{Advice, BotTask};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::num::NonZero;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// The player that gives hints: the strongest level, as in the terminal.
pub(crate) const HINT_ADVISER: &str = "regent";

/// A limited number of threads for bots.
#[derive(Clone)]
pub(crate) struct Bots {
    places: Arc<Semaphore>,
}

impl Bots {
    pub(crate) fn new(places: NonZero<usize>) -> Self {
        Self { places: Arc::new(Semaphore::new(places.get())) }
    }

    /// Asks a bot for its action once a thread is free; each bot uses one thread.
    pub(crate) async fn think(&self, task: Box<dyn BotTask>) -> Option<String> {
        self.ponder(move |rng| task.answer(rng, NonZero::<usize>::MIN)).await.flatten()
    }

    /// Asks a bot to evaluate all actions, the best first.
    pub(crate) async fn advise(&self, task: Box<dyn BotTask>) -> Vec<Advice> {
        self.ponder(move |rng| task.advise(rng, NonZero::<usize>::MIN)).await.unwrap_or_default()
    }

    /// Asks a bot to evaluate a recorded move; its result depends on the seed alone.
    pub(crate) async fn review(&self, task: Box<dyn BotTask>, seed: Seed) -> Vec<Advice> {
        let thought =
            move |_: &mut Xoshiro256PlusPlus| task.advise(&mut seed.generator(), NonZero::<usize>::MIN);
        self.ponder(thought).await.unwrap_or_default()
    }

    async fn ponder<T: Send + 'static>(
        &self,
        thought: impl FnOnce(&mut Xoshiro256PlusPlus) -> T + Send + 'static,
    ) -> Option<T> {
        let place = Arc::clone(&self.places).acquire_owned().await.ok()?;
        let thought = tokio::task::spawn_blocking(move || {
            let answer = thought(&mut Xoshiro256PlusPlus::seed_from_u64(crate::entropy::bot_seed()));
            drop(place);
            answer
        });
        thought.await.ok()
    }
}
