//! The authenticator data: what the authenticator testifies and signs (section 6.1).

use super::{RelyingParty, Unacceptable, cbor};
use sha2::{Digest, Sha256};

/// Bits of the flags.
mod flag {
    pub(super) const USER_PRESENT: u8 = 1 << 0;
    pub(super) const USER_VERIFIED: u8 = 1 << 2;
    pub(super) const BACKUP_ELIGIBLE: u8 = 1 << 3;
    pub(super) const BACKED_UP: u8 = 1 << 4;
    pub(super) const ATTESTED: u8 = 1 << 6;
    pub(super) const EXTENSIONS: u8 = 1 << 7;
}

/// Authenticator data.
pub(super) struct AuthenticatorData<'a> {
    party_hash: &'a [u8],
    flags: u8,
    pub(super) counter: u32,
    pub(super) attested: Option<Attested<'a>>,
}

/// A credential that was just made.
pub(super) struct Attested<'a> {
    pub(super) credential: &'a [u8],
    /// A COSE key.
    pub(super) public_key: &'a [u8],
}

impl<'a> AuthenticatorData<'a> {
    /// Reads authenticator data: all bytes, and no more.
    pub(super) fn read(bytes: &'a [u8]) -> Result<Self, Unacceptable> {
        Self::of(bytes).ok_or(Unacceptable::AuthenticatorData)
    }

    fn of(bytes: &'a [u8]) -> Option<Self> {
        let (party_hash, rest) = bytes.split_at_checked(32)?;
        let (&[flags, a, b, c, d], mut rest) = rest.split_first_chunk::<5>()?;
        let mut attested = None;
        if flags & flag::ATTESTED != 0 {
            let (found, after) = Attested::of(rest)?;
            (attested, rest) = (Some(found), after);
        }
        if flags & flag::EXTENSIONS != 0 {
            let (extensions, after) = cbor::read(rest)?;
            cbor::Map::of(extensions)?;
            rest = after;
        }
        let counter = u32::from_be_bytes([a, b, c, d]);
        rest.is_empty().then_some(Self { party_hash, flags, counter, attested })
    }

    /// The checks that both ceremonies share.
    pub(super) fn check(&self, party: &RelyingParty) -> Result<(), Unacceptable> {
        let has = |bit: u8| self.flags & bit != 0;
        // 7.1, 13; 7.2, 15: the hash of the relying party id.
        if self.party_hash != Sha256::digest(&party.id).as_slice() {
            return Err(Unacceptable::RelyingParty);
        }
        // 7.1, 14; 7.2, 16: somebody was there.
        if !has(flag::USER_PRESENT) {
            return Err(Unacceptable::NotPresent);
        }
        // 7.1, 15; 7.2, 17: the authenticator knows who. A passkey takes the place of name and password, so a key that
        // is merely found must not be enough.
        if !has(flag::USER_VERIFIED) {
            return Err(Unacceptable::NotVerified);
        }
        // Level 3: what cannot be backed up is not.
        if has(flag::BACKED_UP) && !has(flag::BACKUP_ELIGIBLE) {
            return Err(Unacceptable::BackupState);
        }
        // 7.1, 17; 7.2, 18: no extension is asked for, and those that come anyway are ignored.
        Ok(())
    }
}

impl<'a> Attested<'a> {
    /// Reads attested credential data (section 6.5.1) at the beginning of the bytes; gives the bytes after it.
    fn of(bytes: &'a [u8]) -> Option<(Self, &'a [u8])> {
        // The first sixteen bytes name the model of the authenticator, which does not matter here.
        let (_model, rest) = bytes.split_at_checked(16)?;
        let (length, rest) = rest.split_first_chunk::<2>()?;
        let (credential, rest) = rest.split_at_checked(usize::from(u16::from_be_bytes(*length)))?;
        let (_, after) = cbor::read(rest)?;
        let public_key = &rest[..rest.len() - after.len()];
        Some((Self { credential, public_key }, after))
    }
}
