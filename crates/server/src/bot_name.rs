//! The names of bot accounts, which say what they are wherever a name is shown.

use crate::social_error::SocialError;

/// How the name of a bot account ends, and no other name.
const ENDING: &str = " [bot]";

/// The name of a bot account.
pub(crate) fn of(name: &str) -> String {
    format!("{name}{ENDING}")
}

/// Refuses a name that looks like that of a bot account.
pub(crate) fn check(name: &str) -> Result<(), SocialError> {
    let letters: String = name.to_lowercase().chars().filter(|letter| !letter.is_whitespace()).collect();
    if letters.ends_with("[bot]") { Err(SocialError::BotName) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_other_name_looks_like_that_of_a_bot() {
        for name in ["Huginn [bot]", "Huginn[BOT]", "Huginn [ Bot ]", &of("Ada")] {
            assert_eq!(check(name), Err(SocialError::BotName), "{name}");
        }
        assert!(check("Robot").is_ok() && check("[bot] Ada").is_ok());
    }
}
