import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { Database } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import type { SecretBox } from '#kit/secrets/secret-box.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { findKeysSince, insertKey, removeKeysBefore, type StoredKey } from './encryption.store.ts';

export type PublicKey = { kid: string; kty: 'EC'; crv: 'P-256'; x: string; y: string };

export type RingKey = {
  kid: string;
  publicKey: PublicKey;
  privateKey: CryptoKey;
  nonceSecret: Uint8Array;
};

/** The encrypted part of a stored key. */
type Secrets = { jwk: JWK; nonceSecret: string };

async function makeKey(day: number, box: SecretBox): Promise<StoredKey> {
  const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const secrets: Secrets = {
    jwk: await exportJWK(pair.privateKey),
    nonceSecret: randomBytes(32).toString('base64'),
  };
  const sealed = box.encrypt(Buffer.from(JSON.stringify(secrets)));
  return { day, kid: randomBytes(12).toString('hex'), sealed };
}

async function readKey({ kid, sealed }: StoredKey, box: SecretBox): Promise<RingKey> {
  const { jwk, nonceSecret } = JSON.parse(box.decrypt(sealed).toString()) as Secrets;
  const { x = '', y = '' } = jwk;
  return {
    kid,
    publicKey: { kid, kty: 'EC', crv: 'P-256', x, y },
    privateKey: (await importJWK(jwk, 'ECDH-ES')) as CryptoKey,
    nonceSecret: Buffer.from(nonceSecret, 'base64'),
  };
}

/**
 * Keeps the key pairs of today and yesterday, the same in all processes with one secret; each day
 * has a new one. Another secret has another ring.
 */
export function createKeyRing(db: Database, clock: Clock, box: SecretBox) {
  let cached: { day: number; keys: Promise<RingKey[]> } | null = null;

  async function load(day: number): Promise<RingKey[]> {
    let stored = await findKeysSince(db, box.id, day - 1);
    if (stored[0]?.day !== day) {
      await insertKey(db, box.id, await makeKey(day, box), clock());
      await removeKeysBefore(db, day - 1);
      stored = await findKeysSince(db, box.id, day - 1);
    }
    // A process whose clock is ahead may have made tomorrow's key already.
    return Promise.all(stored.map((key) => readKey(key, box)));
  }

  /** Newest first. */
  function keys(): Promise<RingKey[]> {
    const day = Math.floor(clock().getTime() / dayMs);
    if (cached?.day === day) return cached.keys;
    const entry = { day, keys: load(day) };
    cached = entry;
    entry.keys.catch(() => {
      if (cached === entry) cached = null;
    });
    return entry.keys;
  }

  async function find(kid: string): Promise<RingKey | undefined> {
    const known = (await keys()).find((key) => key.kid === kid);
    if (known) return known;
    cached = null;
    return (await keys()).find((key) => key.kid === kid);
  }

  return { keys, find };
}
