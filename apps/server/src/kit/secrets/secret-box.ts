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

/** Encrypts values for the database under a key derived from a configured secret. */
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

  /** Throws when the bytes were encrypted with another secret or were changed. */
  function decrypt(encrypted: Uint8Array): Buffer {
    const bytes = Buffer.from(encrypted);
    const decryption = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes));
    decryption.setAuthTag(bytes.subarray(bytes.length - tagBytes));
    const content = bytes.subarray(ivBytes, bytes.length - tagBytes);
    return Buffer.concat([decryption.update(content), decryption.final()]);
  }

  return {
    /** Identifies the secret without revealing it. */
    id: createHash('sha256').update(key).update('id').digest('hex').slice(0, 16),
    encrypt,
    decrypt,
    /** Encrypts a text; an empty one stays empty, since it hides nothing. */
    encryptText: (plain: string): string =>
      plain === '' ? '' : encryptedPrefix + encrypt(Buffer.from(plain)).toString('base64'),
    /** Decrypts a text; one without the prefix is returned unchanged. */
    openText: (stored: string): string =>
      stored.startsWith(encryptedPrefix)
        ? decrypt(Buffer.from(stored.slice(encryptedPrefix.length), 'base64')).toString()
        : stored,
    /** Equal for equal texts, so that encrypted texts can be compared without decryption. */
    mark: (plain: string): string => createHmac('sha256', markKey).update(plain).digest('base64'),
  };
}

export type SecretBox = ReturnType<typeof createSecretBox>;
