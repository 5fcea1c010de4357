//! Values that are serialized as text, in the notation of records.

use std::fmt::{self, Display, Write};

/// Whether `Display` writes a value as this text, compared without a copy.
pub fn is_written(value: &impl Display, text: &str) -> bool {
    let mut rest = Rest(text);
    write!(rest, "{value}").is_ok() && rest.0.is_empty()
}

/// What is left of a text after what was written so far; another text is an error.
struct Rest<'a>(&'a str);

impl Write for Rest<'_> {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        self.0 = self.0.strip_prefix(part).ok_or(fmt::Error)?;
        Ok(())
    }
}

/// Implements `Serialize` for a type: as the text that its `Display` writes.
#[macro_export]
macro_rules! serialize_as_text {
    ($type:ty) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    };
}

/// Implements `Deserialize` for a type: from the text that its `FromStr` reads.
#[macro_export]
macro_rules! deserialize_from_text {
    ($type:ty) => {
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

/// Implements `FromStr`, `Serialize` and `Deserialize` for a type with few values:
/// `text_notation!(Card, "card", Card::ALL)` reads and writes the text of one of these values, and
/// says of any other text that it is no card.
#[macro_export]
macro_rules! text_notation {
    ($type:ty, $expected:literal, $values:expr) => {
        impl std::str::FromStr for $type {
            type Err = $crate::BadText;

            fn from_str(text: &str) -> Result<Self, $crate::BadText> {
                let mut values = $values.into_iter();
                let found = values.find(|value: &Self| $crate::is_written(value, text));
                found.ok_or_else(|| $crate::BadText::new($expected, text))
            }
        }

        $crate::serialize_as_text!($type);
        $crate::deserialize_from_text!($type);
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_written_as_its_whole_text() {
        assert!(is_written(&12, "12"));
        assert!(["1", "123", "2", ""].into_iter().all(|text| !is_written(&12, text)));
    }
}
