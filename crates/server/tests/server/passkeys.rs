//! Passkeys: registered, used, listed, removed; and everything that is wrong with one is refused.

use crate::accounts::signs_in;
use crate::authenticator::{Authenticator, Browser, base64};
use crate::client::{TestServer, config};
use interregnum_server::Config;
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse";

/// A server, and somebody whose account has one passkey and no password.
async fn with_passkey() -> (TestServer, Browser, Authenticator) {
    let server = TestServer::open().await;
    let mut ada = Browser::guest(&server, "Ada").await;
    let mut key = Authenticator::es256(&ada, 1);
    ada.makes_account("Ada", &mut key).await;
    (server, ada, key)
}

#[tokio::test]
async fn a_guest_becomes_an_account_with_a_passkey_alone_and_signs_in_without_a_name() {
    let (server, mut ada, mut key) = with_passkey().await;
    let own = ada.get("/api/account").await.json();
    assert_eq!((&own["account"], &own["password"], &own["codes"]), (&json!(true), &json!(false), &json!(8)));
    let mut phone = Browser::new(&server);
    let signed_in = phone.signs_in(&mut key).await;
    assert_eq!((signed_in.status, signed_in.json()), (201, json!({"name": "Ada", "account": true})));
    assert!(signed_in.header("set-cookie").is_some_and(|cookie| cookie.contains("HttpOnly")));
    assert_eq!(phone.get("/api/guests/me").await.json()["name"], "Ada");
    assert_eq!(phone.get("/api/devices").await.json().as_array().map(Vec::len), Some(2));
    let listed = phone.get("/api/passkeys").await.json();
    assert_eq!((&listed[0]["id"], listed[0]["used"].is_u64()), (&json!(key.id()), true), "{listed}");
}

#[tokio::test]
async fn without_a_password_none_is_right_and_the_answer_is_that_for_an_unknown_name() {
    let (server, ..) = with_passkey().await;
    let none = signs_in(&server, "Ada", "").await;
    let unknown = signs_in(&server, "Nobody", "").await;
    assert_eq!((none.status, &none.body), (unknown.status, &unknown.body));
    none.refused(401, "wrong-credentials");
    signs_in(&server, "Ada", "a password that nobody has").await.refused(401, "wrong-credentials");
}

#[tokio::test]
async fn both_algorithms_and_a_self_attestation_are_accepted() {
    let server = TestServer::open().await;
    let page = Browser::new(&server);
    let keys = [Authenticator::es256(&page, 1), Authenticator::eddsa(&page, 2)];
    let attesting = [Authenticator::es256(&page, 3), Authenticator::eddsa(&page, 4)];
    let attesting = attesting.map(|key| Authenticator { attests_itself: true, ..key });
    for (number, mut key) in keys.into_iter().chain(attesting).enumerate() {
        let mut browser = Browser::guest(&server, "Ada").await;
        browser.makes_account(&format!("Ada {number}"), &mut key).await;
        assert_eq!(Browser::new(&server).signs_in(&mut key).await.status, 201);
    }
}

