//! Bytes as hexadecimal digits in JSON: `#[serde(with = "hex")]`.

use serde::{Deserialize, Deserializer, Serializer, de};

/// The digits of some bytes.
pub(crate) fn digits(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let pair = |byte: &u8| [byte >> 4, byte & 15].map(|half| char::from(DIGITS[usize::from(half)]));
    bytes.iter().flat_map(pair).collect()
}

/// The bytes behind exactly as many digits as they need.
pub(crate) fn bytes<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != 2 * N || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; N];
    for (place, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * place..2 * place + 2], 16).ok()?;
    }
    Some(bytes)
}

pub(crate) fn serialize<S: Serializer, const N: usize>(
    bytes: &[u8; N],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&digits(bytes))
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>, const N: usize>(
    deserializer: D,
) -> Result<[u8; N], D::Error> {
    let text = String::deserialize(deserializer)?;
    bytes(&text).ok_or_else(|| de::Error::custom(format_args!("{} hexadecimal digits are expected", 2 * N)))
}

#[cfg(test)]
mod tests {
    #[test]
    fn bytes_are_read_as_they_are_written() {
        assert_eq!(super::digits(&[0, 255, 16]), "00ff10");
        assert_eq!(super::bytes("00ff10"), Some([0, 255, 16]));
        assert_eq!(super::bytes::<3>("00ff1"), None);
        assert_eq!(super::bytes::<3>("00ff1g"), None);
        assert_eq!(super::bytes::<3>("00ff1000"), None);
    }
}
