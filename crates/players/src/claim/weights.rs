//! The files of fitted weights. They are part of every program but of WebAssembly modules, of which they
//! would be more than half: there a page hands them over before the search is first used.

pub(super) use source::{is_missing, policy, provide, second, value};

/// The lengths of the files: of the policy, and of each of the two evaluations.
#[cfg(any(test, target_family = "wasm"))]
const LENGTHS: [usize; 2] = [33_984, 173_186];

#[cfg(not(target_family = "wasm"))]
mod source {
    pub(crate) const fn policy() -> &'static [u8] {
        include_bytes!("../../weights/claim-habit.bin")
    }

    pub(crate) const fn second() -> &'static [u8] {
        include_bytes!("../../weights/claim-second.bin")
    }

    pub(crate) const fn value() -> &'static [u8] {
        include_bytes!("../../weights/claim.bin")
    }

    pub(crate) const fn is_missing() -> bool {
        false
    }

    /// Nothing is missing, so nothing is taken.
    pub(crate) const fn provide(_files: &[u8]) -> bool {
        false
    }
}

#[cfg(target_family = "wasm")]
mod source {
    use super::LENGTHS;
    use std::sync::OnceLock;

    static FILES: OnceLock<Vec<u8>> = OnceLock::new();
    const ENDS: [usize; 3] = [LENGTHS[0], LENGTHS[0] + LENGTHS[1], LENGTHS[0] + 2 * LENGTHS[1]];

    fn part(from: usize, to: usize) -> &'static [u8] {
        FILES.get().map_or(&[], |files| &files[from..to])
    }

    pub(crate) fn policy() -> &'static [u8] {
        part(0, ENDS[0])
    }

    pub(crate) fn second() -> &'static [u8] {
        part(ENDS[0], ENDS[1])
    }

    pub(crate) fn value() -> &'static [u8] {
        part(ENDS[1], ENDS[2])
    }

    pub(crate) fn is_missing() -> bool {
        FILES.get().is_none()
    }

    /// Takes the files, one after the other in the order of their names; false if they are not these.
    pub(crate) fn provide(files: &[u8]) -> bool {
        files.len() == ENDS[2] && FILES.set(files.to_vec()).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_have_the_lengths_by_which_they_are_told_apart() {
        assert_eq!([policy().len(), second().len(), value().len()], [LENGTHS[0], LENGTHS[1], LENGTHS[1]]);
    }
}