#[tokio::test]
async fn a_second_passkey_needs_a_proof_and_the_last_way_in_stays() {
    let (server, mut ada, mut key) = with_passkey().await;
    let mut second = Authenticator::eddsa(&ada, 2);
    let own = ada.challenge().await;
    assert_eq!(own["known"], json!([key.id()]));
    let mut registration = second.registers(&own);
    registration["name"] = json!("Telephone");
    for proof in [json!({}), json!({"password": PASSWORD})] {
        let wanted = json!({"registration": registration, "proof": proof});
        ada.post("/api/passkeys", &wanted).await.refused(401, "wrong-credentials");
    }
    let proof = key.signs(&ada.challenge().await);
    let wanted = json!({"registration": registration, "proof": {"passkey": proof}});
    let before = ada.cookie.clone();
    let added = ada.post("/api/passkeys", &wanted).await;
    assert_eq!((added.status, &added.json()["name"]), (201, &json!("Telephone")), "{added:?}");
    assert_ne!(ada.cookie, before, "a change of rights replaces the secret");
    assert_eq!(Browser::new(&server).signs_in(&mut second).await.status, 201);

    let remove = async |ada: &mut Browser, key: &mut Authenticator, gone: String| {
        let proof = key.signs(&ada.challenge().await);
        ada.send("DELETE", &format!("/api/passkeys/{gone}"), &json!({"passkey": proof})).await
    };
    assert_eq!(remove(&mut ada, &mut second, key.id()).await.status, 204);
    Browser::new(&server).signs_in(&mut key).await.refused(401, "wrong-passkey");
    let last = second.id();
    remove(&mut ada, &mut second, last.clone()).await.refused(409, "last-way-in");
    remove(&mut ada, &mut second, key.id()).await.refused(404, "no-such-passkey");
    let proof = second.signs(&ada.challenge().await);
    let first_password = json!({"proof": {"passkey": proof}, "password": PASSWORD});
    assert_eq!(ada.post("/api/account/password", &first_password).await.status, 204);
    assert_eq!(remove(&mut ada, &mut second, last).await.status, 204);
    assert_eq!(signs_in(&server, "Ada", PASSWORD).await.status, 201);
}

#[tokio::test]
async fn a_lost_passkey_is_replaced_by_a_recovery_code() {
    let server = TestServer::open().await;
    let mut ada = Browser::guest(&server, "Ada").await;
    let codes = ada.makes_account("Ada", &mut Authenticator::es256(&ada.clone(), 1)).await;
    let mut new = Browser::new(&server);
    let recovery = json!({"name": "Ada", "code": codes[0], "password": PASSWORD});
    assert_eq!(new.post("/api/sign-in/code", &recovery).await.status, 201);
    ada.get("/api/guests/me").await.refused(401, "no-name");
    let mut key = Authenticator::es256(&new, 2);
    let registration = key.registers(&new.challenge().await);
    let wanted = json!({"registration": registration, "proof": {"password": PASSWORD}});
    assert_eq!(new.post("/api/passkeys", &wanted).await.status, 201);
    let lost = new.get("/api/passkeys").await.json()[0]["id"].as_str().unwrap().to_owned();
    let gone = new.send("DELETE", &format!("/api/passkeys/{lost}"), &json!({"password": PASSWORD})).await;
    assert_eq!(gone.status, 204);
    assert_eq!(Browser::new(&server).signs_in(&mut key).await.status, 201);
}

#[tokio::test]
async fn a_signature_for_another_origin_or_another_server_is_refused() {
    let (server, _, key) = with_passkey().await;
    let mut visitor = Browser::new(&server);
    for bent in [
        Authenticator { origin: "https://evil.example".to_owned(), ..key.clone() },
        Authenticator { origin: "http://localhost:1".to_owned(), ..key.clone() },
        Authenticator { party: "evil.example".to_owned(), ..key.clone() },
        Authenticator { more: json!({"crossOrigin": true}), ..key.clone() },
        Authenticator { more: json!({"topOrigin": "https://evil.example"}), ..key.clone() },
        Authenticator { more: json!({"type": "webauthn.create"}), ..key.clone() },
    ] {
        visitor.signs_in(&mut bent.clone()).await.refused(401, "wrong-passkey");
    }
    assert_eq!(visitor.signs_in(&mut key.clone()).await.status, 201, "unbent it is accepted");
    // Who relays a signature from a page of their own writes the headers of that page.
    let mut relay = Browser { origin: "http://localhost:1".to_owned(), ..Browser::new(&server) };
    let asked = relay.post("/api/sign-in/passkey/challenge", &Value::Null).await;
    asked.refused(422, "no-passkeys");
}

