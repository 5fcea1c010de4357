//! What a token may do: every request has at most one scope, and most requests about an account have none.

use axum::http::Method;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a token may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Scope {
    /// Look at tables, games, people, and one's own lists.
    Read,
    /// Take seats, play, and everything else that is asked at a table.
    Play,
    /// Make and answer challenges.
    Challenge,
}

impl Scope {
    pub(crate) const ALL: [Self; 3] = [Self::Read, Self::Play, Self::Challenge];

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Play => "play",
            Self::Challenge => "challenge",
        }
    }

    /// The scope that a request needs; `None` if no token can make it. A path is that of a request, or one of the
    /// document with `{…}` in the places that vary. What is not listed here is refused to every token.
    pub(crate) fn needed(method: &Method, path: &str) -> Option<Self> {
        let parts: Vec<&str> = path.trim_start_matches('/').split('/').collect();
        let ["api", rest @ ..] = parts.as_slice() else { return Self::of_page(method) };
        match (method.as_str(), rest) {
            ("GET", ["tables", _, "hint" | "socket"])
            | ("GET" | "POST" | "DELETE", ["pairing"])
            | (
                "POST",
                ["tables" | "match" | "records"]
                | ["tables", _, "ask" | "foresight"]
                | ["tables", _, "record", _, "continue"],
            ) => Some(Self::Play),
            ("POST", ["challenges"] | ["challenges", _, _]) | ("DELETE", ["challenges", _]) => {
                Some(Self::Challenge)
            }
            (
                "GET",
                ["me", "tables" | "games" | "waiting" | "news" | "socket"]
                | ["guests", "me"]
                | ["following" | "lobby" | "leaderboard" | "rulings" | "openapi.json"]
                | ["games" | "tables" | "records" | "people" | "lessons" | "addresses", ..],
            ) => Some(Self::Read),
            _ => None,
        }
    }

    /// What is no part of the API is the page, and open to all.
    fn of_page(method: &Method) -> Option<Self> {
        [Method::GET, Method::HEAD].contains(method).then_some(Self::Read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_concerns_an_account_has_no_scope() {
        let never = [
            (Method::GET, "/api/account"),
            (Method::POST, "/api/account"),
            (Method::DELETE, "/api/account"),
            (Method::POST, "/api/account/password"),
            (Method::POST, "/api/account/bot"),
            (Method::GET, "/api/devices"),
            (Method::POST, "/api/devices/link"),
            (Method::GET, "/api/tokens"),
            (Method::POST, "/api/tokens"),
            (Method::DELETE, "/api/tokens/0123456789abcdef"),
            (Method::POST, "/api/guests"),
            (Method::DELETE, "/api/guests/me"),
            (Method::POST, "/api/sign-in"),
            (Method::GET, "/api/me/data"),
            (Method::POST, "/api/following"),
            (Method::POST, "/api/me/presence"),
            (Method::GET, "/api/admin/tables"),
            (Method::GET, "/api/something/new"),
        ];
        for (method, path) in never {
            assert_eq!(Scope::needed(&method, path), None, "{method} {path}");
        }
    }

    #[test]
    fn looking_playing_and_challenging_have_scopes_of_their_own() {
        let table = "/api/tables/abcdefgh01234567";
        assert_eq!(Scope::needed(&Method::GET, table), Some(Scope::Read));
        assert_eq!(Scope::needed(&Method::GET, &format!("{table}/stream")), Some(Scope::Read));
        assert_eq!(Scope::needed(&Method::POST, &format!("{table}/ask")), Some(Scope::Play));
        assert_eq!(Scope::needed(&Method::GET, &format!("{table}/hint")), Some(Scope::Play));
        assert_eq!(Scope::needed(&Method::POST, "/api/challenges"), Some(Scope::Challenge));
    }
}
