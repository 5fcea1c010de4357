//! La Défaite for Python.

use crate::registry::PythonGame;
use interregnum_games::defaite::Defaite;
use interregnum_kernel::BadText;

impl PythonGame for Defaite {
    fn set_up(text: &str) -> Option<Result<Self, BadText>> {
        Some(Self::position(text))
    }
}
