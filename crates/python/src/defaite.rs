//! La Défaite for Python.

use crate::registry::PythonGame;
use interregnum_games::defaite::Defaite;

impl PythonGame for Defaite {}
