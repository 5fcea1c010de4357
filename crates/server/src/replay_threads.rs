//! The threads that replay logs beside those that serve requests: a long log does not hold up other
//! tables.
//!
//! All of them start with the server. A runtime that starts a thread when one is needed leaves the task
//! waiting for ever where the system gives no more threads.

use interregnum_store::StoreError;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use tokio::sync::oneshot;

/// The number of threads. Each replays one log at a time, most of which take less than a millisecond.
const THREADS: usize = 4;

type Job = Box<dyn FnOnce() + Send>;

/// Threads that replay logs. They end when it is dropped and the last job is done.
pub(crate) struct ReplayThreads {
    jobs: Sender<Job>,
}

impl ReplayThreads {
    /// Starts the threads; fails if the system gives too few.
    pub(crate) fn start() -> io::Result<Self> {
        let (jobs, queue) = channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        for _ in 0..THREADS {
            let queue = Arc::clone(&queue);
            thread::Builder::new().name("replay".to_owned()).spawn(move || work(&queue))?;
        }
        Ok(Self { jobs })
    }

    /// Runs a replay on one of the threads.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        replay: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        let job = move || {
            // Nobody waits any more for a request that was cancelled.
            if !reply.is_closed() {
                let _ = reply.send(replay());
            }
        };
        self.jobs.send(Box::new(job)).map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or_else(|_| Err(StoreError::Damaged { detail: "its replay failed".to_owned() }))
    }
}

/// Runs jobs until there is no sender any more. A panic ends its job alone: the asker learns that the
/// reply was dropped.
fn work(queue: &Mutex<Receiver<Job>>) {
    loop {
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = next else { return };
        let _ = catch_unwind(AssertUnwindSafe(job));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Barrier;

    #[tokio::test]
    async fn a_replay_that_panics_is_an_error_and_its_thread_goes_on() {
        let threads = ReplayThreads::start().unwrap();
        for _ in 0..2 * THREADS {
            let failed = threads.run(|| -> Result<(), StoreError> { panic!("a replay that fails") }).await;
            assert!(matches!(failed, Err(StoreError::Damaged { .. })), "{failed:?}");
        }
        assert_eq!(threads.run(|| Ok(7)).await, Ok(7));
    }

    #[tokio::test]
    async fn a_long_replay_does_not_hold_up_another() {
        let threads = Arc::new(ReplayThreads::start().unwrap());
        let end = Arc::new(Barrier::new(2));
        let (begin, begun) = oneshot::channel();
        let (long, until) = (Arc::clone(&threads), Arc::clone(&end));
        let long = tokio::spawn(async move {
            let replay = move || {
                begin.send(()).unwrap();
                until.wait();
                Ok(1)
            };
            long.run(replay).await
        });
        begun.await.unwrap();
        assert_eq!(threads.run(|| Ok(2)).await, Ok(2));
        assert!(!long.is_finished());
        end.wait();
        assert_eq!(long.await.unwrap(), Ok(1));
    }
}
