//! The threads that bots think on.

use super::Importance;
use super::queue::{Asker, QueueFull, TaskQueue, Wanted};
use std::fmt::Write as _;
use std::io;
use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// Why there is no advice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unanswered {
    /// The asker has too many tasks waiting.
    TooMany { wait: Duration },
    /// The server has too many tasks waiting, or the bot failed.
    Busy { wait: Duration },
}

/// What a bot is asked, and where its answer goes.
trait Task: Send {
    fn is_wanted(&self) -> bool;
    fn run(self: Box<Self>);
}

struct Thought<F, T> {
    think: F,
    reply: oneshot::Sender<T>,
}

impl<T: Send, F: FnOnce() -> T + Send> Task for Thought<F, T> {
    fn is_wanted(&self) -> bool {
        !self.reply.is_closed()
    }

    fn run(self: Box<Self>) {
        // The asker may have gone meanwhile.
        let _ = self.reply.send((self.think)());
    }
}

impl Wanted for Box<dyn Task> {
    fn is_wanted(&self) -> bool {
        self.as_ref().is_wanted()
    }
}

/// Which share of the threads a task uses.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Share {
    Game,
    Other,
}

#[derive(Default)]
struct State {
    queue: TaskQueue<Box<dyn Task>>,
    running: usize,
    /// Tasks among them that are no game of people.
    others: usize,
    /// The mean time of a task of late, in milliseconds.
    mean: u64,
    finished: u64,
    failed: u64,
    refused: u64,
    closed: bool,
}

struct Shared {
    state: Mutex<State>,
    wake: Condvar,
    /// How many threads advice and games among bots may use: all but one, if there are several.
    others: usize,
}

/// The threads that bots think on. They end when it is dropped and their last task is done.
pub(super) struct Pool(Arc<Shared>);

impl Pool {
    /// Starts the threads; fails if the system gives fewer.
    pub(super) fn start(threads: NonZero<usize>) -> io::Result<Self> {
        let others = threads.get().saturating_sub(1).max(1);
        let shared = Arc::new(Shared { state: Mutex::default(), wake: Condvar::new(), others });
        // If one thread cannot be started, dropping the pool ends those before it.
        let pool = Self(shared);
        for _ in 0..threads.get() {
            let shared = Arc::clone(&pool.0);
            thread::Builder::new().name("bot".to_owned()).spawn(move || shared.work())?;
        }
        Ok(pool)
    }

    /// Thinks for a bot at a table; `None` if it failed.
    pub(super) async fn think<T: Send + 'static>(
        &self,
        importance: Importance,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (reply, answer) = oneshot::channel();
        let task = Box::new(Thought { think, reply });
        match importance {
            Importance::Game => self.0.lock().queue.push_game(task),
            Importance::Examination => self.0.lock().queue.push_examination(task),
            Importance::BotGame => self.0.lock().queue.push_bot_game(task),
        }
        self.0.wake.notify_one();
        answer.await.ok()
    }

    /// Thinks for an asker, if not too many tasks wait.
    pub(super) async fn advise<T: Send + 'static>(
        &self,
        asker: Asker,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Unanswered> {
        let (reply, answer) = oneshot::channel();
        {
            let mut state = self.0.lock();
            let wait = state.wait(self.0.others);
            if let Err(full) = state.queue.push_advice(asker, Box::new(Thought { think, reply })) {
                state.refused += 1;
                return Err(match full {
                    QueueFull::ForAsker => Unanswered::TooMany { wait },
                    QueueFull::ForAll => Unanswered::Busy { wait },
                });
            }
        }
        self.0.wake.notify_one();
        answer.await.map_err(|_| Unanswered::Busy { wait: Duration::from_secs(1) })
    }

    /// What is counted, as Prometheus reads it.
    pub(super) fn render_metrics(&self) -> String {
        let state = self.0.lock();
        let waiting = state.queue.waiting();
        let mut page = String::new();
        let kinds = [("game", waiting.games), ("bot_game", waiting.bot_games), ("advice", waiting.advice)];
        header(&mut page, "bot_tasks_waiting", "Bot tasks that wait for a thread", "gauge");
        for (kind, number) in kinds {
            let _ = writeln!(page, "interregnum_bot_tasks_waiting{{kind=\"{kind}\"}} {number}");
        }
        let running = state.running as u64;
        for (name, help, kind, number) in [
            ("bot_tasks_running", "Bot tasks that run now", "gauge", running),
            ("bot_tasks_total", "Bot tasks that have ended", "counter", state.finished),
            ("bot_task_failures_total", "Bot tasks that have failed", "counter", state.failed),
            ("advice_refused_total", "Requests for advice refused under load", "counter", state.refused),
        ] {
            header(&mut page, name, help, kind);
            let _ = writeln!(page, "interregnum_{name} {number}");
        }
        page
    }
}

fn header(page: &mut String, name: &str, help: &str, kind: &str) {
    let _ = writeln!(page, "# HELP interregnum_{name} {help}\n# TYPE interregnum_{name} {kind}");
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.0.lock().closed = true;
        self.0.wake.notify_all();
    }
}

impl State {
    /// How long a new task of advice would wait.
    fn wait(&self, threads: usize) -> Duration {
        let waiting = self.queue.waiting();
        let tasks = (waiting.advice + waiting.bot_games).div_ceil(threads) as u64;
        Duration::from_millis(self.mean.saturating_mul(tasks).clamp(1_000, 60_000))
    }

    fn next(&mut self, others: usize) -> Option<(Box<dyn Task>, Share)> {
        if let Some(task) = self.queue.pop_game() {
            return Some((task, Share::Game));
        }
        if self.others >= others {
            return None;
        }
        self.queue.pop_other().map(|task| (task, Share::Other))
    }
}

impl Shared {
    /// No holder of the lock panics halfway.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs tasks until the pool is closed.
    fn work(&self) {
        while let Some((task, share)) = self.wait_for_task() {
            let begun = Instant::now();
            let done = catch_unwind(AssertUnwindSafe(|| task.run()));
            if done.is_err() {
                tracing::error!("bot task panicked: the table plays a legal action in its place");
            }
            self.finish(share, begun.elapsed(), done.is_err());
        }
    }

    fn wait_for_task(&self) -> Option<(Box<dyn Task>, Share)> {
        let mut state = self.lock();
        loop {
            if state.closed {
                return None;
            }
            if let Some((task, share)) = state.next(self.others) {
                state.running += 1;
                state.others += usize::from(share == Share::Other);
                return Some((task, share));
            }
            state = self.wake.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn finish(&self, share: Share, took: Duration, failed: bool) {
        let mut state = self.lock();
        state.running -= 1;
        state.others -= usize::from(share == Share::Other);
        state.finished += 1;
        state.failed += u64::from(failed);
        let took = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
        state.mean = (state.mean.saturating_mul(7).saturating_add(took)) / 8;
        drop(state);
        // A thread that waits because others had their share may go on.
        self.wake.notify_one();
    }
}
