//! Public keys as authenticators write them (COSE), and the signatures of each algorithm.

use super::{Unacceptable, cbor};
use ed25519_dalek::{Signature as EdSignature, VerifyingKey as EdKey};
use p256::ecdsa::signature::Verifier as _;
use p256::ecdsa::{Signature as EcSignature, VerifyingKey as EcKey};

/// The algorithms that are offered, by their COSE numbers, the best supported first: ES256 and `EdDSA`.
pub(crate) const ALGORITHMS: [i32; 2] = [ES256, EDDSA];
const ES256: i32 = -7;
const EDDSA: i32 = -8;

/// Labels of a COSE key (RFC 9053, section 7).
mod label {
    pub(super) const KEY_TYPE: i32 = 1;
    pub(super) const ALGORITHM: i32 = 3;
    pub(super) const CURVE: i32 = -1;
    pub(super) const X: i32 = -2;
    pub(super) const Y: i32 = -3;
}

/// A public key of an algorithm that is offered.
pub(super) enum PublicKey {
    Es256(EcKey),
    EdDsa(EdKey),
}

impl PublicKey {
    /// Reads a COSE key.
    pub(super) fn read(bytes: &[u8]) -> Result<Self, Unacceptable> {
        Self::of(bytes).ok_or(Unacceptable::PublicKey)
    }

    fn of(bytes: &[u8]) -> Option<Self> {
        let map = cbor::read_map(bytes)?;
        let coordinate = |label: i32| <[u8; 32]>::try_from(map.bytes(label)?).ok();
        let kind = [label::KEY_TYPE, label::ALGORITHM, label::CURVE].map(|label| map.integer(label));
        match kind {
            // EC2, ES256, P-256.
            [Some(2), Some(-7), Some(1)] => {
                let point = [[4].as_slice(), &coordinate(label::X)?, &coordinate(label::Y)?].concat();
                EcKey::from_sec1_bytes(&point).ok().map(Self::Es256)
            }
            // OKP, EdDSA, Ed25519.
            [Some(1), Some(-8), Some(6)] => {
                EdKey::from_bytes(&coordinate(label::X)?).ok().filter(|key| !key.is_weak()).map(Self::EdDsa)
            }
            _ => None,
        }
    }

    /// Its algorithm, by its COSE number.
    pub(super) const fn algorithm(&self) -> i32 {
        match self {
            Self::Es256(_) => ES256,
            Self::EdDsa(_) => EDDSA,
        }
    }

    /// Verifies a signature over a message.
    pub(super) fn verify(&self, message: &[u8], signature: &[u8]) -> Result<(), Unacceptable> {
        let is_right = match self {
            Self::Es256(key) => EcSignature::from_der(signature)
                .is_ok_and(|signature| key.verify(message, &signature).is_ok()),
            Self::EdDsa(key) => EdSignature::from_slice(signature)
                .is_ok_and(|signature| key.verify_strict(message, &signature).is_ok()),
        };
        if is_right { Ok(()) } else { Err(Unacceptable::Signature) }
    }
}
