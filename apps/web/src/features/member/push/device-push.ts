import { api } from '#kit/api.ts';
import { forHolder } from '#kit/session/for-holder.ts';

export type PushState = 'none' | 'denied' | 'off' | 'on';

function canReceivePushes(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** On only when browser and server both have the subscription: an ended session gets no push. */
export async function readPushState(signal?: AbortSignal): Promise<PushState> {
  if (!canReceivePushes()) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  const { kept } = await api.notifications.getPushKey({}, signal);
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return kept && subscription ? 'on' : 'off';
}

export type PushWords = { title: string; message: string; announcement: string };

/** Stores the texts of notifications for the service worker, which has no others. */
async function keepWords(words: PushWords): Promise<void> {
  const cache = await caches.open('words');
  await cache.put('/push-words', Response.json(words));
}

/** Called only from a press: the browser asks the person for permission. */
export async function turnPushOn(words: PushWords): Promise<PushState> {
  if ((await forHolder(Notification.requestPermission())) !== 'granted') return readPushState();
  const { publicKey } = await api.notifications.getPushKey({});
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const { endpoint = '', keys } = (await forHolder(pushManager.subscribe(options))).toJSON();
  await api.notifications.keepPushSubscription({
    endpoint,
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
  });
  await keepWords(words);
  return 'on';
}

export async function turnPushOff(): Promise<PushState> {
  await api.notifications.removePushSubscription({});
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  return 'off';
}
