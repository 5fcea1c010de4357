//! Bits as bytes.

/// Each byte repeated in all bytes of a word.
const REPEATED: u64 = 0x0101_0101_0101_0101;
/// In byte `n`, bit `n`.
const DIAGONAL: u64 = 0x8040_2010_0804_0201;
/// Added to a byte of at most 0x80, it carries into the highest bit unless the byte is zero.
const CARRIES: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// Writes every bit of a word as a byte, 0 or 1, the lowest first. The compiler makes vector
/// instructions of it.
#[inline(always)]
pub(crate) fn spread(word: u64, out: &mut [u8; 64]) {
    let bytes = word.to_le_bytes();
    let mut words = [0u64; 8];
    for (spread, byte) in words.iter_mut().zip(bytes) {
        let lanes = (u64::from(byte) * REPEATED) & DIAGONAL;
        *spread = (lanes + CARRIES) >> 7 & REPEATED;
    }
    for (out, word) in out.as_chunks_mut::<8>().0.iter_mut().zip(words) {
        *out = word.to_le_bytes();
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
