/** Moments as people read them. */
import { settings } from '../settings.svelte';

export const moment = (time: number): string => new Date(time).toLocaleString(settings.lang, { dateStyle: 'medium', timeStyle: 'short' });
