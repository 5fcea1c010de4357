/** Pushes to this device: the browser subscribes at its push service, and the server keeps the subscription. */
import { mayNotify } from '../notify';
import { SITE } from '../route.svelte';
import { addDevice, removeDevice, type NewDevice } from './api';
import { base64url, bytes } from './base64url';
import { zone } from './times';

/** Whether this browser can be pushed to. */
export const canPush = (): boolean => !SITE && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** How a subscription ended. */
export type Subscribed = 'on' | 'denied' | 'failed';

async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}worker.js`);
  return navigator.serviceWorker.ready;
}

/** The subscription for the server's key. One for another key, of a server that was replaced, is given up. */
async function subscription(key: string): Promise<PushSubscription> {
  const { pushManager } = await worker();
  const known = await pushManager.getSubscription();
  if (known !== null && base64url(known.options.applicationServerKey) !== key) await known.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
}

const described = (found: PushSubscription): NewDevice => ({
  endpoint: found.endpoint,
  key: base64url(found.getKey('p256dh')),
  auth: base64url(found.getKey('auth')),
  zone: zone(),
});

/** Subscribes this device; leave is asked for, because the visitor has just asked for it. */
export async function subscribe(key: string): Promise<Subscribed> {
  if (!(await mayNotify())) return 'denied';
  const found = await subscription(key).catch(() => null);
  if (found === null) return 'failed';
  await addDevice(described(found));
  return 'on';
}

/** Ends the subscription. The server forgets it first: it must not push to a device that does not want it. */
export async function unsubscribe(): Promise<void> {
  await removeDevice();
  const registration = await navigator.serviceWorker.getRegistration();
  const known = await registration?.pushManager.getSubscription();
  await known?.unsubscribe();
}
