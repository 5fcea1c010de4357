//! An authenticator made of two keys and a counter, and a browser that shows it to the server. Everything they say can
//! be bent, to see it refused.

use crate::client::{Answer, TestServer, answer, exchange};
use ciborium::Value as Cbor;
use data_encoding::BASE64URL_NOPAD;
use p256::ecdsa::signature::Signer as _;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::net::SocketAddr;

/// Somebody is there (1), and the authenticator knows who (4).
pub(crate) const PRESENT_AND_VERIFIED: u8 = 0b101;
const ATTESTED: u8 = 1 << 6;

pub(crate) fn base64(bytes: &[u8]) -> String {
    BASE64URL_NOPAD.encode(bytes)
}

/// The page of a server in a browser: one origin, one cookie.
#[derive(Clone)]
pub(crate) struct Browser {
    pub(crate) address: SocketAddr,
    pub(crate) origin: String,
    pub(crate) cookie: Option<String>,
}

impl Browser {
    /// A browser that knows the server as `localhost`.
    pub(crate) fn new(server: &TestServer) -> Self {
        let origin = format!("http://localhost:{}", server.address.port());
        Self { address: server.address, origin, cookie: None }
    }

    /// Somebody with a name.
    pub(crate) async fn guest(server: &TestServer, name: &str) -> Self {
        let mut browser = Self::new(server);
        assert_eq!(browser.post("/api/guests", &json!({"name": name})).await.status, 201);
        browser
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, &Value::Null).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.send("POST", path, body).await
    }

    /// Sends a request, and keeps the cookie of its answer.
    pub(crate) async fn send(&mut self, method: &str, path: &str, body: &Value) -> Answer {
        let host = self.origin.split_once("://").unwrap().1;
        let cookie = self.cookie.as_ref().map(|cookie| format!("cookie: {cookie}\r\n")).unwrap_or_default();
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {host}\r\norigin: {}\r\nconnection: close\r\n{cookie}\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.origin,
            body.len()
        );
        let answered = answer(&exchange(self.address, head.as_bytes()).await);
        if let Some(set) = answered.header("set-cookie") {
            let kept = set.split(';').next().filter(|_| !set.contains("Max-Age=0"));
            self.cookie = kept.map(str::to_owned);
        }
        answered
    }

    /// A challenge for somebody who is signed in.
    pub(crate) async fn challenge(&mut self) -> Value {
        let made = self.post("/api/passkeys/challenge", &Value::Null).await;
        assert_eq!(made.status, 201, "{made:?}");
        made.json()
    }

    /// A challenge for signing in.
    pub(crate) async fn sign_in_challenge(&mut self) -> Value {
        let made = self.post("/api/sign-in/passkey/challenge", &Value::Null).await;
        assert_eq!(made.status, 201, "{made:?}");
        made.json()
    }

    /// Becomes an account with a passkey and no password; gives the recovery codes.
    pub(crate) async fn makes_account(&mut self, name: &str, key: &mut Authenticator) -> Vec<String> {
        let challenge = self.challenge().await;
        let passkey = key.registers(&challenge);
        let made = self.post("/api/account", &json!({"name": name, "passkey": passkey})).await;
        assert_eq!(made.status, 201, "{made:?}");
        serde_json::from_value(made.json()["codes"].clone()).unwrap()
    }

    /// Signs in with a passkey.
    pub(crate) async fn signs_in(&mut self, key: &mut Authenticator) -> Answer {
        let challenge = self.sign_in_challenge().await;
        let signed = key.signs(&challenge);
        self.post("/api/sign-in/passkey", &signed).await
    }
}

#[derive(Clone)]
pub(crate) enum Key {
    Es256(Box<p256::ecdsa::SigningKey>),
    EdDsa(Box<ed25519_dalek::SigningKey>),
}

/// An authenticator with one credential. Its fields are what it testifies.
#[derive(Clone)]
pub(crate) struct Authenticator {
    pub(crate) key: Key,
    pub(crate) credential: Vec<u8>,
    pub(crate) counter: u32,
    /// What it adds to the counter with every signature; zero if it does not count.
    pub(crate) step: u32,
    pub(crate) party: String,
    pub(crate) origin: String,
    pub(crate) flags: u8,
    /// More of the client data.
    pub(crate) more: Value,
    /// Whether it signs its own attestation (`packed`) or gives none.
    pub(crate) attests_itself: bool,
    pub(crate) user_handle: String,
}

impl Authenticator {
    pub(crate) fn es256(browser: &Browser, number: u8) -> Self {
        let key = p256::ecdsa::SigningKey::from_slice(&[number; 32]).unwrap();
        Self::with(Key::Es256(Box::new(key)), browser, number)
    }

