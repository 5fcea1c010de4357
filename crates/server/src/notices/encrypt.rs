//! Encrypts a push for one device (RFC 8291, with the content coding `aes128gcm` of RFC 8188).

use super::key;
use crate::entropy;
use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64URL;
use hkdf::Hkdf;
use p256::{PublicKey, SecretKey, ecdh};
use sha2::Sha256;

/// The size of a record. A push has one, which is shorter.
const RECORD: u32 = 4096;

/// What a browser gives so that only it can read a push.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DeviceKeys {
    public: PublicKey,
    auth: [u8; 16],
}

impl DeviceKeys {
    /// The keys behind their base64url.
    pub(crate) fn read(key: &str, auth: &str) -> Option<Self> {
        let decoded = |text: &str| BASE64URL.decode(text.trim_end_matches('=')).ok();
        let public = PublicKey::from_sec1_bytes(&decoded(key)?).ok()?;
        Some(Self { public, auth: decoded(auth)?.try_into().ok()? })
    }

    /// The body of a push that says this. It must be shorter than a record by 103 bytes.
    pub(crate) fn encrypt(&self, text: &[u8]) -> Vec<u8> {
        self.encrypt_with(text, &key::draw(), entropy::bytes())
    }

    /// The same with these instead of random numbers.
    fn encrypt_with(&self, text: &[u8], sender: &SecretKey, salt: [u8; 16]) -> Vec<u8> {
        let shared = ecdh::diffie_hellman(sender.to_nonzero_scalar(), self.public.as_affine());
        let own = sender.public_key().to_sec1_bytes();
        let info = [b"WebPush: info\0".as_slice(), &self.public.to_sec1_bytes(), &own].concat();
        let mixed: [u8; 32] = expand(&self.auth, shared.raw_secret_bytes(), &info);
        let content_key: [u8; 16] = expand(&salt, &mixed, b"Content-Encoding: aes128gcm\0");
        let nonce: [u8; 12] = expand(&salt, &mixed, b"Content-Encoding: nonce\0");
        // The last record ends with a 2.
        let plain = [text, &[2]].concat();
        let sealed = Aes128Gcm::new(&content_key.into())
            .encrypt(&Nonce::from(nonce), plain.as_slice())
            .expect("a push is shorter than any limit of the cipher");
        [&salt, &RECORD.to_be_bytes()[..], &[own.len() as u8], &own, &sealed].concat()
    }
}

fn expand<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> [u8; N] {
    let mut bytes = [0; N];
    Hkdf::<Sha256>::new(Some(salt), secret).expand(info, &mut bytes).expect("a key is short");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of RFC 8291, section 5 and appendix A.
    #[test]
    fn the_example_of_the_standard_is_encrypted_as_it_says() {
        let device = DeviceKeys::read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        );
        let sender = BASE64URL.decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").unwrap();
        let salt = BASE64URL.decode("DGv6ra1nlYgDCS1FRnbzlw").unwrap().try_into().unwrap();
        let sealed = device.unwrap().encrypt_with(
            b"When I grow up, I want to be a watermelon",
            &SecretKey::from_slice(&sender).unwrap(),
            salt,
        );
        assert_eq!(
            BASE64URL.encode(sealed),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w\
             EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn keys_that_are_none_are_refused() {
        let auth = "BTBZMqHH6r4Tts7J_aSIgg";
        let off_the_curve = BASE64URL.encode([[4].as_slice(), &[1; 64]].concat());
        for (key, auth) in [("", auth), ("!", auth), (off_the_curve.as_str(), auth)] {
            assert_eq!(DeviceKeys::read(key, auth), None, "{key}");
        }
        let key = BASE64URL.encode(SecretKey::from_slice(&[7; 32]).unwrap().public_key().to_sec1_bytes());
        assert_eq!(DeviceKeys::read(&key, "c2hvcnQ"), None);
        assert!(DeviceKeys::read(&key, &format!("{auth}==")).is_some());
    }
}
