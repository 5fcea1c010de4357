//! Passwords: what is accepted, how they are kept, and how one is checked.
//!
//! They are kept as Argon2id hashes with the parameters that OWASP recommends (19 MiB, two passes). A hash takes
//! tens of milliseconds of a processor, so it is computed beside the threads that serve requests, and few at a time.

use crate::api_error::ApiError;
use crate::app::App;
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use std::sync::LazyLock;

/// The shortest and the longest password, in characters.
const LENGTHS: std::ops::RangeInclusive<usize> = 10..=200;

/// How many hashes are computed at the same time. Fewer than there are replay threads: tables still load.
pub(crate) const AT_ONCE: usize = 2;

/// What a password is compared with where there is no account: it takes the same time.
static NOBODY: LazyLock<String> = LazyLock::new(|| hashed("a password that nobody has"));

/// Checks that a password is long enough, and is not the name.
pub(crate) fn check(password: &str, name: &str) -> Result<(), ApiError> {
    let is_name = interregnum_table::name_key(password) == interregnum_table::name_key(name);
    let fits = LENGTHS.contains(&password.chars().count()) && !is_name;
    if fits { Ok(()) } else { Err(ApiError::WeakPassword) }
}

/// The hash of a password, with its parameters and a salt of its own.
pub(crate) async fn hash(app: &App, password: String) -> Result<String, ApiError> {
    let _permit = app.hashing.acquire().await;
    Ok(app.replays.run(move || Ok(hashed(&password))).await?)
}

/// Whether a password has this hash. Without a hash it has not, which takes the same time.
pub(crate) async fn verify(app: &App, password: String, hash: Option<String>) -> Result<bool, ApiError> {
    let _permit = app.hashing.acquire().await;
    let verified = app.replays.run(move || {
        let expected = hash.as_ref().unwrap_or(&NOBODY);
        let matches = PasswordHash::new(expected)
            .is_ok_and(|expected| Argon2::default().verify_password(password.as_bytes(), &expected).is_ok());
        Ok(matches && hash.is_some())
    });
    Ok(verified.await?)
}

fn hashed(password: &str) -> String {
    let hash = Argon2::default().hash_password(password.as_bytes());
    hash.expect("the default parameters fit any password of at most 200 characters").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_has_ten_characters_at_least_and_is_not_the_name() {
        assert_eq!(check("correct horse", "Ada"), Ok(()));
        assert_eq!(check("cheval été", "Ada"), Ok(()), "characters count, not bytes");
        for weak in ["", "ninechars", "Countess Ada", "countess  ada"] {
            assert_eq!(check(weak, "Countess Ada"), Err(ApiError::WeakPassword), "{weak}");
        }
        assert_eq!(check(&"x".repeat(201), "Ada"), Err(ApiError::WeakPassword));
    }

    #[test]
    fn equal_passwords_have_different_hashes_with_the_recommended_parameters() {
        let (one, other) = (hashed("correct horse"), hashed("correct horse"));
        assert_ne!(one, other);
        assert!(one.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{one}");
    }
}
