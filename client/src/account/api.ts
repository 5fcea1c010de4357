/** Requests of the account screen. */
import { addressOf, get, post, send } from '../api';
import type { components } from '../wire/rest';

type Schemas = components['schemas'];

export type Account = Schemas['OwnAccount'];
export type Device = Schemas['Device'];
export type DeviceLink = Schemas['DeviceLink'];
export type Passkey = Schemas['PasskeyBody'];
/** How an account is entered: by a password, a passkey, or both. */
export type WaysIn = Pick<Schemas['NewAccount'], 'password' | 'passkey'>;
type Proof = Schemas['Proof'];

export const account = () => get('/api/account', {});
/** Makes an account of the guest; answers with the recovery codes. */
export const makeAccount = (name: string, ways: WaysIn) => post('/api/account', {}, { name, ...ways });
export const signIn = (name: string, password: string) => post('/api/sign-in', {}, { name, password, token: false });
export const useLink = (link: string) => post('/api/sign-in/link', {}, { link, token: false });
export const recover = (name: string, code: string, password: string) => post('/api/sign-in/code', {}, { name, code, password });
export const changePassword = (proof: Proof, password: string) => send('POST', addressOf('/api/account/password', {}), { proof, password });
export const newCodes = (proof: Proof) => post('/api/account/codes', {}, proof);
/** Something to sign, for somebody who is signed in, and for somebody who wants to be. */
export const ownChallenge = () => post('/api/passkeys/challenge', {});
export const signInChallenge = () => post('/api/sign-in/passkey/challenge', {});
export const signInWithPasskey = (signed: Schemas['Assertion']) => post('/api/sign-in/passkey', {}, signed);
export const passkeys = () => get('/api/passkeys', {});
export const addPasskey = (registration: Schemas['Registration'], proof: Proof) => post('/api/passkeys', {}, { registration, proof });
export const removePasskey = (passkey: string, proof: Proof) => send('DELETE', addressOf('/api/passkeys/{passkey}', { passkey }), proof);
export const devices = () => get('/api/devices', {});
export const signOutDevice = (device: string) => send('DELETE', addressOf('/api/devices/{device}', { device }));
/** A link that signs in another device, and the same as a drawing. */
export const deviceLink = (origin: string) => post('/api/devices/link', {}, { origin });
export const deleteMe = (proof: Proof) => send('DELETE', addressOf('/api/account', {}), proof);
/** Which of one's own games. */
export interface MyGames {
  game: string | null;
  state: 'playing' | 'over' | null;
}
export const myGames = (wanted: MyGames & { after: string | null }) => get('/api/me/games', { ...wanted });
export type Profile = Schemas['Profile'];
export type ExactPlay = Schemas['ExactPlayCount'];
export type KindRating = Schemas['KindRating'];
export type RankedPlayer = Schemas['RankedPlayer'];
export const profile = (name: string) => get('/api/people/{name}', { name });
export const ratingHistory = (name: string, game: string, players: number) => get('/api/people/{name}/history', { name, game, players });
export const leaderboard = (game: string, players: number, page: number) => get('/api/leaderboard', { game, players, page });
export const DATA = '/api/me/data';
