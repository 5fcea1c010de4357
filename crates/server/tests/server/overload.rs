//! One visitor who asks for much does not hold up the others.

use crate::client::{Answer, Person, TestServer, claim, config, play, play_out, two_at};
use interregnum_server::Config;
use serde_json::json;
use std::num::NonZero;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::timeout;

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
    let ada = server.guest("Ada").await;
    let table = ada.makes(claim(), &["me", "page"]).await;
    let mut socket = ada.joins(&table).await;
    let now = socket.hears("welcome").await["scene"]["now"].clone();
    let position = &now["position"];
    let lead = play(position["legal"][0].as_str().unwrap(), position["turn"].as_u64().unwrap());
    let mut flood = floods(&server.stranger(), &finished);
    let mut answers = vec![flood.recv().await.unwrap()];
    socket.does("lead", lead).await;
    let answered =
        async { while socket.hears_of("played").await["told"][0]["news"]["seats"] != json!([1]) {} };
    timeout(MOVED, answered).await.expect("the bot answers soon");
    answers.extend(std::iter::from_fn(|| flood.try_recv().ok()));
    let given = answers.iter().filter(|answer| answer.status == 200).count();
    assert!(given < 200, "the bot had to wait for {given} of 400 requests for advice");
    while answers.iter().all(|answer| answer.status == 200) {
        answers.push(flood.recv().await.expect("one is refused"));
    }
    let refused = answers.into_iter().find(|answer| answer.status != 200).unwrap();
    assert!(refused.header("retry-after").is_some_and(|wait| wait.parse::<u64>().unwrap() >= 1));
    refused.refused(429, "too-fast");
}
