//! People, tabs and refusals at a local table.

use crate::caller::{Caller, ME, claim, last, messages};
use serde_json::{Value, json};

fn playing() -> Caller {
    let mut caller = Caller::default();
    caller.begin(&claim(), &["me", "greedy"]).unwrap();
    caller
}

fn first_legal(scene: &Value) -> Value {
    let position = &scene["now"]["position"];
    json!({"do": "play", "action": position["legal"][0], "turn": position["turn"]})
}

#[test]
fn a_table_against_a_bot_is_dealt_at_once_and_welcomes_its_player() {
    let mut caller = playing();
    let step = caller.hello(1, Some(ME));
    let welcome = &messages(&step, 1)[0];
    assert_eq!(welcome["kind"], "welcome");
    assert_eq!(welcome["scene"]["you"], 0);
    assert_eq!(welcome["scene"]["now"]["stage"]["kind"], "playing");
    assert_eq!(welcome["scene"]["now"]["position"]["legal"].as_array().unwrap().len(), 13);
    assert_eq!(step["wake"], Value::Null);
}

#[test]
fn a_move_is_stored_told_and_confirmed_and_the_bot_is_asked() {
    let mut caller = playing();
    let scene = last(&caller.hello(1, Some(ME)), 1)["scene"].clone();
    let step = caller.ask(1, "a", &first_legal(&scene));
    let kinds: Vec<Value> = messages(&step, 1).iter().map(|message| message["kind"].clone()).collect();
    assert_eq!(kinds, ["news", "done"]);
    assert_eq!(step["entries"].as_array().unwrap().len(), 1);
    assert_eq!(step["bots"][0]["seat"], 1);
    let again = caller.ask(1, "a", &first_legal(&scene));
    assert_eq!(again["entries"], json!([]), "a request that is sent twice is done once");
    let step = caller.bot_moves(&step["bots"][0]);
    assert_eq!(messages(&step, 1)[0]["kind"], "news");
}

#[test]
fn a_move_against_the_rules_is_refused_with_the_rule_and_a_text_to_translate() {
    let mut caller = playing();
    let scene = last(&caller.hello(1, Some(ME)), 1)["scene"].clone();
    let mut play = first_legal(&scene);
    play["action"] = json!("play Zz9");
    let refused = last(&caller.ask(1, "a", &play), 1);
    assert_eq!((&refused["kind"], &refused["id"]), (&json!("refused"), &json!("a")));
    assert_eq!(refused["error"]["code"], "bad-action");
    assert_eq!(refused["error"]["phrase"]["key"], "table-refused-bad-action");
    play["turn"] = json!(99);
    let stale = last(&caller.ask(1, "b", &play), 1);
    assert_eq!(stale["error"]["code"], "stale");
    assert_eq!(stale["error"]["turn"], scene["now"]["position"]["turn"]);
}

#[test]
fn the_newest_tab_of_a_person_acts_and_the_older_one_can_take_over() {
    let mut caller = playing();
    let scene = last(&caller.hello(1, Some(ME)), 1)["scene"].clone();
    let step = caller.hello(2, Some(ME));
    assert_eq!(last(&step, 1), json!({"kind": "acting", "acting": false}));
    let refused = last(&caller.ask(1, "a", &first_legal(&scene)), 1);
    assert_eq!(refused["error"]["code"], "other-tab");
    let step = caller.hear(1, &json!({"kind": "take-over"}));
    assert_eq!(last(&step, 2), json!({"kind": "acting", "acting": false}));
    assert_eq!(last(&step, 1), json!({"kind": "acting", "acting": true}));
    let step = caller.step(json!({"do": "leave", "connection": 1}));
    assert_eq!(last(&step, 2), json!({"kind": "acting", "acting": true}));
}

