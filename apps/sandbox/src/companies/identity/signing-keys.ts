import { createSign, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';

type SigningKey = { kid: string; privateKey: KeyObject; publicKey: KeyObject };

/** Number of published keys, so that tokens signed with the key before are still accepted. */
const keysPublished = 2;

function newKey(): SigningKey {
  return { kid: randomUUID(), ...generateKeyPairSync('rsa', { modulusLength: 2048 }) };
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signWith({ kid, privateKey }: SigningKey, claims: object): string {
  const signed = `${encoded({ alg: 'RS256', kid, typ: 'JWT' })}.${encoded(claims)}`;
  const signature = createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url');
  return `${signed}.${signature}`;
}

/**
 * The keys of the issuer: the newest signs, and the last few are published. Generating one is slow,
 * so the first is made when it is first needed.
 */
export function createSigningKeys() {
  let drawn: readonly SigningKey[] = [];

  function newest(): SigningKey {
    const key = drawn[0] ?? newKey();
    if (drawn.length === 0) drawn = [key];
    return key;
  }

  return {
    published() {
      newest();
      return drawn.map(({ kid, publicKey }) => ({
        ...publicKey.export({ format: 'jwk' }),
        kid,
        alg: 'RS256',
        use: 'sig',
      }));
    },
    next(): void {
      drawn = [newKey(), ...drawn.slice(0, keysPublished - 1)];
    },
    sign: (claims: object) => signWith(newest(), claims),
    /** Signs with an unpublished key under the id of the current one. */
    forge: (claims: object) => signWith({ ...newKey(), kid: newest().kid }, claims),
    unsigned: (claims: object) => `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`,
  };
}

export type SigningKeys = ReturnType<typeof createSigningKeys>;
