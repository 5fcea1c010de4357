/** Passkeys: what the browser is asked, and what of its answer the server gets. */
import { Refusal } from '../api';
import { t } from '../texts/speech.svelte';
import type { components } from '../wire/rest';
import { ownChallenge, signInChallenge } from './api';

type Schemas = components['schemas'];
export type Registration = Schemas['Registration'];
export type Assertion = Schemas['Assertion'];

/** Why there are no passkeys at this address, as the key of a text; `null` if there are. */
export function obstacle(): string | null {
  if (!isSecureContext) return 'passkey-none-http';
  if (/^[\d.]+$|^\[/.test(location.hostname)) return 'passkey-none-numbers';
  return typeof PublicKeyCredential === 'undefined' ? 'passkey-none-browser' : null;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What the browser answers; a refusal of its own in the visitor's words. */
async function answered(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await asked;
    if (credential instanceof PublicKeyCredential) return credential;
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === 'InvalidStateError') throw new Error(t('passkey-known'));
    if (fault instanceof Refusal) throw fault;
  }
  throw new Error(t('passkey-cancelled'));
}

/** Makes a passkey for the visitor, who goes by this name. */
export async function makePasskey(owner: string): Promise<Registration> {
  const { challenge, relying_party, timeout, user_handle, known, algorithms } = await ownChallenge();
  const made = await answered(
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(challenge),
        rp: { id: relying_party, name: 'Interregnum' },
        user: { id: bytes(user_handle), name: owner, displayName: owner },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: known.map((id) => ({ type: 'public-key', id: bytes(id) })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
        timeout,
      },
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  return { client_data: text(response.clientDataJSON), attestation_object: text(response.attestationObject) };
}

/** Lets one of the visitor's passkeys sign a challenge. Of those named, if any are; else the visitor chooses. */
async function sign(asked: { challenge: string; relying_party: string; timeout: number }, known: readonly string[]): Promise<Assertion> {
  const signed = await answered(
    navigator.credentials.get({
      publicKey: {
        challenge: bytes(asked.challenge),
        rpId: asked.relying_party,
        allowCredentials: known.map((id) => ({ type: 'public-key', id: bytes(id) })),
        userVerification: 'required',
        timeout: asked.timeout,
      },
    }),
  );
  const response = signed.response as AuthenticatorAssertionResponse;
  return {
    credential: text(signed.rawId),
    client_data: text(response.clientDataJSON),
    authenticator_data: text(response.authenticatorData),
    signature: text(response.signature),
    user_handle: response.userHandle === null ? '' : text(response.userHandle),
  };
}

/** A signature that signs in, by a passkey of the visitor's choice. */
export const signToSignIn = async (): Promise<Assertion> => sign(await signInChallenge(), []);

/** A signature that confirms something, by a passkey of the account. */
async function signToConfirm(): Promise<Assertion> {
  const { known, user_handle, ...asked } = await ownChallenge();
  const signed = await sign(asked, known);
  // An authenticator that was told which passkey to use need not say whose it is.
  return { ...signed, user_handle: signed.user_handle || user_handle };
}

/** What shows that the owner of the account asks: the password if one was typed, else a passkey. */
export const proofOf = async (password: string): Promise<Schemas['Proof']> => (password === '' ? { passkey: await signToConfirm() } : { password });
