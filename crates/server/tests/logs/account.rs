//! An account of which every secret is used: by password, passkey, link and code, rightly and wrongly. None of them
//! stands in what the server stores, copies, counts, exports or refuses.

use crate::authenticator::{Authenticator, Browser};
use crate::client::{Person, Scratch, TestServer, config};
use crate::scenario::Scenario;
use interregnum_store::Store;
use serde_json::{Value, json};
use std::collections::BTreeSet;

const PASSWORD: &str = "a password of Cleo's";
const NEW_PASSWORD: &str = "Cleo's second password";

impl Scenario {
    /// Cleo makes an account, signs in by every way, recovers it, and is deleted.
    pub(crate) async fn account(&mut self, server: &TestServer, store: &dyn Store, scratch: &Scratch) {
        let before = self.secrets.len();
        let mut cleo = Browser::guest(server, "Cleo").await;
        self.keep_cookie("a guest's cookie", &cleo);
        let mut key = Authenticator::es256(&cleo, 1);
        let codes = self.makes_account(&mut cleo, &mut key).await;
        self.signs_in(server, &mut cleo, &mut key).await;
        self.recovers(server, &mut cleo, &codes).await;
        self.refusals(server, &codes).await;
        self.stored(&mut cleo, store, scratch, before).await;
        let gone = cleo.send("DELETE", "/api/account", &json!({"password": NEW_PASSWORD})).await;
        assert_eq!(gone.status, 204, "{gone:?}");
    }

    fn keep_cookie(&mut self, what: &'static str, browser: &Browser) {
        let cookie = browser.cookie.as_deref().unwrap();
        self.keep(what, cookie.split_once('=').unwrap().1);
    }

    fn keep_text(&mut self, what: &'static str, text: &Value) -> String {
        let text = text.as_str().unwrap().to_owned();
        self.keep(what, &text);
        text
    }

    /// Makes an account with a password and a passkey; gives the recovery codes.
    async fn makes_account(&mut self, cleo: &mut Browser, key: &mut Authenticator) -> Vec<String> {
        let challenge = cleo.challenge().await;
        self.keep_text("an answered challenge", &challenge["challenge"]);
        let passkey = key.registers(&challenge);
        self.keep("a password", PASSWORD);
        let wanted = json!({"name": "Cleo", "password": PASSWORD, "passkey": passkey});
        let made = cleo.post("/api/account", &wanted).await;
        assert_eq!(made.status, 201, "{made:?}");
        self.keep_cookie("an account's cookie", cleo);
        let codes: Vec<String> = serde_json::from_value(made.json()["codes"].clone()).unwrap();
        for code in &codes {
            self.keep("a recovery code", code);
            self.keep("a recovery code without hyphens", &code.replace('-', ""));
        }
        codes
    }

    /// Signs in by password, passkey and link, on devices of their own.
    async fn signs_in(&mut self, server: &TestServer, cleo: &mut Browser, key: &mut Authenticator) {
        let sign_in = json!({"name": "Cleo", "password": PASSWORD, "token": true});
        let signed_in = server.stranger().post("/api/sign-in", &sign_in).await.json();
        self.keep_text("a token", &signed_in["token"]);
        let mut phone = Browser::new(server);
        let challenge = phone.sign_in_challenge().await;
        self.keep_text("a challenge for signing in", &challenge["challenge"]);
        let signed = key.signs(&challenge);
        self.keep_text("a signature", &signed["signature"]);
        assert_eq!(phone.post("/api/sign-in/passkey", &signed).await.status, 201);
        self.keep_cookie("a cookie after a passkey", &phone);
        self.refused(&Browser::new(server).post("/api/sign-in/passkey", &signed).await, &BTreeSet::new());
        let link = cleo.post("/api/devices/link", &json!({"origin": "http://192.0.2.7"})).await.json();
        let link = json!({"link": self.keep_text("a link", &link["link"])});
        let mut tablet = Browser::new(server);
        assert_eq!(tablet.post("/api/sign-in/link", &link).await.status, 201);
        self.keep_cookie("a cookie after a link", &tablet);
        self.refused(&Browser::new(server).post("/api/sign-in/link", &link).await, &BTreeSet::new());
        let unused = cleo.post("/api/devices/link", &json!({"origin": "http://192.0.2.7"})).await.json();
        self.keep_text("a link that nobody used", &unused["link"]);
        self.keep_text("an open challenge", &cleo.challenge().await["challenge"]);
    }

    /// Uses a recovery code, which sets a new password.
    async fn recovers(&mut self, server: &TestServer, cleo: &mut Browser, codes: &[String]) {
        self.keep("a password that replaces another", NEW_PASSWORD);
        *cleo = Browser::new(server);
        let recovery = json!({"name": "Cleo", "code": codes[0], "password": NEW_PASSWORD});
        assert_eq!(cleo.post("/api/sign-in/code", &recovery).await.status, 201);
        self.keep_cookie("a cookie after a code", cleo);
    }

    /// Right secrets in wrong places are not repeated.
    async fn refusals(&mut self, server: &TestServer, codes: &[String]) {
        let nothing = BTreeSet::new();
        for (path, body) in [
            ("/api/sign-in", json!({"name": "Cleo", "password": PASSWORD})),
            ("/api/sign-in/code", json!({"name": "Nobody", "code": codes[1], "password": NEW_PASSWORD})),
            ("/api/sign-in/link", json!({"link": codes[1]})),
            ("/api/sign-in", json!({"name": 1, "password": NEW_PASSWORD})),
        ] {
            self.refused(&server.stranger().post(path, &body).await, &nothing);
        }
        let admin = Person { token: config().admin_token, ..server.stranger() };
        self.said(&admin.get("/metrics").await.body, &nothing);
    }

    /// Searches the database, a copy of it and the person's own data for the secrets since `before`, as text and as the
    /// bytes behind their digits.
    async fn stored(&mut self, cleo: &mut Browser, store: &dyn Store, scratch: &Scratch, before: usize) {
        let copy = scratch.file("copy.db");
        store.backup(copy).await.unwrap();
        let mut stored = cleo.get("/api/me/data").await.body.into_bytes();
        for file in ["log.db", "log.db-wal", "copy.db"] {
            stored.extend(std::fs::read(scratch.file(file)).unwrap_or_default());
        }
        let has = |part: &[u8]| stored.windows(part.len()).any(|found| found == part);
        assert!(has(b"argon2id") && has(b"Cleo"), "the account is stored");
        let secrets = &self.secrets[before..];
        assert!(secrets.len() > 25, "every kind of secret was used");
        for secret in secrets {
            assert!(!has(secret.text.as_bytes()), "{} is stored", secret.what);
            let digits = secret.text.as_bytes().chunks(2).map(|pair| std::str::from_utf8(pair).ok());
            let bytes = digits.map(|pair| pair.and_then(|pair| u8::from_str_radix(pair, 16).ok()));
            if let Some(bytes) = bytes.collect::<Option<Vec<u8>>>() {
                assert!(!has(&bytes), "the bytes of {} are stored", secret.what);
            }
        }
    }
}
