/** It is your turn: a bell, and, where it is wanted and nobody looks, a word of the system's. */
import { settings } from './settings.svelte';
import { bell } from './sound';
import { t } from './texts/speech.svelte';

/** Whether the system can be asked to tell. */
export const canNotify = (): boolean => 'Notification' in globalThis;

/** Asks for leave to tell; whether it was given. The only place that asks. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return Notification.permission === 'granted' || (await Notification.requestPermission()) === 'granted';
}

/** Tells that it is the visitor's turn, as far as they want to be told. */
export function yourTurn(game: string): void {
  bell();
  if (!document.hidden || !settings.notify || !canNotify() || Notification.permission !== 'granted') return;
  void show(t(`${game}-name`), { body: t('page-your-turn'), icon: '/icons/icon-192.png', tag: 'interregnum-turn' });
}

/** Phones show notices of a worker only; without one the page's own will do. */
async function show(title: string, options: NotificationOptions): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker) await worker.showNotification(title, options).catch(() => undefined);
  else new Notification(title, options).onclick = () => window.focus();
}
