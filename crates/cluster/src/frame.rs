//! A message between nodes: a line with the sender and perhaps a number, then the body.

use interregnum_store::NodeId;

/// A message of a numbered stream. Without a body it only repeats the number of the last one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Header {
    pub(crate) from: NodeId,
    pub(crate) number: u64,
}

impl Header {
    /// The message with this header.
    pub(crate) fn write(self, body: &str) -> Vec<u8> {
        format!("{} {}\n{body}", self.from, self.number).into_bytes()
    }

    /// The header and the body; `None` for a message that no node has sent.
    pub(crate) fn read(message: &[u8]) -> Option<(Self, &str)> {
        let (head, body) = std::str::from_utf8(message).ok()?.split_once('\n')?;
        let (from, number) = head.split_once(' ')?;
        Some((Self { from: NodeId(from.parse().ok()?), number: number.parse().ok()? }, body))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_read_as_it_was_written() {
        let header = Header { from: NodeId(7), number: 12 };
        for body in ["", "{\"a\":1}", "two\nlines"] {
            assert_eq!(Header::read(&header.write(body)), Some((header, body)));
        }
        for bad in [b"".as_slice(), b"7 12", b"7\n", b"x 1\n", b"7 -1\n", &[0xff, b'\n']] {
            assert_eq!(Header::read(bad), None, "{bad:?}");
        }
    }
}
