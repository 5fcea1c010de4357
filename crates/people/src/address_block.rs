//! Blocks of network addresses in CIDR notation, as `192.0.2.0/24` or `2001:db8::/32`.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

/// A block of addresses: those that begin with the same bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AddressBlock {
    /// The first address of the block.
    first: IpAddr,
    /// How many bits are the same.
    prefix: u32,
}

/// A text is no block of addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadAddressBlock;

impl AddressBlock {
    /// The block of addresses that share their first `prefix` bits with `address`.
    fn new(address: IpAddr, prefix: u32) -> Option<Self> {
        let first = match address {
            IpAddr::V4(address) if prefix <= 32 => {
                let mask = u32::MAX.checked_shl(32 - prefix).unwrap_or(0);
                IpAddr::V4(Ipv4Addr::from_bits(address.to_bits() & mask))
            }
            IpAddr::V6(address) if prefix <= 128 => {
                let mask = u128::MAX.checked_shl(128 - prefix).unwrap_or(0);
                IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & mask))
            }
            _ => return None,
        };
        Some(Self { first, prefix })
    }

    /// Whether an address is of this block. An IPv4 address written as IPv6 is that IPv4 address.
    pub fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        address.is_ipv4() == self.first.is_ipv4() && Self::new(address, self.prefix) == Some(*self)
    }
}

impl FromStr for AddressBlock {
    type Err = BadAddressBlock;

    /// An address alone is a block of one.
    fn from_str(text: &str) -> Result<Self, BadAddressBlock> {
        let (address, prefix) = match text.split_once('/') {
            Some((address, prefix)) => (address, Some(prefix)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| BadAddressBlock)?;
        let whole = if address.is_ipv4() { 32 } else { 128 };
        let prefix = prefix.map_or(Ok(whole), |prefix| prefix.parse().map_err(|_| BadAddressBlock))?;
        Self::new(address, prefix).ok_or(BadAddressBlock)
    }
}

impl fmt::Display for AddressBlock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.first, self.prefix)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_has_the_addresses_that_begin_alike() {
        for (block, inside, outside) in [
            ("192.0.2.0/24", "192.0.2.255", "192.0.3.0"),
            ("192.0.2.77/24", "192.0.2.1", "2001:db8::1"),
            ("192.0.2.9", "::ffff:192.0.2.9", "192.0.2.8"),
            ("2001:db8::/32", "2001:db8:ffff::1", "2001:db9::1"),
            ("0.0.0.0/0", "203.0.113.7", "::1"),
        ] {
            let block: AddressBlock = block.parse().unwrap();
            assert!(block.contains(inside.parse().unwrap()), "{block} {inside}");
            assert!(!block.contains(outside.parse().unwrap()), "{block} {outside}");
        }
        assert_eq!("192.0.2.77/24".parse::<AddressBlock>().unwrap().to_string(), "192.0.2.0/24");
    }

    #[test]
    fn what_is_no_block_is_refused() {
        for text in ["", "here", "192.0.2.0/33", "192.0.2.0/", "192.0.2/24", "2001:db8::/129", "192.0.2.0/-1"]
        {
            assert_eq!(text.parse::<AddressBlock>(), Err(BadAddressBlock), "{text}");
        }
    }
}
