import { createECDH } from 'node:crypto';
import { encrypt } from 'http_ece';
import { SignJWT } from 'jose';
import type { Clock } from '#kit/clock.ts';
import { hourMs } from '#kit/time/milliseconds.ts';
import type { PushAnswer, PushKey, PushSender, PushTarget } from '#ports/push-sender.ts';

export type WebPushOptions = {
  /** The address of the site, by which the push company can contact the sender. */
  subject: string;
  clock: Clock;
  timeoutMs?: number;
};

const keptSeconds = 24 * 3600;

/** Proves which site sends (RFC 8292). */
function signature(endpoint: string, key: PushKey, { subject, clock }: WebPushOptions) {
  return new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(subject)
    .setExpirationTime(new Date(clock().getTime() + hourMs))
    .sign(key.privateKey);
}

function answerOf(status: number): PushAnswer {
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  const again = status === 429 || status >= 500;
  return { outcome: again ? 'notSent' : 'refused', reason: `status ${status}` };
}

/** Encrypts for the subscribed browser alone (RFC 8291); null when its keys are invalid. */
function encryptedFor(text: string, { p256dh, auth }: PushTarget): Uint8Array<ArrayBuffer> | null {
  const privateKey = createECDH('prime256v1');
  privateKey.generateKeys();
  const options = { version: 'aes128gcm', privateKey, dh: p256dh, authSecret: auth } as const;
  try {
    return new Uint8Array(encrypt(Buffer.from(text), options));
  } catch {
    return null;
  }
}

/** Sends Web Push (RFC 8030), the protocol of all browsers. */
export function createWebPush(options: WebPushOptions): PushSender {
  return {
    async send(target, text, key) {
      const body = encryptedFor(text, target);
      if (body === null) return { outcome: 'refused', reason: 'the keys of the browser' };
      try {
        const token = await signature(target.endpoint, key, options);
        const answer = await fetch(target.endpoint, {
          method: 'POST',
          redirect: 'manual',
          signal: AbortSignal.timeout(options.timeoutMs ?? 5000),
          headers: {
            authorization: `vapid t=${token}, k=${key.publicKey}`,
            'content-encoding': 'aes128gcm',
            ttl: String(keptSeconds),
          },
          body,
        });
        await answer.body?.cancel();
        return answerOf(answer.status);
      } catch (error) {
        return { outcome: 'notSent', reason: error instanceof Error ? error.message : 'unknown' };
      }
    },
  };
}
