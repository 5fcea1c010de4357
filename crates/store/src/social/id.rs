//! The ids of challenges and tokens.

use std::fmt;
use std::str::FromStr;

/// A text is no such id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadId;

/// Defines an id that is written as sixteen hexadecimal digits. It proves nothing.
macro_rules! hexadecimal_id {
    ($(#[$about:meta])* $name:ident) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub u64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{:016x}", self.0)
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<Self, BadId> {
                let is_hex = text.len() == 16 && text.bytes().all(|digit| digit.is_ascii_hexdigit());
                u64::from_str_radix(text, 16).ok().filter(|_| is_hex).map(Self).ok_or(BadId)
            }
        }
    };
}

hexadecimal_id! {
    /// The id of a challenge.
    ChallengeId
}

hexadecimal_id! {
    /// The id of a token, by which its owner sees and revokes it.
    TokenId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_as_it_is_written() {
        let id = ChallengeId(0xf00d);
        assert_eq!(id.to_string(), "000000000000f00d");
        assert_eq!(id.to_string().parse(), Ok(id));
        for text in ["", "f00d", "+00000000000f00d", "g00000000000f00d"] {
            assert_eq!(text.parse::<TokenId>(), Err(BadId), "{text}");
        }
    }
}
