//! The commands, one file each.

pub(crate) mod admin;
pub(crate) mod arena;
pub(crate) mod backup;
pub(crate) mod bench;
pub(crate) mod check;
pub(crate) mod completions;
pub(crate) mod fit;
pub(crate) mod load;
pub(crate) mod play;
pub(crate) mod rebuild;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod solve;
pub(crate) mod stats;
pub(crate) mod verify;
