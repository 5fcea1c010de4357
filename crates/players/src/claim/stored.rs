//! Fitted numbers in a file: 16 bits each, lowest byte first, as whole numbers of a small
//! step.

/// A stored number is a whole number of these; the greatest is just below sixteen.
const STEP: f32 = 1.0 / 2048.0;

/// The numbers as bytes. What is beyond the greatest is stored as the greatest.
pub(super) fn write<'a>(numbers: impl Iterator<Item = &'a mut f32>) -> Vec<u8> {
    numbers.flat_map(|number| ((*number / STEP).round() as i16).to_le_bytes()).collect()
}

/// Reads the numbers back into their places; `None` if there are not exactly as many.
pub(super) fn read<'a>(bytes: &[u8], numbers: impl Iterator<Item = &'a mut f32>) -> Option<()> {
    let mut pairs = bytes.chunks_exact(2);
    for number in numbers {
        let pair = pairs.next()?;
        *number = f32::from(i16::from_le_bytes([pair[0], pair[1]])) * STEP;
    }
    (pairs.next().is_none() && pairs.remainder().is_empty()).then_some(())
}
