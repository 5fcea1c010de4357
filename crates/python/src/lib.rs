#![doc = include_str!("../README.md")]

mod arena;
mod bot;
mod braverats;
mod claim;
mod defaite;
mod error;
mod game;
mod job;
mod language;
mod line;
mod number;
mod options;
mod plain;
mod player;
mod registry;
mod state;
mod stats;
mod tables;
mod view;

use pyo3::prelude::*;

/// The compiled part of the package `interregnum`, which wraps everything in it.
#[pymodule]
mod _core {
    #[pymodule_export]
    use crate::arena::{elo, play_deals, score};
    #[pymodule_export]
    use crate::game::{Game, read_record, restore, rule_text};
    #[pymodule_export]
    use crate::language::{language, set_language};
    #[pymodule_export]
    use crate::player::Player;
    #[pymodule_export]
    use crate::registry::{games, player_names};
    #[pymodule_export]
    use crate::state::State;
    #[pymodule_export]
    use crate::stats::measure;
    #[pymodule_export]
    use crate::tables::{Tables, layout};
    #[pymodule_export]
    use crate::view::View;
    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        crate::registry::extend(module)
    }
}
