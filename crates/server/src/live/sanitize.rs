//! Restricts commands from outside, beyond what the table itself checks.

use crate::api_error::ApiError;
use interregnum_table::{Command, Refused};

/// The command as the table gets it: a person sits down under the stored name, and a bot has a
/// plain name. (The part after a colon would set how long a bot thinks, which only the server
/// decides.)
pub(crate) fn sanitize(command: Command, name: &str) -> Result<Command, ApiError> {
    match command {
        Command::Sit { seat, commitment, commits, .. } => {
            Ok(Command::Sit { seat, commitment, commits, name: name.to_owned() })
        }
        Command::SeatBot { bot, .. } if bot.contains(':') => {
            Err(Refused::UnknownBot { found: bot.chars().take(40).collect() }.into())
        }
        other => Ok(other),
    }
}