    pub(crate) fn eddsa(browser: &Browser, number: u8) -> Self {
        Self::with(
            Key::EdDsa(Box::new(ed25519_dalek::SigningKey::from_bytes(&[number; 32]))),
            browser,
            number,
        )
    }

    fn with(key: Key, browser: &Browser, number: u8) -> Self {
        Self {
            key,
            credential: vec![number; 20],
            counter: 0,
            step: 1,
            party: "localhost".to_owned(),
            origin: browser.origin.clone(),
            flags: PRESENT_AND_VERIFIED,
            more: json!({}),
            attests_itself: false,
            user_handle: String::new(),
        }
    }

    pub(crate) fn id(&self) -> String {
        base64(&self.credential)
    }

    fn client_data(&self, kind: &str, challenge: &Value) -> Vec<u8> {
        let mut data = json!({
            "type": kind,
            "challenge": challenge["challenge"],
            "origin": self.origin,
            "crossOrigin": false,
            "other_keys_can_be_added_here": "browsers do that",
        });
        data.as_object_mut().unwrap().extend(self.more.as_object().unwrap().clone());
        data.to_string().into_bytes()
    }

    fn data(&self, flags: u8, attested: &[u8]) -> Vec<u8> {
        let party = Sha256::digest(&self.party);
        [party.as_slice(), &[flags], &self.counter.to_be_bytes(), attested].concat()
    }

    /// The public key as COSE.
    pub(crate) fn cose(&self) -> Vec<u8> {
        let number = |number: i32| Cbor::from(number);
        let entries = match &self.key {
            Key::Es256(key) => {
                let point = key.verifying_key().to_sec1_point(false);
                let (x, y) = point.as_bytes()[1..].split_at(32);
                let key = [(1, number(2)), (3, number(-7)), (-1, number(1))];
                key.into_iter().chain([(-2, Cbor::from(x)), (-3, Cbor::from(y))]).collect::<Vec<_>>()
            }
            Key::EdDsa(key) => {
                let x = Cbor::from(key.verifying_key().as_bytes().as_slice());
                vec![(1, number(1)), (3, number(-8)), (-1, number(6)), (-2, x)]
            }
        };
        cbor(&Cbor::Map(entries.into_iter().map(|(label, value)| (number(label), value)).collect()))
    }

    fn signature(&self, message: &[u8]) -> Vec<u8> {
        match &self.key {
            Key::Es256(key) => {
                let signature: p256::ecdsa::DerSignature = key.sign(message);
                signature.as_bytes().to_vec()
            }
            Key::EdDsa(key) => ed25519_dalek::Signer::sign(&**key, message).to_bytes().to_vec(),
        }
    }

    /// Makes its credential for a challenge of somebody who is signed in.
    pub(crate) fn registers(&mut self, challenge: &Value) -> Value {
        challenge["user_handle"].as_str().unwrap().clone_into(&mut self.user_handle);
        let length = u16::try_from(self.credential.len()).unwrap().to_be_bytes();
        let attested = [[0; 16].as_slice(), &length, &self.credential, &self.cose()].concat();
        self.registers_with(challenge, &self.data(self.flags | ATTESTED, &attested))
    }

    /// The same with authenticator data of the test's choice.
    pub(crate) fn registers_with(&self, challenge: &Value, data: &[u8]) -> Value {
        let client_data = self.client_data("webauthn.create", challenge);
        let (format, statement) = if self.attests_itself {
            let signature = self.signature(&[data, &Sha256::digest(&client_data)].concat());
            let algorithm = if matches!(self.key, Key::Es256(_)) { -7 } else { -8 };
            let sig = (Cbor::from("sig"), Cbor::from(signature));
            ("packed", vec![(Cbor::from("alg"), Cbor::from(algorithm)), sig])
        } else {
            ("none", Vec::new())
        };
        let object = Cbor::Map(vec![
            (Cbor::from("fmt"), Cbor::from(format)),
            (Cbor::from("attStmt"), Cbor::Map(statement)),
            (Cbor::from("authData"), Cbor::from(data)),
        ]);
        json!({"client_data": base64(&client_data), "attestation_object": base64(&cbor(&object))})
    }

    /// Signs a challenge.
    pub(crate) fn signs(&mut self, challenge: &Value) -> Value {
        self.counter += self.step;
        let client_data = self.client_data("webauthn.get", challenge);
        let data = self.data(self.flags, &[]);
        let signature = self.signature(&[data.as_slice(), &Sha256::digest(&client_data)].concat());
        json!({
            "credential": self.id(),
            "client_data": base64(&client_data),
            "authenticator_data": base64(&data),
            "signature": base64(&signature),
            "user_handle": self.user_handle,
        })
    }
}

fn cbor(value: &Cbor) -> Vec<u8> {
    let mut bytes = Vec::new();
    ciborium::into_writer(value, &mut bytes).unwrap();
    bytes
}
