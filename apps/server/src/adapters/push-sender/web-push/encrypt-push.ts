import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushTarget } from '#ports/push-sender.ts';

const recordBytes = 4096;
/** Marks the last record. */
const lastRecord = Buffer.from([2]);

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** Encrypts a body that only the subscribed browser can read (RFC 8291, `aes128gcm`). */
export function encryptPush(text: string, { p256dh, auth }: Omit<PushTarget, 'endpoint'>): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const pair = createECDH('prime256v1');
  const ours = pair.generateKeys();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const shared = derive(pair.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const salt = randomBytes(16);
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
  const encryption = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(5);
  size.writeUInt32BE(recordBytes);
  size.writeUInt8(ours.length, 4);
  return Buffer.concat([
    salt,
    size,
    ours,
    encryption.update(Buffer.concat([Buffer.from(text), lastRecord])),
    encryption.final(),
    encryption.getAuthTag(),
  ]);
}
