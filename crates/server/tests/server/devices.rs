//! Devices: signed in by password or link, listed, signed out alone or together.

use crate::accounts::{makes_account, signs_in, with_token};
use crate::client::{TestServer, claim, two_at};
use serde_json::{Value, json};

#[tokio::test]
async fn devices_are_listed_and_signed_out_one_by_one_with_their_sockets() {
    let server = TestServer::open().await;
    let (table, mut people) = two_at(&server, claim()).await;
    let (ada, mut socket) = people.remove(0);
    makes_account(&ada, "Ada").await;
    let phone = with_token(&server, &signs_in(&server, "Ada", "correct horse").await);
    let mut elsewhere = phone.joins(&table).await;
    elsewhere.hears("welcome").await;
    let devices = phone.get("/api/devices").await.json();
    assert_eq!(devices.as_array().map(Vec::len), Some(2), "{devices}");
    let id = |current: bool| {
        let found = devices.as_array().unwrap().iter().find(|device| device["current"] == current);
        found.unwrap()["id"].as_str().unwrap().to_owned()
    };
    let path = format!("/api/devices/{}", id(true));
    assert_eq!(ada.send("DELETE", &path, &[], "").await.status, 204);
    assert_eq!(elsewhere.hears("bye").await["code"], "no-name");
    phone.get("/api/guests/me").await.refused(401, "no-name");
    assert_eq!(ada.sees(&table).await["you"], 0);
    socket.hears("acting").await;
    ada.send("DELETE", &path, &[], "").await.refused(404, "no-such-session");
    let ben = &people[0].0;
    let others = format!("/api/devices/{}", id(false));
    ben.send("DELETE", &others, &[], "").await.refused(404, "no-such-session");
    assert_eq!(ada.get("/api/guests/me").await.status, 200);
}

#[tokio::test]
async fn who_signs_out_everywhere_ends_every_device_and_keeps_the_account() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    makes_account(&ada, "Ada").await;
    let phone = with_token(&server, &signs_in(&server, "Ada", "correct horse").await);
    assert_eq!(phone.send("DELETE", "/api/guests/me", &[], "").await.status, 204);
    for device in [&ada, &phone] {
        device.get("/api/guests/me").await.refused(401, "no-name");
    }
    assert_eq!(signs_in(&server, "Ada", "correct horse").await.status, 201);
}

#[tokio::test]
async fn a_link_signs_in_one_device_once_a_guest_too() {
    let server = TestServer::open().await;
    let (table, mut people) = two_at(&server, claim()).await;
    let ada = people.remove(0).0;
    let link = ada.post("/api/devices/link", &json!({"origin": "http://192.0.2.7:8421"})).await;
    assert_eq!(link.status, 201, "{link:?}");
    let shown = json!({"link": link.json()["link"], "token": true});
    let phone = with_token(&server, &server.stranger().post("/api/sign-in/link", &shown).await);
    assert_eq!(phone.sees(&table).await["you"], 0);
    server.stranger().post("/api/sign-in/link", &shown).await.refused(401, "link-expired");
    for made_up in ["", "00112233445566778899aabbccddeeff"] {
        server
            .stranger()
            .post("/api/sign-in/link", &json!({"link": made_up}))
            .await
            .refused(401, "link-expired");
    }
    let names: Vec<Value> = phone.get("/api/devices").await.json().as_array().unwrap().clone();
    assert_eq!(names.len(), 2);
}
