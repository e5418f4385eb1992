import { createHash } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import type { BeaconChain } from '@pavilion/domain/lottery/fair/quicknet';

const { shortSignatures, G2 } = bls12_381;

/** The only scheme that is verified: keys in the group G2, signatures in G1, no links of rounds. */
export const knownScheme = 'bls-unchained-g1-rfc9380';

/** Tells messages of the scheme apart from those of others, as RFC 9380 says. */
const domainTag = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** What the chain signs: the SHA-256 of the round as 8 bytes, the highest first. */
function messageOf(round: number): Uint8Array {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(round));
  return new Uint8Array(createHash('sha256').update(bytes).digest());
}

function bytesOf(hex: string): Uint8Array {
  return new Uint8Array(Buffer.from(hex, 'hex'));
}

/**
 * Whether the key of the chain has signed the round. False for bytes that are no signature, for
 * a number that is no round, and for a chain of another scheme; it never throws. A point of the
 * curve has one encoding that counts, so a round has one signature and one randomness.
 */
export function isSigned(chain: BeaconChain, round: number, signature: Uint8Array): boolean {
  if (chain.scheme !== knownScheme || !isRound(round)) return false;
  try {
    const message = shortSignatures.hash(messageOf(round), domainTag);
    return shortSignatures.verify(new Uint8Array(signature), message, bytesOf(chain.publicKey));
  } catch {
    return false;
  }
}

/** Rounds are counted from 1; mirrors answer the newest when they are asked for 0. */
export function isRound(round: number): boolean {
  return Number.isSafeInteger(round) && round >= 1;
}

/** Whether the text is the key of a chain that can be verified. */
export function isChainKey(publicKey: string): boolean {
  try {
    const point = G2.Point.fromBytes(bytesOf(publicKey));
    point.assertValidity();
    return !point.is0();
  } catch {
    return false;
  }
}
