//! Sends a push: one request to a push service over HTTPS (RFC 8030), without redirects and without a proxy.

use super::endpoint::Endpoint;
use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Request, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;

/// How long a push service may take, from the lookup of its name to its answer.
const PATIENCE: Duration = Duration::from_secs(15);

/// How long a service may ask to be left alone within one delivery.
const LONGEST_WAIT: Duration = Duration::from_mins(1);

/// A push on its way.
pub(crate) struct Push {
    pub(crate) authorization: String,
    /// How long the service keeps it for a device that is off, in seconds.
    pub(crate) ttl: u64,
    /// Later pushes with the same topic replace it.
    pub(crate) topic: String,
    pub(crate) is_urgent: bool,
    pub(crate) body: Vec<u8>,
}

/// The answer to a push.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// The service has it.
    Accepted,
    /// The service has no such device any more.
    Gone,
    /// It may succeed later, at the earliest after this time.
    Later(Duration),
    /// It will not succeed, for the reason with this status.
    Refused(u16),
}

/// The connections to push services. Certificates are read once, when the first push is sent.
#[derive(Default)]
pub(crate) struct PushClient {
    tls: OnceLock<Arc<ClientConfig>>,
}

impl PushClient {
    /// Sends a push. An endpoint that cannot be reached may be reached later.
    pub(crate) async fn send(&self, endpoint: &Endpoint, push: Push) -> Answer {
        let sent = timeout(PATIENCE, self.try_send(endpoint, push)).await;
        sent.ok().flatten().unwrap_or(Answer::Later(Duration::ZERO))
    }

    async fn try_send(&self, endpoint: &Endpoint, push: Push) -> Option<Answer> {
        let stream = TcpStream::connect(endpoint.resolve().await?).await.ok()?;
        if endpoint.plain {
            return exchange(stream, endpoint, push).await;
        }
        let name = ServerName::try_from(endpoint.host.clone()).ok()?;
        let config = Arc::clone(self.tls.get_or_init(client_config));
        exchange(TlsConnector::from(config).connect(name, stream).await.ok()?, endpoint, push).await
    }
}

/// Trusts whom the system trusts.
fn client_config() -> Arc<ClientConfig> {
    let mut roots = RootCertStore::empty();
    let (added, _) = roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if added == 0 {
        tracing::error!("the system has no root certificates: pushes are not sent (Debian: ca-certificates)");
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let builder = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let builder = builder.expect("the provider has the usual versions of TLS");
    Arc::new(builder.with_root_certificates(roots).with_no_client_auth())
}

async fn exchange<S>(stream: S, endpoint: &Endpoint, push: Push) -> Option<Answer>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.ok()?;
    let connection = tokio::spawn(connection);
    let answered = sender.send_request(request(endpoint, push)?).await;
    // The status is all that is read: a service may send as much as it likes.
    connection.abort();
    let answered = answered.ok()?;
    Some(answer(answered.status().as_u16(), answered.headers()))
}

fn request(endpoint: &Endpoint, push: Push) -> Option<Request<Body>> {
    let path = endpoint.uri.path_and_query().map_or("/", |path| path.as_str());
    let host = endpoint.uri.authority()?.as_str();
    Request::post(path)
        .header(header::HOST, host)
        .header(header::AUTHORIZATION, push.authorization)
        .header(header::CONTENT_ENCODING, "aes128gcm")
        .header(header::CONTENT_TYPE, "application/octet-stream")
        .header(header::CONTENT_LENGTH, push.body.len())
        .header("ttl", push.ttl)
        .header("topic", push.topic)
        .header("urgency", if push.is_urgent { "high" } else { "normal" })
        .body(Body::from(push.body))
        .ok()
}

fn answer(status: u16, headers: &HeaderMap<HeaderValue>) -> Answer {
    let wait = headers.get(header::RETRY_AFTER).and_then(|wait| wait.to_str().ok()?.parse().ok());
    match status {
        200..300 => Answer::Accepted,
        404 | 410 => Answer::Gone,
        408 | 429 | 500.. => Answer::Later(Duration::from_secs(wait.unwrap_or(0)).min(LONGEST_WAIT)),
        refused => Answer::Refused(refused),
    }
}
