import { CompactEncrypt } from 'jose/jwe/compact/encrypt';
import { importJWK } from 'jose/key/import';
import type { CallToEncrypt, EncryptedCall } from '@pavilion/contract/client';
import {
  encryptionHeader,
  encryptionAlgorithms,
  type EncryptedContent,
} from '@pavilion/contract/encrypted-body';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';

type KeyAnswer = ResponseOf<PlayerEndpoints['sessions']['getEncryptionKey']>;

/**
 * Encrypts a body for one call with a fresh nonce (decision D7). Null where the browser has no
 * cryptography, which is outside TLS; the server then decides whether it takes a plain body.
 */
export async function encryptBody(
  { method, path, body }: CallToEncrypt,
  getKey: (input: object) => Promise<KeyAnswer>,
): Promise<EncryptedCall | null> {
  if ((crypto as Partial<Crypto>).subtle === undefined) return null;
  const { keys, nonce, time } = await getKey({});
  const [key] = keys;
  if (!key) return null;
  const content: EncryptedContent = { nonce, method, path, time, body };
  const value = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ ...encryptionAlgorithms, kid: key.kid })
    .encrypt(await importJWK(key, encryptionAlgorithms.alg));
  return { encryption: encryptionHeader(key.kid), body: { value } };
}
