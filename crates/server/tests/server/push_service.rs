//! A push service on this machine, and a device that can read what is pushed to it.

use crate::client::PATIENCE;
use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64URL;
use hkdf::Hkdf;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::{PublicKey, SecretKey, ecdh};
use serde_json::{Value, json};
use sha2::Sha256;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Duration, sleep, timeout};

/// A request that came to the service.
#[derive(Clone, Debug)]
pub(crate) struct Pushed {
    pub(crate) path: String,
    head: String,
    body: Vec<u8>,
}

impl Pushed {
    pub(crate) fn header(&self, name: &str) -> &str {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(found, _)| found.eq_ignore_ascii_case(name)).map_or("", |(_, value)| value)
    }

    /// Asserts that the server with this public key signed it for this service, and gives the claims.
    pub(crate) fn signed_by(&self, key: &str) -> Value {
        let header = self.header("authorization");
        let (token, public) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(public, key);
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let signature = Signature::from_slice(&BASE64URL.decode(signature).unwrap()).unwrap();
        let key = VerifyingKey::from_sec1_bytes(&BASE64URL.decode(key).unwrap()).unwrap();
        key.verify(signed.as_bytes(), &signature).unwrap();
        serde_json::from_slice(&BASE64URL.decode(signed.split_once('.').unwrap().1).unwrap()).unwrap()
    }
}

/// A push service. What is sent to `/gone` it does not know; to `/busy` it accepts at the second attempt.
pub(crate) struct PushService {
    address: SocketAddr,
    requests: Arc<Mutex<Vec<Pushed>>>,
}

impl PushService {
    pub(crate) async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let requests: Arc<Mutex<Vec<Pushed>>> = Arc::default();
        let kept = Arc::clone(&requests);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let kept = Arc::clone(&kept);
                tokio::spawn(async move { serve(stream, &kept).await });
            }
        });
        Self { address, requests }
    }

    pub(crate) fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    pub(crate) fn pushes(&self) -> Vec<Pushed> {
        self.requests.lock().unwrap().clone()
    }

    /// Waits until `count` requests have come; returns all.
    pub(crate) async fn received(&self, count: usize) -> Vec<Pushed> {
        let received = async {
            while self.pushes().len() < count {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(PATIENCE, received).await.expect("the push comes");
        self.pushes()
    }
}

async fn serve(mut stream: TcpStream, kept: &Mutex<Vec<Pushed>>) {
    let mut bytes = Vec::new();
    let (end, length) = loop {
        let mut part = [0; 4096];
        let Ok(read @ 1..) = stream.read(&mut part).await else { return };
        bytes.extend_from_slice(&part[..read]);
        if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
            let head = String::from_utf8_lossy(&bytes[..end]).to_ascii_lowercase();
            let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse().ok());
            break (end + 4, length.unwrap_or(0));
        }
    };
    while bytes.len() < end + length {
        let mut part = [0; 4096];
        let Ok(read @ 1..) = stream.read(&mut part).await else { return };
        bytes.extend_from_slice(&part[..read]);
    }
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let path = head.split(' ').nth(1).unwrap().to_owned();
    let before = kept.lock().unwrap().iter().filter(|pushed| pushed.path == path).count();
    let status = match path.as_str() {
        "/gone" => "410 Gone",
        "/overloaded" => "503 Service Unavailable",
        "/busy" if before == 0 => "503 Service Unavailable",
        _ => "201 Created",
    };
    kept.lock().unwrap().push(Pushed { path, head, body: bytes[end..].to_vec() });
    let answer = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n");
    let _ = stream.write_all(answer.as_bytes()).await;
}

/// A browser with a subscription, whose keys follow from a number.
pub(crate) struct Device {
    secret: SecretKey,
    auth: [u8; 16],
}

impl Device {
    pub(crate) fn new(number: u8) -> Self {
        Self { secret: SecretKey::from_slice(&[number; 32]).unwrap(), auth: [number; 16] }
    }

    /// The subscription, as the page sends it.
    pub(crate) fn subscription(&self, endpoint: &str) -> Value {
        let key = BASE64URL.encode(self.secret.public_key().to_sec1_bytes());
        json!({"endpoint": endpoint, "key": key, "auth": BASE64URL.encode(self.auth), "zone": "Europe/Paris"})
    }

    /// What a push says, read as RFC 8291 and RFC 8188 prescribe.
    pub(crate) fn reads(&self, pushed: &Pushed) -> Value {
        let (salt, rest) = pushed.body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert_eq!(u32::from_be_bytes(size.try_into().unwrap()), 4096);
        let (sender, sealed) = rest[1..].split_at(rest[0].into());
        let public = PublicKey::from_sec1_bytes(sender).unwrap();
        let shared = ecdh::diffie_hellman(self.secret.to_nonzero_scalar(), public.as_affine());
        let own = self.secret.public_key().to_sec1_bytes();
        let info = [b"WebPush: info\0".as_slice(), &own, sender].concat();
        let mut mixed = [0; 32];
        Hkdf::<Sha256>::new(Some(&self.auth), shared.raw_secret_bytes()).expand(&info, &mut mixed).unwrap();
        let keys = Hkdf::<Sha256>::new(Some(salt), &mixed);
        let (mut key, mut nonce) = ([0; 16], [0; 12]);
        keys.expand(b"Content-Encoding: aes128gcm\0", &mut key).unwrap();
        keys.expand(b"Content-Encoding: nonce\0", &mut nonce).unwrap();
        let plain = Aes128Gcm::new(&key.into()).decrypt(&Nonce::from(nonce), sealed).unwrap();
        assert_eq!(plain.last(), Some(&2), "the last record");
        serde_json::from_slice(&plain[..plain.len() - 1]).unwrap()
    }
}
