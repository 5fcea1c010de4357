//! An SMTP server on this machine (RFC 5321): it takes every message and keeps it.

use crate::client::PATIENCE;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Duration, sleep, timeout};

/// A message that was taken.
#[derive(Clone, Default, Debug)]
pub(crate) struct Mail {
    pub(crate) from: String,
    pub(crate) to: String,
    pub(crate) head: String,
    /// The text, decoded.
    pub(crate) text: String,
}

impl Mail {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    /// The subject, decoded.
    pub(crate) fn subject(&self) -> String {
        let head = self.head.replace("\r\n ", "");
        let line = head.lines().find_map(|line| line.strip_prefix("Subject: ")).unwrap().to_owned();
        let words = line.split("=?utf-8?B?").skip(1).map(|word| word.trim_end_matches("?="));
        let bytes = words.flat_map(|word| BASE64.decode(word).unwrap()).collect();
        String::from_utf8(bytes).unwrap()
    }

    /// What stands behind the `#` of the link to this page.
    pub(crate) fn link(&self, page: &str) -> &str {
        let start = self.text.find(&format!("{page}#")).unwrap() + page.len() + 1;
        self.text[start..].split_whitespace().next().unwrap()
    }
}

/// An SMTP server.
pub(crate) struct SmtpServer {
    address: SocketAddr,
    mails: Arc<Mutex<Vec<Mail>>>,
}

impl SmtpServer {
    pub(crate) async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let mails: Arc<Mutex<Vec<Mail>>> = Arc::default();
        let kept = Arc::clone(&mails);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let kept = Arc::clone(&kept);
                tokio::spawn(async move { serve(stream, &kept).await });
            }
        });
        Self { address, mails }
    }

    pub(crate) fn url(&self) -> String {
        format!("smtp://{}", self.address)
    }

    pub(crate) fn mails(&self) -> Vec<Mail> {
        self.mails.lock().unwrap().clone()
    }

    /// Waits until `count` messages have come; returns the last.
    pub(crate) async fn received(&self, count: usize) -> Mail {
        let received = async {
            while self.mails().len() < count {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(PATIENCE, received).await.expect("the message comes");
        self.mails().pop().unwrap()
    }
}

async fn serve(stream: TcpStream, kept: &Mutex<Vec<Mail>>) -> Option<()> {
    let (reader, mut writer) = stream.into_split();
    let mut lines = BufReader::new(reader).lines();
    writer.write_all(b"220 mail.example ESMTP\r\n").await.ok()?;
    let mut mail = Mail::default();
    while let Some(line) = lines.next_line().await.ok()? {
        let verb = line.split([' ', ':']).next().unwrap_or_default().to_ascii_uppercase();
        let address = || line.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
        let answer: &[u8] = match verb.as_str() {
            "EHLO" | "HELO" => b"250-mail.example\r\n250 8BITMIME\r\n",
            "MAIL" => {
                mail = Mail { from: address(), ..Mail::default() };
                b"250 Ok\r\n"
            }
            "RCPT" => {
                mail.to = address();
                b"250 Ok\r\n"
            }
            "DATA" => {
                writer.write_all(b"354 End with a dot\r\n").await.ok()?;
                let mut message = Vec::new();
                while let Some(line) = lines.next_line().await.ok()?.filter(|line| line != ".") {
                    message.push(line.strip_prefix('.').map_or(line.clone(), str::to_owned));
                }
                let place = message.iter().position(String::is_empty)?;
                mail.head = message[..place].join("\r\n");
                mail.text = String::from_utf8(BASE64.decode(message[place + 1..].concat()).ok()?).ok()?;
                kept.lock().unwrap().push(mail.clone());
                b"250 Taken\r\n"
            }
            "QUIT" => {
                writer.write_all(b"221 Bye\r\n").await.ok()?;
                return Some(());
            }
            _ => b"502 What?\r\n",
        };
        writer.write_all(answer).await.ok()?;
    }
    Some(())
}
