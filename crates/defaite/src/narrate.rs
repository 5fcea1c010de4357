//! x
use crate::happening::DefaiteTold;
use interregnum_kernel::Phrase;
pub(crate) fn narrate(_: &[DefaiteTold]) -> Vec<Phrase> { Vec::new() }
