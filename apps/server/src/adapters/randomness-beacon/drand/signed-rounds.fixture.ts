import { createHash } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import type { BeaconChain } from '@pavilion/domain/lottery/fair/quicknet';
import { sandboxChain } from './sandbox-chain.ts';

const { shortSignatures } = bls12_381;
const domainTag = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

export const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
export const bytesOf = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));

const privateKey = bytesOf('3c'.repeat(32));

/** A chain whose private key the tests have. */
export const ownChain: BeaconChain = sandboxChain(
  hexOf(shortSignatures.getPublicKey(privateKey).toBytes()),
);

/** The signature of a round of the tests' own chain. */
export function signatureOf(round: number): Uint8Array {
  const counted = bytesOf(round.toString(16).padStart(16, '0'));
  const digest = new Uint8Array(createHash('sha256').update(counted).digest());
  return shortSignatures.sign(shortSignatures.hash(digest, domainTag), privateKey).toBytes();
}

/** A mirror's answer; `randomness` is right unless another is given. */
export function answerText(round: number, signature: Uint8Array, randomness?: string): string {
  const derived = createHash('sha256').update(signature).digest('hex');
  return JSON.stringify({
    round,
    randomness: randomness ?? derived,
    signature: hexOf(signature),
  });
}

/** The bytes with one bit changed, counted from the highest of the first byte. */
export function withBitChanged(bytes: Uint8Array, bit: number): Uint8Array {
  return bytes.map((byte, at) => (at === bit >> 3 ? byte ^ (0x80 >> (bit & 7)) : byte));
}
