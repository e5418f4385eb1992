import { api } from '#kit/api.ts';
import { forHolder } from '#kit/for-holder.ts';

export type PushState = 'none' | 'denied' | 'off' | 'on';

function canReceivePushes(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** On only when both sides know of it: a subscription of an ended session tells nobody. */
export async function readPushState(signal?: AbortSignal): Promise<PushState> {
  if (!canReceivePushes()) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  const { kept } = await api.notifications.getPushKey({}, signal);
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return kept && subscription ? 'on' : 'off';
}

export type PushWords = { title: string; message: string; announcement: string };

/** The worker says these when one of them comes; it has no other words. */
async function keepWords(words: PushWords): Promise<void> {
  const cache = await caches.open('words');
  await cache.put('/push-words', Response.json(words));
}

/** Only ever called by a press: the browser asks its person. */
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
