//! Bit extraction and bit deposit (`pext`, `pdep`).

/// Gathers the bits of `from` at the positions of `mask` into the lowest bits.
#[inline]
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
pub(super) fn extract(from: u64, mask: u64) -> u64 {
    safe_arch::population_extract_u64(from, mask)
}

/// Gathers the bits of `from` at the positions of `mask` into the lowest bits.
#[inline]
#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
pub(super) fn extract(from: u64, mask: u64) -> u64 {
    super::roster::Numbers(mask).enumerate().fold(0, |all, (place, bit)| all | (from >> bit & 1) << place)
}

/// Spreads the lowest bits of `from` to the positions of `mask`.
#[inline]
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
pub(super) fn spread(from: u64, mask: u64) -> u64 {
    safe_arch::population_deposit_u64(from, mask)
}

/// Spreads the lowest bits of `from` to the positions of `mask`.
#[inline]
#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
pub(super) fn spread(from: u64, mask: u64) -> u64 {
    super::roster::Numbers(mask).enumerate().fold(0, |all, (place, bit)| all | (from >> place & 1) << bit)
}
