//! CBOR of authenticators: maps without double keys, nested little.

use ciborium::Value;

/// How deep maps may be nested. CTAP2 allows four levels; an attestation object is one more.
const DEPTH: usize = 8;

/// Reads one item; gives it and the bytes after it.
pub(super) fn read(bytes: &[u8]) -> Option<(Value, &[u8])> {
    let mut rest = bytes;
    let value = ciborium::de::from_reader_with_recursion_limit(&mut rest, DEPTH).ok()?;
    Some((value, rest))
}

/// Reads a map that takes all bytes.
pub(super) fn read_map(bytes: &[u8]) -> Option<Map> {
    let (value, rest) = read(bytes)?;
    Map::of(value).filter(|_| rest.is_empty())
}

/// A map without double keys.
pub(super) struct Map(Vec<(Value, Value)>);

impl Map {
    pub(super) fn of(value: Value) -> Option<Self> {
        let entries = value.into_map().ok()?;
        let is_double = |(place, (key, _)): (usize, &(Value, Value))| {
            entries[..place].iter().any(|(before, _)| before == key)
        };
        let has_double = entries.iter().enumerate().any(is_double);
        (!has_double).then_some(Self(entries))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn get(&self, key: impl Into<Value>) -> Option<&Value> {
        let key = key.into();
        self.0.iter().find(|(found, _)| *found == key).map(|(_, value)| value)
    }

    pub(super) fn integer(&self, key: impl Into<Value>) -> Option<i128> {
        self.get(key)?.as_integer().map(i128::from)
    }

    pub(super) fn bytes(&self, key: impl Into<Value>) -> Option<&[u8]> {
        self.get(key)?.as_bytes().map(Vec::as_slice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_map_has_no_double_keys_and_nothing_after_it() {
        assert_eq!(read_map(&[0xa1, 0x01, 0x02]).and_then(|map| map.integer(1)), Some(2));
        for bad in
            [&[0xa2, 0x01, 0x02, 0x01, 0x03][..], &[0xa1, 0x01, 0x02, 0x00], &[0xa1, 0x01], &[0x01], &[]]
        {
            assert!(read_map(bad).is_none(), "{bad:?}");
        }
        assert!(read_map(&[0xa1; 4000]).is_none(), "not even if it is nested without end");
    }
}
