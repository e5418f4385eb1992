import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const encryptedPrefix = 'sealed:';

/** Encrypts what lies in the database under a key derived from a secret of the configuration. */
export function createSecretBox(secret: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const markKey = Buffer.from(hkdfSync('sha256', secret, '', `${purpose} mark`, 32));

  function encrypt(plain: Uint8Array): Buffer {
    const iv = randomBytes(ivBytes);
    const encryption = createCipheriv(cipher, key, iv);
    return Buffer.concat([
      iv,
      encryption.update(plain),
      encryption.final(),
      encryption.getAuthTag(),
    ]);
  }

  /** Throws when it was sealed with another secret or was changed. */
  function decrypt(sealed: Uint8Array): Buffer {
    const bytes = Buffer.from(sealed);
    const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes));
    opening.setAuthTag(bytes.subarray(bytes.length - tagBytes));
    const content = bytes.subarray(ivBytes, bytes.length - tagBytes);
    return Buffer.concat([opening.update(content), opening.final()]);
  }

  return {
    /** Tells boxes of different secrets apart and says nothing of the secret. */
    id: createHash('sha256').update(key).update('id').digest('hex').slice(0, 16),
    encrypt,
    decrypt,
    /** An empty text stays empty, as there is nothing in it to hide. */
    encryptText: (plain: string): string =>
      plain === '' ? '' : encryptedPrefix + encrypt(Buffer.from(plain)).toString('base64'),
    /** A text from before texts were sealed comes back as it is. */
    openText: (stored: string): string =>
      stored.startsWith(encryptedPrefix)
        ? decrypt(Buffer.from(stored.slice(encryptedPrefix.length), 'base64')).toString()
        : stored,
    /** The same for the same text, so that sealed texts can be told apart without opening them. */
    mark: (plain: string): string => createHmac('sha256', markKey).update(plain).digest('base64'),
  };
}

export type SecretBox = ReturnType<typeof createSecretBox>;
