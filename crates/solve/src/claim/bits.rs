//! Bits gathered and spread.

/// The bits of `from` at the places of `mask`, side by side from the lowest.
#[inline]
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
pub(super) fn extract(from: u64, mask: u64) -> u64 {
    safe_arch::population_extract_u64(from, mask)
}

/// The bits of `from` at the places of `mask`, side by side from the lowest.
#[inline]
#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
pub(super) fn extract(from: u64, mask: u64) -> u64 {
    super::roster::Numbers(mask).enumerate().fold(0, |all, (place, bit)| all | (from >> bit & 1) << place)
}

/// The other way round: the lowest bits of `from` at the places of `mask`.
#[inline]
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
pub(super) fn spread(from: u64, mask: u64) -> u64 {
    safe_arch::population_deposit_u64(from, mask)
}

/// The other way round: the lowest bits of `from` at the places of `mask`.
#[inline]
#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
pub(super) fn spread(from: u64, mask: u64) -> u64 {
    super::roster::Numbers(mask).enumerate().fold(0, |all, (place, bit)| all | (from >> place & 1) << bit)
}
