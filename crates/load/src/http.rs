//! A minimal HTTP client: one request and its answer.

use crate::{ClientError, Endpoint};
use serde_json::Value;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::timeout;

/// How long the client waits for an answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// Posts JSON and returns the JSON of the answer; an unsuccessful status is a refusal with its
/// code.
pub(crate) async fn post(
    endpoint: Endpoint,
    path: &str,
    token: &str,
    body: &Value,
) -> Result<Value, ClientError> {
    send(endpoint, &format!("POST {path}"), token, &body.to_string()).await
}

/// Gets the JSON of a page.
pub(crate) async fn get(endpoint: Endpoint, path: &str, token: &str) -> Result<Value, ClientError> {
    send(endpoint, &format!("GET {path}"), token, "").await
}

/// Gets a page of text.
pub(crate) async fn page(endpoint: Endpoint, path: &str) -> Result<String, ClientError> {
    let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", endpoint.server);
    timeout(PATIENCE, exchange(endpoint, &request)).await.map_err(|_| ClientError::Timeout)?
}

async fn send(endpoint: Endpoint, what: &str, token: &str, body: &str) -> Result<Value, ClientError> {
    let bearer = if token.is_empty() { String::new() } else { format!("Authorization: Bearer {token}\r\n") };
    let server = endpoint.server;
    let request = format!(
        "{what} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\n{bearer}\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let answer =
        timeout(PATIENCE, exchange(endpoint, &request)).await.map_err(|_| ClientError::Timeout)??;
    read(&answer)
}

async fn exchange(endpoint: Endpoint, request: &str) -> Result<String, ClientError> {
    let mut stream = endpoint.connect().await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    if answer.is_empty() {
        return Err(ClientError::Closed);
    }
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

/// The body of a successful answer.
pub(crate) fn read(answer: &str) -> Result<Value, ClientError> {
    let unexpected = || ClientError::Unexpected(answer.lines().next().unwrap_or_default().to_owned());
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(unexpected)?;
    let status = head.split(' ').nth(1).ok_or_else(unexpected)?;
    let body: Value = serde_json::from_str(body).map_err(|_| unexpected())?;
    if status.starts_with('2') {
        return Ok(body);
    }
    let code = body.get("code").and_then(Value::as_str).unwrap_or(status);
    Err(ClientError::Refused(code.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_read_and_a_refusal_has_its_code() {
        let good = read("HTTP/1.1 201 Created\r\nContent-Length: 11\r\n\r\n{\"table\":1}");
        assert_eq!(good.ok(), Some(serde_json::json!({"table": 1})));
        let bad = read("HTTP/1.1 422 No\r\n\r\n{\"code\":\"bad-name\"}");
        assert!(matches!(bad, Err(ClientError::Refused(code)) if code == "bad-name"));
        assert!(matches!(read("nonsense"), Err(ClientError::Unexpected(_))));
    }
}
