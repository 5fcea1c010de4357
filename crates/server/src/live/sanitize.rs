//! What people may ask of a table of this house, besides what the table itself allows.

use crate::api_error::ApiError;
use interregnum_table::{Command, Refused};

/// The command as the house passes it on: whoever sits down does so under the name the house
/// knows, and a bot is called by a plain name. (What stands behind a colon says how long a bot
/// thinks, and that is for the house to say.)
pub(crate) fn sanitize(command: Command, name: &str) -> Result<Command, ApiError> {
    match command {
        Command::Sit { seat, commitment, .. } => Ok(Command::Sit { seat, commitment, name: name.to_owned() }),
        Command::SeatBot { bot, .. } if bot.contains(':') => {
            Err(Refused::UnknownBot { found: bot.chars().take(40).collect() }.into())
        }
        other => Ok(other),
    }
}
