//! Fitted numbers in a file: 16-bit fixed-point numbers, little-endian.

/// The unit of the fixed-point numbers; the largest number is just below sixteen.
const STEP: f32 = 1.0 / 2048.0;

/// The numbers as bytes, clamped to the representable range.
pub(super) fn write<'a>(numbers: impl Iterator<Item = &'a mut f32>) -> Vec<u8> {
    numbers.flat_map(|number| ((*number / STEP).round() as i16).to_le_bytes()).collect()
}

/// Reads the numbers back; `None` if their number is wrong.
pub(super) fn read<'a>(bytes: &[u8], numbers: impl Iterator<Item = &'a mut f32>) -> Option<()> {
    let mut pairs = bytes.chunks_exact(2);
    for number in numbers {
        let pair = pairs.next()?;
        *number = f32::from(i16::from_le_bytes([pair[0], pair[1]])) * STEP;
    }
    (pairs.next().is_none() && pairs.remainder().is_empty()).then_some(())
}
