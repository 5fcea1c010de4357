//! Bits as bytes.

/// In byte `n`, bit `n`.
const DIAGONAL: u64 = 0x8040_2010_0804_0201;

/// Writes every bit of a word as a byte, 0 or 1, the lowest first.
#[inline(always)]
pub(crate) fn spread(word: u64, out: &mut [u8; 64]) {
    let (halves, _) = out.as_chunks_mut();
    for (half, out) in halves.iter_mut().enumerate() {
        spread_half((word >> (32 * half)) as u32, out);
    }
}

/// The same for half a word.
#[inline(always)]
#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
pub(crate) fn spread_half(half: u32, out: &mut [u8; 32]) {
    use safe_arch::{bitand_m256i, m256i, min_u8_m256i, set_splat_i32_m256i, shuffle_av_i8z_half_m256i};

    /// For each byte of the result, the byte of the half word that holds its bit.
    const SOURCE: [i8; 32] = {
        let mut source = [0; 32];
        let mut at = 0;
        while at < 32 {
            source[at] = (at / 8) as i8;
            at += 1;
        }
        source
    };
    let repeated = shuffle_av_i8z_half_m256i(set_splat_i32_m256i(half.cast_signed()), m256i::from(SOURCE));
    let own = bitand_m256i(repeated, m256i::from([DIAGONAL; 4]));
    *out = min_u8_m256i(own, m256i::from([1u8; 32])).into();
}

/// The same for half a word.
#[inline(always)]
#[cfg(not(all(target_arch = "x86_64", target_feature = "avx2")))]
pub(crate) fn spread_half(half: u32, out: &mut [u8; 32]) {
    /// A byte times this is repeated in all bytes of a word.
    const REPEAT: u64 = 0x0101_0101_0101_0101;
    /// Added to a byte of at most 0x80, it carries into the highest bit unless the byte is zero.
    const CARRIES: u64 = 0x7f7f_7f7f_7f7f_7f7f;

    for (out, byte) in out.as_chunks_mut::<8>().0.iter_mut().zip(half.to_le_bytes()) {
        let own = (u64::from(byte) * REPEAT) & DIAGONAL;
        *out = ((own + CARRIES) >> 7 & REPEAT).to_le_bytes();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_is_a_byte() {
        for word in [0, 1, u64::MAX, 0x8000_0000_0000_0000, 0x0123_4567_89ab_cdef, 0xf0f0_0000_1234_0001] {
            let mut out = [7; 64];
            spread(word, &mut out);
            for (place, byte) in out.into_iter().enumerate() {
                assert_eq!(u64::from(byte), word >> place & 1, "bit {place} of {word:x}");
            }
        }
    }
}