#[test]
fn who_has_no_token_sees_no_hand_and_may_do_nothing() {
    let mut caller = playing();
    let scene = last(&caller.hello(3, None), 3)["scene"].clone();
    assert_eq!(scene["you"], Value::Null);
    assert_eq!(scene["now"]["position"]["legal"], json!([]));
    let refused = last(&caller.ask(3, "a", &json!({"do": "resign"})), 3);
    assert_eq!(refused["error"]["code"], "no-name");
}

#[test]
fn two_people_who_share_a_browser_see_each_their_own_hand() {
    let other = "22222222222222222222222222222222";
    let mut caller = Caller::default();
    caller.begin(&claim(), &["me", "open"]).unwrap();
    caller.hello(1, Some(ME));
    caller.hello(2, Some(other));
    let step = caller.ask(2, "s", &json!({"do": "sit", "name": "Blaise"}));
    let seats: Vec<Value> = [1, 2]
        .map(|connection| {
            let view = |message: &Value| message.pointer("/scene/now/position/view").cloned();
            let news = |message: &Value| message.pointer("/now/position/view").cloned();
            messages(&step, connection)
                .iter()
                .rev()
                .find_map(|message| view(message).or_else(|| news(message)))
        })
        .map(Option::unwrap)
        .to_vec();
    assert_ne!(seats[0], seats[1]);
    assert!(messages(&step, 2).iter().any(|message| message["kind"] == "scene"), "a seat is another view");
}

#[test]
fn a_bot_with_a_time_to_think_is_refused_since_the_engine_has_no_clock() {
    let mut caller = Caller::default();
    let error = caller.begin(&claim(), &["me", "search:1s"]).unwrap_err();
    assert_eq!(error["code"], "unknown-bot");
    caller.begin(&claim(), &["me", "open"]).unwrap();
    caller.hello(1, Some(ME));
    let refused = last(&caller.ask(1, "b", &json!({"do": "seat-bot", "seat": 1, "bot": "search:1s"})), 1);
    assert_eq!(refused["error"]["code"], "unknown-bot");
}

#[test]
fn a_request_that_cannot_be_read_is_an_error_that_says_what_is_wrong() {
    let mut caller = playing();
    let error = caller.call(&json!({"do": "dance"})).unwrap_err();
    assert_eq!(error["code"], "bad-request");
    assert!(error["phrase"]["args"]["message"]["text"].as_str().unwrap().contains("dance"), "{error}");
    let error = caller.call(&json!({"do": "games", "more": 1})).unwrap_err();
    assert!(error["phrase"]["args"]["message"]["text"].as_str().unwrap().contains("more"), "{error}");
    let error = caller.call(&json!({"do": "summary", "table": "aaaaaaaaaaaaaaaa"})).unwrap_err();
    assert_eq!(error["code"], "no-such-table");
    let refused = last(&caller.hear(1, &json!({"kind": "nothing"})), 1);
    assert_eq!(refused["error"]["code"], "bad-request");
}

#[test]
fn a_log_that_is_damaged_is_an_error() {
    let mut caller = playing();
    caller.log[1] = json!("{");
    assert_eq!(caller.open().unwrap_err()["code"], "store-damaged");
    caller.log.clear();
    assert_eq!(caller.open().unwrap_err()["code"], "store-damaged");
}

#[test]
fn a_table_that_is_opened_from_its_log_goes_on_where_it_was() {
    let mut caller = playing();
    let scene = last(&caller.hello(1, Some(ME)), 1)["scene"].clone();
    let step = caller.ask(1, "a", &first_legal(&scene));
    let now = messages(&step, 1)[0]["now"].clone();
    let opened = caller.open().unwrap();
    assert_eq!(opened["bots"][0]["seat"], 1, "the bot that was thinking is asked again");
    assert_eq!(messages(&caller.hello(1, Some(ME)), 1)[0]["scene"]["now"], now);
}

