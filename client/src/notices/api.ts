/** Requests of the notification screens. */
import { addressOf, get, post, send } from '../api';
import type { components } from '../wire/rest';

type Schemas = components['schemas'];

export type NoticeSettings = Schemas['NoticeSettings'];
export type OwnNotices = Schemas['OwnNotices'];
export type NewDevice = Schemas['NewDevice'];

/** How the server can tell people that games wait. */
export const ways = () => get('/api/notices/ways', {});
export const ownNotices = () => get('/api/notices', {});
export const setNotices = (settings: NoticeSettings) => send('POST', addressOf('/api/notices', {}), settings);
export const addDevice = (device: NewDevice) => send('POST', addressOf('/api/notices/device', {}), device);
export const removeDevice = () => send('DELETE', addressOf('/api/notices/device', {}));
export const switchOff = (token: string) => send('POST', addressOf('/api/notices/off/{token}', { token }));
/** Sends a link to an address, which confirms it. */
export const setAddress = (address: string, proof: Schemas['Proof']) => send('POST', addressOf('/api/account/mail', {}), { address, proof });
export const removeAddress = () => send('DELETE', addressOf('/api/account/mail', {}));
export const confirmAddress = (link: string) => send('POST', addressOf('/api/account/mail/confirm', {}), { link });
/** Sends a link to an address, which replaces a forgotten password. */
export const askRecovery = (address: string) => send('POST', addressOf('/api/sign-in/mail', {}), { address });
export const recoverByMail = (link: string, password: string) => post('/api/sign-in/mail/link', {}, { link, password });
