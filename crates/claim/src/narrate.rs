use crate::happening::ClaimTold;
use interregnum_kernel::Phrase;
pub(crate) fn narrate(_t: &[ClaimTold]) -> Vec<Phrase> {
    Vec::new()
}