#[tokio::test]
async fn a_challenge_is_answered_once_by_the_one_who_asked_and_for_what_it_was_made() {
    let (server, mut ada, mut key) = with_passkey().await;
    let mut visitor = Browser::new(&server);
    let challenge = visitor.sign_in_challenge().await;
    let signed = key.signs(&challenge);
    assert_eq!(visitor.post("/api/sign-in/passkey", &signed).await.status, 201);
    Browser::new(&server).post("/api/sign-in/passkey", &signed).await.refused(401, "challenge-expired");
    let again = key.signs(&challenge);
    Browser::new(&server).post("/api/sign-in/passkey", &again).await.refused(401, "challenge-expired");
    // One that the server never made.
    let made_up = key.signs(&json!({"challenge": base64(&[7; 32])}));
    visitor.post("/api/sign-in/passkey", &made_up).await.refused(401, "challenge-expired");
    // One for signing in confirms nothing, and one for confirming does not sign in.
    let proof = key.signs(&visitor.sign_in_challenge().await);
    let codes = ada.post("/api/account/codes", &json!({"passkey": proof})).await;
    codes.refused(401, "challenge-expired");
    let signed = key.signs(&ada.challenge().await);
    Browser::new(&server).post("/api/sign-in/passkey", &signed).await.refused(401, "challenge-expired");
    // One of somebody else.
    let mut ben = Browser::guest(&server, "Ben").await;
    let registration = Authenticator::es256(&ben, 3).registers(&ada.challenge().await);
    let wanted = json!({"name": "Ben", "passkey": registration});
    ben.post("/api/account", &wanted).await.refused(401, "challenge-expired");
}

#[tokio::test]
async fn a_wrong_signature_uses_up_its_challenge() {
    let (server, _, mut key) = with_passkey().await;
    let mut visitor = Browser::new(&server);
    let challenge = visitor.sign_in_challenge().await;
    let mut signed = key.signs(&challenge);
    let right = signed.clone();
    signed["signature"] = json!(base64(&[0x30, 0x06, 2, 1, 1, 2, 1, 1]));
    visitor.post("/api/sign-in/passkey", &signed).await.refused(401, "wrong-passkey");
    visitor.post("/api/sign-in/passkey", &right).await.refused(401, "challenge-expired");
}

#[tokio::test]
async fn an_unknown_passkey_a_wrong_key_and_a_wrong_owner_get_the_same_answer() {
    let (server, _, key) = with_passkey().await;
    let mut visitor = Browser::new(&server);
    let unknown = Authenticator { credential: vec![9; 20], ..key.clone() };
    let mut stranger = Authenticator::es256(&visitor, 9);
    stranger.registers(&json!({"challenge": "", "user_handle": "eve"}));
    let mut answers = Vec::new();
    for bent in [unknown, Authenticator { credential: key.credential.clone(), ..stranger }] {
        answers.push(visitor.signs_in(&mut bent.clone()).await);
    }
    let mut signed = key.clone().signs(&visitor.sign_in_challenge().await);
    signed["user_handle"] = json!("eve");
    answers.push(visitor.post("/api/sign-in/passkey", &signed).await);
    let mut signed = key.clone().signs(&visitor.sign_in_challenge().await);
    signed["user_handle"] = json!("");
    answers.push(visitor.post("/api/sign-in/passkey", &signed).await);
    for answer in &answers {
        assert_eq!((answer.status, &answer.body), (401, &answers[0].body));
    }
    answers.remove(0).refused(401, "wrong-passkey");
}

#[tokio::test]
async fn a_key_that_was_merely_found_does_not_sign_in() {
    let (server, _, key) = with_passkey().await;
    for flags in [0b100, 0b001, 0, 0b1_0101] {
        let mut found = Authenticator { flags, ..key.clone() };
        Browser::new(&server).signs_in(&mut found).await.refused(401, "wrong-passkey");
    }
}

