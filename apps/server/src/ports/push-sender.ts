import type { KeyObject } from 'node:crypto';

/** A browser's push address, and the keys that encrypt pushes for it, in base64url. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/** The key that identifies the site: `publicKey` is base64url of the uncompressed point. */
export type PushKey = { publicKey: string; privateKey: KeyObject };

/** `gone`: the browser has unsubscribed. `notSent`: may be tried again. */
export type PushAnswer =
  | { outcome: 'sent' | 'gone' }
  | { outcome: 'refused' | 'notSent'; reason: string };

/** Sends pushes through the companies of browsers; nothing here throws. */
export type PushSender = {
  send(target: PushTarget, text: string, key: PushKey): Promise<PushAnswer>;
};
