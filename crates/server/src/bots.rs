//! Where bots think: on threads of their own, so many at a time.

use interregnum_kernel::Seed;
use interregnum_table::{Advice, Question};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::num::NonZero;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// Who gives hints: the strongest level, as in the terminal.
pub(crate) const HINT_ADVISER: &str = "regent";

/// The places in which bots think.
#[derive(Clone)]
pub(crate) struct Bots {
    places: Arc<Semaphore>,
}

impl Bots {
    pub(crate) fn new(places: NonZero<usize>) -> Self {
        Self { places: Arc::new(Semaphore::new(places.get())) }
    }

    /// A bot's answer, when a place is free and the bot has thought; each thinks on one thread.
    pub(crate) async fn think(&self, question: Box<dyn Question>) -> Option<String> {
        self.ponder(move |rng| question.answer(rng, NonZero::<usize>::MIN)).await.flatten()
    }

    /// What a bot thinks of all that may be done, the best first.
    pub(crate) async fn advise(&self, question: Box<dyn Question>) -> Vec<Advice> {
        self.ponder(move |rng| question.advise(rng, NonZero::<usize>::MIN)).await.unwrap_or_default()
    }

    /// What a bot thinks of a recorded move: the seed alone decides its chance.
    pub(crate) async fn review(&self, question: Box<dyn Question>, seed: Seed) -> Vec<Advice> {
        let thought =
            move |_: &mut Xoshiro256PlusPlus| question.advise(&mut seed.generator(), NonZero::<usize>::MIN);
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
