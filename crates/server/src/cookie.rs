//! The cookie that holds the secret of a session.

use axum::http::{HeaderMap, header};
use interregnum_table::SeatSecret;

/// The cookie of a server that is reached over plain HTTP, as on a LAN.
const PLAIN: &str = "interregnum";

/// The cookie of a server that is reached over HTTPS. Browsers accept this prefix only for a cookie
/// that the host itself has set over HTTPS, so that neither a neighbouring host nor somebody in the
/// middle can put another in its place.
const HOST_ONLY: &str = "__Host-interregnum";

/// How long a browser keeps the cookie after it was last renewed: a year, in seconds.
const YEAR: u64 = 365 * 24 * 3600;

/// The secret in the cookies of a request. A server that changed to HTTPS still reads old cookies.
pub(crate) fn secret(headers: &HeaderMap) -> Option<SeatSecret> {
    value(headers, HOST_ONLY).or_else(|| value(headers, PLAIN)).and_then(SeatSecret::read)
}

fn value<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == wanted).map(|(_, value)| value)
}

/// The cookie that carries a secret, hidden from scripts.
pub(crate) fn set(secret: &SeatSecret, https: bool) -> String {
    line(https, &secret.digits(), YEAR)
}

/// The cookies that renew the one of a request: the same secret for another year. Over HTTPS an old
/// cookie is replaced. Nothing for a request without a cookie.
pub(crate) fn renewed(headers: &HeaderMap, https: bool) -> Vec<String> {
    secret(headers).map_or_else(Vec::new, |secret| replaced(headers, &secret, https))
}

/// The cookies that replace the secret of a request by another.
pub(crate) fn replaced(headers: &HeaderMap, secret: &SeatSecret, https: bool) -> Vec<String> {
    let old = (https && value(headers, PLAIN).is_some()).then(|| line(false, "", 0));
    std::iter::once(set(secret, https)).chain(old).collect()
}

/// The cookies that make a browser forget those of a request.
pub(crate) fn forgotten(headers: &HeaderMap) -> Vec<String> {
    let names = [(HOST_ONLY, true), (PLAIN, false)];
    let sent = names.into_iter().filter(|(name, _)| value(headers, name).is_some());
    sent.map(|(_, https)| line(https, "", 0)).collect()
}

fn line(https: bool, value: &str, age: u64) -> String {
    let (name, secure) = if https { (HOST_ONLY, "; Secure") } else { (PLAIN, "") };
    format!("{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Strict{secure}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    const DIGITS: &str = "000102030405060708090a0b0c0d0e0f";

    fn sent(cookies: &str) -> HeaderMap {
        HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_str(cookies).unwrap())])
    }

    #[test]
    fn a_cookie_of_https_belongs_to_this_host_alone() {
        let secret = SeatSecret::read(DIGITS).unwrap();
        assert_eq!(
            set(&secret, true),
            format!(
                "__Host-interregnum={DIGITS}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure"
            )
        );
        let plain = set(&secret, false);
        assert!(plain.starts_with("interregnum=") && !plain.contains("Secure"), "{plain}");
    }

    #[test]
    fn an_old_cookie_is_read_and_replaced() {
        let old = sent(&format!("a=b; interregnum={DIGITS}"));
        assert_eq!(secret(&old), SeatSecret::read(DIGITS));
        let cookies = renewed(&old, true);
        assert!(cookies[0].starts_with(&format!("__Host-interregnum={DIGITS};")), "{cookies:?}");
        assert!(cookies[1].starts_with("interregnum=; ") && cookies[1].contains("Max-Age=0"), "{cookies:?}");
        assert_eq!(renewed(&old, false).len(), 1);
        assert_eq!(renewed(&sent("a=b"), true), Vec::<String>::new());
    }

    #[test]
    fn the_cookie_of_https_wins_over_one_that_a_neighbour_could_have_set() {
        let both = sent(&format!("interregnum={}; __Host-interregnum={DIGITS}", "f".repeat(32)));
        assert_eq!(secret(&both), SeatSecret::read(DIGITS));
        assert_eq!(forgotten(&both).len(), 2);
    }
}
