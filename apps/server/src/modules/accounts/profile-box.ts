import { createSecretBox, type SecretBox } from '#kit/secrets/secret-box.ts';

/** Encrypts the id numbers of members. */
export function createProfileBox(keysSecret: string): SecretBox {
  return createSecretBox(keysSecret, 'member profiles');
}
