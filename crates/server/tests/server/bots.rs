//! A program from outside: the example client plays a whole game.

use crate::client::{TestServer, rats};
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Runs the example client against the server.
fn example(server: &TestServer, words: &[&str]) -> std::process::Child {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    Command::new("python3")
        .arg(script)
        .arg(format!("http://{}", server.address))
        .args(words)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("python3 is there: `make ready` sees to it")
}

async fn ended(child: std::process::Child) -> Output {
    tokio::task::spawn_blocking(move || child.wait_with_output().unwrap()).await.unwrap()
}

fn says(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_example_bots_find_each_other_and_play_to_the_end() {
    let server = TestServer::open().await;
    let names = ["Huginn", "Muninn"];
    let bots = names.map(|name| example(&server, &["--game", "braverats", "--name", name]));
    let mut results = Vec::new();
    for bot in bots {
        let output = ended(bot).await;
        let text = says(&output);
        assert!(text.contains("sits at"), "{text}");
        assert!(text.contains("shuffle: the server could not choose the deck alone"), "{text}");
        results.push(text.lines().last().unwrap().to_owned());
    }
    results.sort();
    let fair = [["lost", "won"], ["drawn", "drawn"]];
    assert!(fair.iter().any(|fair| results == *fair), "{results:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_bot_sits_down_at_a_table_it_is_sent_to() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let table = ada.makes(rats(), &["squire"]).await;
    let text = says(&ended(example(&server, &["--table", &table])).await);
    assert!(text.starts_with(&format!("Ratatosk sits at {table}, seat 1\n")), "{text}");
    assert_eq!(ada.sees(&table).await["now"]["stage"]["kind"], "over");
    let refused = ended(example(&server, &["--table", &table])).await;
    assert!(!refused.status.success());
    assert!(String::from_utf8_lossy(&refused.stderr).contains("table-full"), "{refused:?}");
}
