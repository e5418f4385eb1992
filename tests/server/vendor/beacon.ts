import { createHash } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';

const { shortSignatures } = bls12_381;
const scheme = 'bls-unchained-g1-rfc9380';
const domainTag = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
/** In seconds, as the sandbox's chain has them. */
const genesis = 1_735_689_600;
const period = 3;

export type Beacon = {
  /** How far its clock is ahead of the real time, or how far behind; Infinity stops it. */
  clock: { aheadMs: number };
  /** Answers a request for a round, or says that it is not out. */
  answer: (path: string) => { status: number; body: object };
};

function messageOf(round: number): Uint8Array {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(round));
  return new Uint8Array(createHash('sha256').update(bytes).digest());
}

/** The public randomness of a site under test, which comes out by a clock that the test sets. */
export function createBeacon(privateKey: string): Beacon {
  const key = new Uint8Array(Buffer.from(privateKey, 'hex'));
  const clock = { aheadMs: 0 };
  return {
    clock,
    answer: (path) => {
      const round = Number(/\/public\/([1-9]\d{0,14})$/.exec(path)?.[1] ?? NaN);
      const outAt = (genesis + (round - 1) * period) * 1000;
      if (Number.isNaN(round)) return { status: 404, body: {} };
      if (Date.now() + clock.aheadMs < outAt) return { status: 425, body: {} };
      const message = shortSignatures.hash(messageOf(round), domainTag);
      const signature = Buffer.from(shortSignatures.sign(message, key).toBytes()).toString('hex');
      return { status: 200, body: { round, signature, scheme } };
    },
  };
}
