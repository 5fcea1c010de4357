/** Requests about other people: pairing, challenges, follows, tokens. */
import { addressOf, get, post, send, type Making, type Wish } from '../api';
import type { components } from '../wire/rest';

type Schemas = components['schemas'];

export type Pairing = Schemas['PairingState'];
export type Challenge = Schemas['ChallengeBody'];
export type Reason = Schemas['Reason'];
export type Followed = Schemas['Followed'];
export type Token = Schemas['TokenBody'];
export type Scope = Schemas['Scope'];
export type PairingWish = Wish & { bots?: boolean };

export const lookFor = (wish: PairingWish) => post('/api/pairing', {}, { ...wish, commits: true });
export const lookOn = () => get('/api/pairing', {});
export const giveUp = () => send('DELETE', addressOf('/api/pairing', {}));

export const news = () => get('/api/me/news', {});
export const challenge = (to: string, setup: Making['setup']) => post('/api/challenges', {}, { to, setup, commits: true });
export const accept = (id: string) => post('/api/challenges/{challenge}/accept', { challenge: id }, { commits: true });
export const decline = (id: string, reason: Reason) => send('POST', addressOf('/api/challenges/{challenge}/decline', { challenge: id }), { reason });
export const withdraw = (id: string) => send('DELETE', addressOf('/api/challenges/{challenge}', { challenge: id }));

export const following = () => get('/api/following', {});
export const follow = (name: string) => send('POST', addressOf('/api/following', {}), { name });
export const unfollow = (name: string) => send('DELETE', addressOf('/api/following/{name}', { name }));
export const presence = () => get('/api/me/presence', {});
export const setHidden = (hidden: boolean) => send('POST', addressOf('/api/me/presence', {}), { hidden });

export const tokens = () => get('/api/tokens', {});
export const makeToken = (name: string, scopes: Scope[], days: number) => post('/api/tokens', {}, { name, scopes, days });
export const revoke = (token: string) => send('DELETE', addressOf('/api/tokens/{token}', { token }));
export const becomeBot = async (): Promise<{ name: string }> => (await send('POST', addressOf('/api/account/bot', {}))).json();
