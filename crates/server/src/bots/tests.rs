use super::pool::Pool;
use super::*;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::Duration;
use tokio::time::timeout;

/// Nothing that is waited for takes longer.
const PATIENCE: Duration = Duration::from_secs(30);

const ASKER: Asker = Asker { address: IpAddr::V4(Ipv4Addr::LOCALHOST), account: None };

fn threads(number: usize) -> NonZero<usize> {
    NonZero::new(number).expect("a thread")
}

/// Advice that takes until the sender is dropped.
fn endless() -> (mpsc::Sender<()>, impl FnOnce() + Send + 'static) {
    let (sender, receiver) = mpsc::channel();
    (sender, move || receiver.recv().unwrap_or_default())
}

/// Waits until the pool's metrics have a line.
async fn wait_for(pool: &Pool, line: &str) {
    let found = async {
        while !pool.render_metrics().lines().any(|each| each == line) {
            tokio::task::yield_now().await;
        }
    };
    timeout(PATIENCE, found).await.unwrap_or_else(|_| panic!("{line}: {}", pool.render_metrics()));
}

#[tokio::test]
async fn a_bot_of_a_game_does_not_wait_for_advice() {
    let pool = Arc::new(Pool::start(threads(2)).unwrap());
    let mut holds = Vec::new();
    for _ in 0..4 {
        let (hold, advice) = endless();
        holds.push(hold);
        let pool = Arc::clone(&pool);
        tokio::spawn(async move { pool.advise(ASKER, advice).await });
    }
    wait_for(&pool, "interregnum_bot_tasks_waiting{kind=\"advice\"} 3").await;
    let moved = timeout(PATIENCE, pool.think(Importance::Game, || "play")).await;
    assert_eq!(moved, Ok(Some("play")));
    drop(holds);
    wait_for(&pool, "interregnum_bot_tasks_running 0").await;
}

#[tokio::test]
async fn what_nobody_waits_for_is_never_begun_and_makes_room() {
    let pool = Arc::new(Pool::start(threads(1)).unwrap());
    let (hold, advice) = endless();
    let running = {
        let pool = Arc::clone(&pool);
        tokio::spawn(async move { pool.advise(ASKER, advice).await })
    };
    wait_for(&pool, "interregnum_bot_tasks_running 1").await;
    let begun = Arc::new(AtomicUsize::new(0));
    let ask = || {
        let (pool, begun) = (Arc::clone(&pool), Arc::clone(&begun));
        tokio::spawn(async move { pool.advise(ASKER, move || begun.fetch_add(1, Ordering::SeqCst)).await })
    };
    let gone: Vec<_> = (0..8).map(|_| ask()).collect();
    wait_for(&pool, "interregnum_bot_tasks_waiting{kind=\"advice\"} 8").await;
    assert!(matches!(ask().await, Ok(Err(Unanswered::TooMany { .. }))), "the queue of this address is full");
    for task in gone {
        task.abort();
        assert!(task.await.is_err());
    }
    let stays = ask();
    wait_for(&pool, "interregnum_bot_tasks_waiting{kind=\"advice\"} 1").await;
    drop(hold);
    assert!(matches!(stays.await, Ok(Ok(0))), "none of the others was begun");
    assert!(running.await.is_ok());
}

#[tokio::test]
async fn the_same_position_is_thought_about_once_and_not_again_after_its_asker_left() {
    let bots = Arc::new(Bots::new(threads(2)).unwrap());
    let thoughts = Arc::new(AtomicUsize::new(0));
    let key = || AdviceKey::Review { record: 1, number: 3 };
    let ask = || {
        let (bots, thoughts) = (Arc::clone(&bots), Arc::clone(&thoughts));
        tokio::spawn(async move {
            let thought = move || {
                thoughts.fetch_add(1, Ordering::SeqCst);
                Vec::new()
            };
            bots.once(ASKER, key(), thought).await
        })
    };
    for asked in [ask(), ask(), ask()] {
        assert_eq!(timeout(PATIENCE, asked).await.expect("an answer").expect("a task"), Ok(Vec::new()));
    }
    assert_eq!(thoughts.load(Ordering::SeqCst), 1);
}

#[tokio::test]
async fn a_bot_that_panics_gives_no_answer_and_the_next_one_does() {
    let pool = Pool::start(threads(1)).unwrap();
    let failed: Option<()> =
        timeout(PATIENCE, pool.think(Importance::Game, || panic!("on purpose"))).await.expect("an answer");
    assert_eq!(failed, None);
    assert_eq!(timeout(PATIENCE, pool.think(Importance::BotGame, || 7)).await, Ok(Some(7)));
    wait_for(&pool, "interregnum_bot_task_failures_total 1").await;
}
