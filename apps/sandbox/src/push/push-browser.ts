import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** The keys of a browser that subscribed, and how it reads a body of `aes128gcm` (RFC 8291). */
export function createPushBrowser() {
  const pair = createECDH('prime256v1');
  const ours = pair.generateKeys();
  const secret = randomBytes(16);

  /** Null for what was not sealed for this browser. */
  function read(body: Buffer): string | null {
    try {
      const salt = body.subarray(0, 16);
      const theirs = body.subarray(21, 21 + body.readUInt8(20));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ours, theirs]);
      const shared = derive(pair.computeSecret(theirs), secret, info, 32);
      const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
      const sealed = body.subarray(21 + theirs.length);
      const opening = createDecipheriv('aes-128-gcm', key, nonce);
      opening.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
      return plain.subarray(0, plain.lastIndexOf(2)).toString();
    } catch {
      return null;
    }
  }
  return { p256dh: ours.toString('base64url'), auth: secret.toString('base64url'), read };
}
