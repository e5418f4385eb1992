import { CompactEncrypt } from 'jose/jwe/compact/encrypt';
import { importJWK } from 'jose/key/import';
import type { CallToSeal, SealedCall } from '@pavilion/contract/client';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import {
  encryptionHeader,
  sealingAlgorithms,
  type SealedContent,
} from '@pavilion/contract/sealed-body';

type KeyAnswer = ResponseOf<PlayerEndpoints['sessions']['getEncryptionKey']>;

/**
 * Encrypts a body for one call with a fresh nonce (decision D7). Null where the browser has no
 * cryptography, which is outside TLS; the server then decides whether it takes a plain body.
 */
export async function sealBody(
  { method, path, body }: CallToSeal,
  getKey: (input: object) => Promise<KeyAnswer>,
): Promise<SealedCall | null> {
  if ((crypto as Partial<Crypto>).subtle === undefined) return null;
  const { keys, nonce, time } = await getKey({});
  const [key] = keys;
  if (!key) return null;
  const content: SealedContent = { nonce, method, path, time, body };
  const value = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ ...sealingAlgorithms, kid: key.kid })
    .encrypt(await importJWK(key, sealingAlgorithms.alg));
  return { encryption: encryptionHeader(key.kid), body: { value } };
}
