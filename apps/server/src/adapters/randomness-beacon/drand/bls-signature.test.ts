import { createHash } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { describe, expect, test } from 'vitest';
import { quicknet } from '@pavilion/domain/lottery/fair/quicknet';
import { isChainKey, isRound, isSigned } from './bls-signature.ts';
import { bytesOf, hexOf, ownChain, signatureOf, withBitChanged } from './signed-rounds.fixture.ts';

/** The vector of the specification. */
const round = 1000;
const signature = bytesOf(
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125' +
    'e342b73a8dd2bacbe47e4b6b63ed5e39',
);

/** The first round whose point has a second number below 2^381 that is equal to its first. */
function writtenOtherwise(): { of: number; bytes: Uint8Array } {
  const below = (1n << 381n) - 1n;
  for (let of = 1; ; of++) {
    const written = BigInt(`0x${hexOf(signatureOf(of))}`);
    const other = (written & below) + bls12_381.fields.Fp.ORDER;
    if (other > below) continue;
    const whole = ((written >> 381n) << 381n) | other;
    return { of, bytes: bytesOf(whole.toString(16).padStart(96, '0')) };
  }
}

describe('the signature of a round', () => {
  test('round 1000 of quicknet is signed, and its randomness is that of the vector', () => {
    expect(isSigned(quicknet, round, signature)).toBe(true);
    expect(createHash('sha256').update(signature).digest('hex')).toBe(
      'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
    );
  });

  test.each([0, 1, 2, 3, 8, 100, 200, 300, 382, 383])('with bit %i changed it is none', (bit) => {
    expect(isSigned(quicknet, round, withBitChanged(signature, bit))).toBe(false);
  });

  test.each([999, 1001, 1, 0, -1, 1000.5, Number.NaN, Infinity, 2 ** 53])(
    'it is not that of round %d',
    (other) => {
      expect(isSigned(quicknet, other, signature)).toBe(false);
    },
  );

  test.each([
    ['nothing', new Uint8Array()],
    ['47 bytes', signature.slice(0, 47)],
    ['49 bytes', new Uint8Array([...signature, 0])],
    ['zeros', new Uint8Array(48)],
    ['ones', new Uint8Array(48).fill(255)],
    ['the point at infinity', Uint8Array.from({ length: 48 }, (_, at) => (at === 0 ? 0xc0 : 0))],
    ['the point without compression', bls12_381.G1.Point.fromBytes(signature).toBytes(false)],
    ['the point of a key', bytesOf(quicknet.publicKey)],
  ])('malformed bytes are no signature: %s', (_, bytes) => {
    expect(isSigned(quicknet, round, bytes)).toBe(false);
  });

  test('the same point with its number written otherwise is no signature', () => {
    const { of, bytes } = writtenOtherwise();
    expect(isSigned(ownChain, of, signatureOf(of))).toBe(true);
    expect(isSigned(ownChain, of, bytes)).toBe(false);
  });

  test('it is one of its chain alone, and of no other scheme', () => {
    expect(isSigned(ownChain, round, signature)).toBe(false);
    expect(isSigned(quicknet, round, signatureOf(round))).toBe(false);
    expect(isSigned(ownChain, round, signatureOf(round))).toBe(true);
    expect(isSigned({ ...quicknet, publicKey: 'ab' }, round, signature)).toBe(false);
    const other = { ...quicknet, scheme: 'pedersen-bls-chained' };
    expect(isSigned(other, round, signature)).toBe(false);
  });
});

test('a key is a point of its group other than infinity', () => {
  expect(isChainKey(quicknet.publicKey)).toBe(true);
  expect(isChainKey(ownChain.publicKey)).toBe(true);
  const wrong = ['', 'ab'.repeat(96), hexOf(signature), `c0${'00'.repeat(95)}`];
  expect(wrong.map(isChainKey)).toEqual(wrong.map(() => false));
});

test('rounds are whole numbers from 1', () => {
  expect([1, 1000, Number.MAX_SAFE_INTEGER].map(isRound)).toEqual([true, true, true]);
  expect([0, -1, 1.5, Number.NaN].map(isRound)).toEqual([false, false, false, false]);
});
