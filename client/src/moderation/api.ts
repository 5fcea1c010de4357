/** Requests about other people: blocks, reports, and what moderators do. */
import { addressOf, get, post, send } from '../api';
import type { components } from '../wire/rest';

type Schemas = components['schemas'];

/** Somebody at a table, or the owner of an account. */
export type Subject = { table: string; seat: number; round?: number } | { name: string };
export type Reason = Schemas['ReportReason'];
export type BlockedPerson = Schemas['BlockedPerson'];
export type Standing = Schemas['Standing'];
export type QueuedReport = Schemas['QueuedReport'];
export type ReportDetail = Schemas['ReportDetail'];
export type RunningSanction = Schemas['RunningSanction'];
export type LoggedAction = Schemas['LoggedAction'];
export type SanctionWish = Schemas['SanctionWish'];

/** The reasons of a report, as they are offered. */
export const REASONS: readonly Reason[] = ['abuse', 'cheating', 'stalling', 'name', 'spam', 'other'];

export const blocks = () => get('/api/me/blocks', {});
export const block = (subject: Subject) => send('POST', addressOf('/api/me/blocks', {}), subject);
export const unblock = (id: string) => send('DELETE', addressOf('/api/me/blocks/{block}', { block: id }));
export const report = (subject: Subject, reason: Reason, text: string) => post('/api/reports', {}, { subject, reason, text });
export const ownStanding = () => get('/api/me/standing', {});
export const readSanction = (sanction: string) => send('POST', addressOf('/api/me/standing/{sanction}/read', { sanction }));
export const reports = (closed: boolean) => get('/api/moderation/reports', { closed });
export const reportDetail = (report: string) => get('/api/moderation/reports/{report}', { report });
export const dismiss = (report: string, reason: string) => send('POST', addressOf('/api/moderation/reports/{report}/dismiss', { report }), { reason });
export const sanction = (report: string, kind: SanctionWish, hours: number | null, reason: string) =>
  post('/api/moderation/reports/{report}/sanction', { report }, { kind, hours, reason });
export const sanctions = () => get('/api/moderation/sanctions', {});
export const lift = (sanction: string, reason: string) => send('POST', addressOf('/api/moderation/sanctions/{sanction}/lift', { sanction }), { reason });
export const log = () => get('/api/moderation/log', {});