#[tokio::test]
async fn a_counter_that_goes_backwards_is_refused_marked_and_counted() {
    let (server, mut ada, mut key) = with_passkey().await;
    let mut copy = key.clone();
    for _ in 0..3 {
        assert_eq!(Browser::new(&server).signs_in(&mut key).await.status, 201);
    }
    Browser::new(&server).signs_in(&mut copy).await.refused(403, "passkey-suspected");
    let listed = ada.get("/api/passkeys").await.json();
    assert!(listed[0]["suspected"].is_u64(), "{listed}");
    let admin = crate::client::Person { token: config().admin_token, ..server.stranger() };
    assert!(admin.get("/metrics").await.body.contains("interregnum_passkeys_suspected_total 1\n"));
    assert_eq!(Browser::new(&server).signs_in(&mut key).await.status, 201, "its owner still gets in");
}

#[tokio::test]
async fn an_authenticator_that_does_not_count_signs_in_as_often_as_it_likes() {
    let server = TestServer::open().await;
    let mut ada = Browser::guest(&server, "Ada").await;
    let mut key = Authenticator { step: 0, ..Authenticator::es256(&ada, 1) };
    ada.makes_account("Ada", &mut key).await;
    for _ in 0..3 {
        assert_eq!(Browser::new(&server).signs_in(&mut key).await.status, 201);
    }
}

#[tokio::test]
async fn a_registration_that_is_wrong_is_refused_with_the_reason() {
    let server = TestServer::open().await;
    let mut ada = Browser::guest(&server, "Ada").await;
    let key = Authenticator::es256(&ada, 1);
    let bent = [
        ("origin", Authenticator { origin: "https://evil.example".to_owned(), ..key.clone() }),
        ("type", Authenticator { more: json!({"type": "webauthn.get"}), ..key.clone() }),
        ("cross-origin", Authenticator { more: json!({"crossOrigin": true}), ..key.clone() }),
        ("relying-party", Authenticator { party: "evil.example".to_owned(), ..key.clone() }),
        ("not-present", Authenticator { flags: 0b100, ..key.clone() }),
        ("not-verified", Authenticator { flags: 0b001, ..key.clone() }),
        ("backup-state", Authenticator { flags: 0b1_0101, ..key.clone() }),
        ("credential-id", Authenticator { credential: Vec::new(), ..key.clone() }),
        ("credential-id", Authenticator { credential: vec![1; 1024], ..key.clone() }),
    ];
    for (why, mut bent) in bent {
        let registration = bent.registers(&ada.challenge().await);
        let refused = ada.post("/api/account", &json!({"name": "Ada", "passkey": registration})).await;
        let message = refused.refused(422, "bad-passkey")["message"].as_str().unwrap().to_owned();
        assert!(message.contains(&format!("({why})")), "{why}: {message}");
        assert_eq!(ada.get("/api/account").await.json()["account"], false);
    }
}

#[tokio::test]
async fn damaged_bytes_of_a_registration_are_refused_and_nothing_falls_over() {
    let server = TestServer::open().await;
    let mut ada = Browser::guest(&server, "Ada").await;
    let mut key = Authenticator::es256(&ada, 1);
    let whole = key.registers(&ada.challenge().await);
    let object = whole["attestation_object"].as_str().unwrap();
    let shorter = &object[..object.len() - 4];
    let longer = format!("{object}AA");
    for bad in ["", "*", "AA", "oA", shorter, &longer] {
        let mut registration = key.registers(&ada.challenge().await);
        registration["attestation_object"] = json!(bad);
        let wanted = json!({"name": "Ada", "passkey": registration});
        ada.post("/api/account", &wanted).await.refused(422, "bad-passkey");
    }
    for bad in [&b"{}"[..], b"\xff", b""] {
        let registration = json!({"client_data": base64(bad), "attestation_object": object});
        let wanted = json!({"name": "Ada", "passkey": registration});
        ada.post("/api/account", &wanted).await.refused(422, "bad-passkey");
    }
}

