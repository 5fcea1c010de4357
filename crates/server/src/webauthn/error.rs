//! Why what a browser sent is not accepted.

/// Why a registration or an assertion is not accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unacceptable {
    /// A value is not base64url without padding.
    Base64,
    /// The client data is no JSON of the kind.
    ClientData,
    /// The client data is of the other ceremony.
    Type,
    /// The page was not one of this server.
    Origin,
    /// The page was in a frame of another site.
    CrossOrigin,
    /// The attestation object is no CBOR of the kind.
    AttestationObject,
    /// The authenticator data is too short, too long, or lacks a part.
    AuthenticatorData,
    /// The authenticator signed for another server.
    RelyingParty,
    /// Nobody touched the authenticator.
    NotPresent,
    /// The authenticator did not check who touched it.
    NotVerified,
    /// A credential that cannot be backed up is said to be.
    BackupState,
    /// The key is of an algorithm that was not offered, or is none.
    PublicKey,
    /// The attestation is of a kind that was not asked for, or is wrong.
    Attestation,
    /// The credential's id is longer than 1023 bytes, or empty.
    CredentialId,
    /// The passkey belongs to somebody else than the authenticator says.
    UserHandle,
    /// The signature is wrong.
    Signature,
    /// The signature counter went backwards: there may be a copy of the authenticator.
    Counter,
}

impl Unacceptable {
    /// A short name that stays the same between releases.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::Base64 => "base64",
            Self::ClientData => "client-data",
            Self::Type => "type",
            Self::Origin => "origin",
            Self::CrossOrigin => "cross-origin",
            Self::AttestationObject => "attestation-object",
            Self::AuthenticatorData => "authenticator-data",
            Self::RelyingParty => "relying-party",
            Self::NotPresent => "not-present",
            Self::NotVerified => "not-verified",
            Self::BackupState => "backup-state",
            Self::PublicKey => "public-key",
            Self::Attestation => "attestation",
            Self::CredentialId => "credential-id",
            Self::UserHandle => "user-handle",
            Self::Signature => "signature",
            Self::Counter => "counter",
        }
    }
}
