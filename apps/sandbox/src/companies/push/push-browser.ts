import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** The keys of a subscribed browser, and how it decrypts a body of `aes128gcm` (RFC 8291). */
export function createPushBrowser() {
  const pair = createECDH('prime256v1');
  const ours = pair.generateKeys();
  const secret = randomBytes(16);

  /** Null for a body that was not encrypted for this browser. */
  function read(body: Buffer): string | null {
    try {
      const salt = body.subarray(0, 16);
      const theirs = body.subarray(21, 21 + body.readUInt8(20));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ours, theirs]);
      const shared = derive(pair.computeSecret(theirs), secret, info, 32);
      const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
      const encrypted = body.subarray(21 + theirs.length);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(encrypted.subarray(-16));
      const plain = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
      return plain.subarray(0, plain.lastIndexOf(2)).toString();
    } catch {
      return null;
    }
  }
  return { p256dh: ours.toString('base64url'), auth: secret.toString('base64url'), read };
}
