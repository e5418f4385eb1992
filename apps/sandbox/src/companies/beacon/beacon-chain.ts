import { createHash } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';

const { shortSignatures } = bls12_381;

const scheme = 'bls-unchained-g1-rfc9380';
const domainTag = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** 2025-01-01T00:00:00Z in seconds, when round 1 came out. */
const genesis = 1_735_689_600;
const periodSeconds = 3;
const keptRounds = 32;

export type SignedRound = { round: number; randomness: string; signature: string };

export type BeaconChain = {
  hash: string;
  /** What people and programs need to verify rounds, in drand's words. */
  info: object;
  /** The newest round that is out at a time; below 1 before the first. */
  newestAt: (time: Date) => number;
  /** A round with its signature, out or not. */
  sign: (round: number) => SignedRound;
};

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content);
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

function messageOf(round: number): Uint8Array {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(round));
  return new Uint8Array(sha256(bytes).digest());
}

/** A chain whose rounds this key signs; the site works out the same hash from the public key. */
export function createBeaconChain(privateKey: Uint8Array): BeaconChain {
  const publicKey = hexOf(shortSignatures.getPublicKey(privateKey).toBytes());
  const hash = sha256([scheme, publicKey, genesis, periodSeconds].join('|')).digest('hex');
  const signed = new Map<number, SignedRound>();

  function sign(round: number): SignedRound {
    const known = signed.get(round);
    if (known) return known;
    const message = shortSignatures.hash(messageOf(round), domainTag);
    const signature = shortSignatures.sign(message, privateKey).toBytes();
    const made = {
      round,
      randomness: sha256(signature).digest('hex'),
      signature: hexOf(signature),
    };
    signed.set(round, made);
    const [oldest] = signed.keys();
    if (signed.size > keptRounds && oldest !== undefined) signed.delete(oldest);
    return made;
  }

  return {
    hash,
    info: {
      public_key: publicKey,
      period: periodSeconds,
      genesis_time: genesis,
      hash,
      schemeID: scheme,
    },
    newestAt: (time) => Math.floor((time.getTime() / 1000 - genesis) / periodSeconds) + 1,
    sign,
  };
}
