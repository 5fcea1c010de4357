//! La Défaite on the command line: nothing beyond being played.

use super::WithExtras;
use interregnum_games::defaite::Defaite;

impl WithExtras for Defaite {}