#[tokio::test]
async fn a_passkey_is_registered_once_for_one_account() {
    let (server, _, key) = with_passkey().await;
    let mut eve = Browser::guest(&server, "Eve").await;
    let mut stolen = Authenticator { credential: key.credential, ..Authenticator::es256(&eve, 6) };
    let registration = stolen.registers(&eve.challenge().await);
    let wanted = json!({"name": "Eve", "passkey": registration});
    eve.post("/api/account", &wanted).await.refused(409, "passkey-known");
    assert_eq!(eve.get("/api/account").await.json()["account"], false);
}

#[tokio::test]
async fn over_plain_http_on_a_network_there_are_no_passkeys_and_the_answer_says_why() {
    let server = TestServer::with(Config { hosts: vec!["cards.example".to_owned()], ..config() }).await;
    let port = server.address.port();
    for origin in [format!("http://192.0.2.7:{port}"), format!("http://127.0.0.1:{port}")]
        .into_iter()
        .chain(["http://cards.example".to_owned(), "https://cards.example".to_owned()])
    {
        let mut visitor = Browser { origin: origin.clone(), ..Browser::new(&server) };
        let refused = visitor.post("/api/sign-in/passkey/challenge", &Value::Null).await;
        let refused = refused.refused(422, "no-passkeys");
        assert!(refused["message"].as_str().unwrap().contains("HTTPS"), "{origin}: {refused}");
    }
}

#[tokio::test]
async fn the_name_of_the_settings_is_the_relying_party() {
    let hosts = vec!["cards.example".to_owned()];
    let server = TestServer::with(Config { hosts, secure: true, ..config() }).await;
    let mut ada = Browser { origin: "https://cards.example".to_owned(), ..Browser::new(&server) };
    assert_eq!(ada.post("/api/guests", &json!({"name": "Ada"})).await.status, 201);
    assert_eq!(ada.challenge().await["relying_party"], "cards.example");
    let mut key = Authenticator { party: "cards.example".to_owned(), ..Authenticator::es256(&ada, 1) };
    ada.makes_account("Ada", &mut key).await;
    let mut phone = Browser { origin: "https://cards.example".to_owned(), ..Browser::new(&server) };
    assert_eq!(phone.signs_in(&mut key).await.status, 201);
}

#[tokio::test]
async fn who_is_deleted_confirms_it_with_a_passkey_which_signs_nobody_in_any_more() {
    let (server, mut ada, mut key) = with_passkey().await;
    ada.send("DELETE", "/api/account", &json!({})).await.refused(401, "wrong-credentials");
    let proof = key.signs(&ada.challenge().await);
    assert_eq!(ada.send("DELETE", "/api/account", &json!({"passkey": proof})).await.status, 204);
    Browser::new(&server).signs_in(&mut key).await.refused(401, "wrong-passkey");
}

#[tokio::test]
async fn the_passkey_of_another_account_confirms_nothing() {
    let (server, mut ada, _) = with_passkey().await;
    let mut ben = Browser::guest(&server, "Ben").await;
    let mut key = Authenticator::es256(&ben, 2);
    ben.makes_account("Ben", &mut key).await;
    let proof = key.signs(&ada.challenge().await);
    ada.post("/api/account/codes", &json!({"passkey": proof})).await.refused(401, "wrong-passkey");
    assert_eq!(ada.get("/api/guests/me").await.json()["name"], "Ada");
}

#[tokio::test]
async fn an_account_has_twenty_passkeys_and_no_more() {
    let server = TestServer::open().await;
    let mut ada = Browser::guest(&server, "Ada").await;
    let mut first = Authenticator::es256(&ada, 1);
    ada.makes_account("Ada", &mut first).await;
    let add = async |ada: &mut Browser, first: &mut Authenticator, number: u8| {
        let proof = first.signs(&ada.challenge().await);
        let registration = Authenticator::eddsa(ada, number).registers(&ada.challenge().await);
        ada.post("/api/passkeys", &json!({"registration": registration, "proof": {"passkey": proof}})).await
    };
    for number in 2..=20 {
        assert_eq!(add(&mut ada, &mut first, number).await.status, 201);
    }
    add(&mut ada, &mut first, 21).await.refused(409, "too-many-passkeys");
}
