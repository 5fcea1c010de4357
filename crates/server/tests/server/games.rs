//! The games and their rules, for programs.

use crate::client::TestServer;
use serde_json::json;

#[tokio::test]
async fn every_game_is_listed_with_bots_and_options_that_make_a_table() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let games = ada.get("/api/games").await.json();
    let names: Vec<&str> =
        games.as_array().unwrap().iter().map(|game| game["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["claim", "braverats", "defaite", "goofspiel"]);
    for game in games.as_array().unwrap() {
        let bots: Vec<&str> =
            game["bots"].as_array().unwrap().iter().map(|bot| bot.as_str().unwrap()).collect();
        assert!(bots.contains(&"squire"), "{bots:?}");
        let setup = json!({"game": game["name"], "options": game["options"], "pace": 0});
        let table = ada.makes(setup, &["me", bots[0]]).await;
        assert_eq!(ada.sees(&table).await["now"]["seats"][1]["holder"]["bot"], bots[0]);
    }
}

#[tokio::test]
async fn the_form_of_the_options_is_told_and_every_set_follows_it() {
    let server = TestServer::open().await;
    let form = server.stranger().get("/api/games/claim/options").await.json();
    let names: Vec<&str> =
        form["fields"].as_array().unwrap().iter().map(|field| field["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["players", "kingdom", "leader"]);
    assert_eq!(form["fields"][1]["kind"], "set");
    assert_eq!(form["fields"][1]["alternatives"]["rule"], "C2.1");
    let sets = server.stranger().get("/api/games/claim/option-sets").await.json();
    assert_eq!(sets.as_array().unwrap().len(), 64);
    server.stranger().get("/api/games/chess/options").await.refused(404, "no-such-game");
    server.stranger().get("/api/games/chess/option-sets").await.refused(404, "no-such-game");
}

#[tokio::test]
async fn the_rules_are_read_in_both_languages() {
    let server = TestServer::open().await;
    for (lang, word) in [("en", "faction"), ("fr", "faction")] {
        let book = server.stranger().get(&format!("/api/games/claim/rules?lang={lang}")).await.json();
        assert_eq!(book["lang"], lang);
        let sentences = book["sentences"].as_array().unwrap();
        let rule = sentences.iter().find(|sentence| sentence["number"] == "C4.2").unwrap();
        assert!(rule["text"].as_str().unwrap().contains(word), "{rule}");
    }
    for (lang, word) in [("en", "| ruling |"), ("fr", "| décision |")] {
        let rulings = server.stranger().get(&format!("/api/rulings?lang={lang}")).await;
        assert!(rulings.status == 200 && rulings.body.contains(word), "{lang}");
    }
    server.stranger().get("/api/games/chess/rules").await.refused(404, "no-such-game");
}

#[tokio::test]
async fn every_listed_lesson_begins_with_the_deal_and_leads_to_the_next() {
    let server = TestServer::open().await;
    let games = server.stranger().get("/api/games").await.json();
    for game in games.as_array().unwrap() {
        let names: Vec<&str> =
            game["lessons"].as_array().unwrap().iter().map(|name| name.as_str().unwrap()).collect();
        let Some(first) = names.first() else {
            assert_eq!(game["name"], "goofspiel", "only a game without a folder of its own has no lesson");
            continue;
        };
        assert_eq!(game["name"], *first);
        for (at, name) in names.iter().enumerate() {
            let lesson = server.stranger().get(&format!("/api/lessons/{name}")).await.json();
            assert_eq!(lesson["game"], game["name"]);
            assert_eq!(lesson["next"].as_str(), names.get(at + 1).copied());
            assert_eq!(lesson["frames"][0]["number"], 0);
            assert_eq!(lesson["stops"][0]["name"], "welcome");
            assert_eq!(lesson["names"][0], "you");
        }
    }
}

#[tokio::test]
async fn an_unknown_lesson_is_answered_with_those_there_are() {
    let server = TestServer::open().await;
    let refusal = server.stranger().get("/api/lessons/chess").await.refused(404, "no-such-lesson");
    assert!(refusal["message"].as_str().unwrap().contains("claim-2"), "{refusal}");
}
