import { createSign, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';

type SigningKey = { kid: string; privateKey: KeyObject; publicKey: KeyObject };

/** Of the keys that stay published, so that tokens of the one before are still taken. */
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
 * The keys of the issuer: the newest signs, and the last few are published. Drawing one takes long
 * enough to wait until somebody asks.
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
    /** By a key that nobody published, under the name of the one that signs. */
    forge: (claims: object) => signWith({ ...newKey(), kid: newest().kid }, claims),
    unsigned: (claims: object) => `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`,
  };
}

export type SigningKeys = ReturnType<typeof createSigningKeys>;
