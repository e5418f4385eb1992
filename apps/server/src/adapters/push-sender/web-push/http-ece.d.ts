declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /** Keys that are strings are base64url. */
  export function encrypt(
    plain: Buffer,
    options: { version: 'aes128gcm'; privateKey: ECDH; dh: string; authSecret: string },
  ): Buffer;
}
