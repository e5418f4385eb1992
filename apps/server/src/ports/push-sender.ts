import type { KeyObject } from 'node:crypto';

/** Where a browser is told, and the keys under which it alone reads; base64url. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/** By which the site is known: `publicKey` as base64url of the uncompressed point. */
export type PushKey = { publicKey: string; privateKey: KeyObject };

/** `gone`: the browser no longer wants it. `notSent`: may be tried again. */
export type PushAnswer =
  | { outcome: 'sent' | 'gone' }
  | { outcome: 'refused' | 'notSent'; reason: string };

/** What the house needs of the companies of browsers; nothing here throws. */
export type PushSender = {
  send(target: PushTarget, text: string, key: PushKey): Promise<PushAnswer>;
};