#[test]
fn a_move_can_be_taken_back_against_a_bot_while_nothing_was_shown() {
    let mut caller = playing();
    let scene = last(&caller.hello(1, Some(ME)), 1)["scene"].clone();
    caller.ask(1, "a", &first_legal(&scene));
    let step = caller.ask(1, "b", &json!({"do": "propose", "what": "take-back"}));
    let told = &messages(&step, 1)[0]["told"];
    assert!(told.as_array().unwrap().iter().any(|told| told["news"]["kind"] == "took-back"), "{told}");
}

#[test]
fn a_clock_that_runs_out_is_noticed_by_a_tick() {
    let mut setup = claim();
    setup["clock"] = json!({"kind": "move", "span": 5000});
    let mut caller = Caller::default();
    let opened = caller.begin(&setup, &["me", "greedy"]).unwrap();
    let wake = opened["wake"].as_u64().unwrap();
    assert!((1..=5000).contains(&wake), "{wake}");
    caller.hello(1, Some(ME));
    assert_eq!(caller.step(json!({"do": "tick"}))["entries"], json!([]));
    caller.wait(wake);
    let step = caller.step(json!({"do": "tick"}));
    assert_eq!(messages(&step, 1)[0]["told"][0]["news"]["timeout"], true);
}

/// The secret of somebody else at the same device.
const FRIEND: &str = "22222222222222222222222222222222";

/// A table of two people at one device.
fn shared() -> Caller {
    let mut caller = Caller::default();
    let moment = caller.moment();
    let request = json!({"do": "create", "setup": claim(), "token": ME, "name": "Ada", "seats": ["friend", "me"],
        "friends": [{"token": FRIEND, "name": "Ben"}], "moment": moment});
    let made = caller.call(&request).unwrap();
    caller.take_up(&made).unwrap();
    caller
}

#[test]
fn two_people_share_a_device_and_each_sees_their_own_hand() {
    let mut caller = shared();
    let seats = json!({"do": "seats", "table": caller.table, "tokens": [ME, FRIEND, "33333333333333333333333333333333"]});
    assert_eq!(caller.call(&seats).unwrap(), json!([1, 0, null]));
    let [mine, theirs] = [(1, ME), (2, FRIEND)]
        .map(|(connection, token)| last(&caller.hello(connection, Some(token)), connection)["scene"].clone());
    assert_eq!((&mine["you"], &theirs["you"]), (&json!(1), &json!(0)));
    let hand = |scene: &Value| {
        let seat = scene["you"].as_u64().unwrap() as usize;
        scene["now"]["position"]["view"]["seats"][seat]["hand"]["known"].clone()
    };
    assert_eq!((hand(&mine).as_array().unwrap().len(), hand(&theirs).as_array().unwrap().len()), (13, 13));
    assert_ne!(hand(&mine), hand(&theirs));
    assert_eq!(theirs["now"]["seats"][0]["holder"]["name"], "Ben");
}

#[test]
fn people_at_one_device_agree_to_what_one_of_them_proposes() {
    let mut caller = shared();
    let scene = last(&caller.hello(2, Some(FRIEND)), 2)["scene"].clone();
    caller.ask(2, "a", &first_legal(&scene));
    let step = caller.ask(2, "b", &json!({"do": "propose", "what": "take-back"}));
    let news = messages(&step, 2).into_iter().rev().find(|message| message["kind"] == "news").unwrap();
    assert_eq!(news["now"]["position"]["turn"], scene["now"]["position"]["turn"].as_u64().unwrap() + 2);
    assert_eq!(news["now"]["position"]["legal"], scene["now"]["position"]["legal"], "the card is back");
    assert_eq!(news["now"]["proposals"], json!([]));
}

#[test]
fn a_seat_of_a_friend_needs_a_friend() {
    let mut caller = Caller::default();
    let moment = caller.moment();
    let request = json!({"do": "create", "setup": claim(), "token": ME, "name": "Ada", "seats": ["me", "friend"],
        "moment": moment});
    assert_eq!(caller.call(&request).unwrap_err()["code"], "no-name");
}
