import * as v from 'valibot';

/** What is encrypted: the body, bound to one call by a nonce of the server (decision D7). */
export const encryptedContent = v.object({
  nonce: v.string(),
  method: v.string(),
  path: v.string(),
  time: v.pipe(v.string(), v.isoTimestamp()),
  body: v.record(v.string(), v.unknown()),
});

export type EncryptedContent = v.InferOutput<typeof encryptedContent>;

/** The body as sent: a compact JWE. */
export const encryptedBody = v.object({ value: v.pipe(v.string(), v.maxLength(60_000)) });

export const encryptionAlgorithms = { alg: 'ECDH-ES', enc: 'A256GCM' } as const;

/** The value of the `Encryption` header. */
export function encryptionHeader(kid: string): string {
  return `jwe; v=1; kid=${kid}`;
}

/** The key id of an `Encryption` header; null when it names another codec. */
export function kidOfEncryptionHeader(header: string): string | null {
  return /^jwe;\s*v=1;\s*kid=([\w-]{1,64})$/.exec(header)?.[1] ?? null;
}
