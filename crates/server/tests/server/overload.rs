//! One visitor who asks for much does not hold up the others.

use crate::client::{Answer, Person, TestServer, claim, config, play, play_out, two_at};
use interregnum_server::Config;
use serde_json::json;
use std::num::NonZero;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, timeout};

/// A bot at a table of people moves within this time, however much others ask for. The longest task
/// that it may have to wait for takes a few seconds on a busy machine.
const MOVED: Duration = Duration::from_secs(20);

/// Asks for advice about the first forty moves of a game, ten times each; the answers come as they are
/// given.
fn floods(visitor: &Person, table: &str) -> mpsc::Receiver<Answer> {
    let (sender, answers) = mpsc::channel(400);
    for number in 0..400 {
        let path = format!("/api/tables/{table}/record/{}/advice", 1 + number % 40);
        let (visitor, sender) = (visitor.clone(), sender.clone());
        tokio::spawn(async move {
            tokio::select! {
                answer = visitor.get(&path) => drop(sender.send(answer).await),
                () = sender.closed() => {}
            }
        });
    }
    answers
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_moves_though_one_visitor_asks_for_much_advice() {
    let bots = NonZero::<usize>::MIN;
    let server = TestServer::with(Config { bots, ..config() }).await;
    let (finished, people) = two_at(&server, claim()).await;
    play_out(&finished, &people.iter().map(|(person, _)| person).collect::<Vec<_>>()).await;
    let mut flood = floods(&server.stranger(), &finished);
    let admin = Person { token: config().admin_token, ..server.stranger() };
    let is_flooded = async || {
        let metrics = admin.get("/metrics").await.body;
        metrics.contains("bot_tasks_running 1\n") && !metrics.contains("waiting{kind=\"advice\"} 0\n")
    };
    let patience = Instant::now() + MOVED;
    while !is_flooded().await && Instant::now() < patience {
        sleep(Duration::from_millis(20)).await;
    }
    let ada = server.guest("Ada").await;
    let table = ada.makes(claim(), &["me", "page"]).await;
    let mut socket = ada.joins(&table).await;
    let now = socket.hears("welcome").await["scene"]["now"].clone();
    let position = &now["position"];
    let lead = play(position["legal"][0].as_str().unwrap(), position["turn"].as_u64().unwrap());
    socket.does("lead", lead).await;
    let answered =
        async { while socket.hears_of("played").await["told"][0]["news"]["seats"] != json!([1]) {} };
    timeout(MOVED, answered).await.expect("the bot answers soon");
    let refused = async {
        loop {
            let answer = flood.recv().await.expect("one is refused");
            if answer.status != 200 {
                return answer;
            }
        }
    };
    let refused = timeout(MOVED, refused).await.expect("a refusal");
    assert!(refused.header("retry-after").is_some_and(|wait| wait.parse::<u64>().unwrap() >= 1));
    refused.refused(429, "too-fast");
}
