import { createHash, createHmac, webcrypto } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownFamilies } from '../families.ts';
import type { Drawing } from '../play.ts';
import { timeOfRound, type Bytes } from './commitment.ts';
import { quicknet } from './quicknet.ts';
import { randomnessHex, round, seedHex, signatureHex, vectors } from './vectors.fixture.ts';
import {
  drawSteps,
  isProven,
  verifyDraw,
  type DrawHashes,
  type DrawProof,
  type DrawStepName,
} from './verify-draw.ts';

const onServer: DrawHashes = {
  sha256: (bytes) => createHash('sha256').update(bytes).digest(),
  hmacSha256: (key, bytes) => createHmac('sha256', key).update(bytes).digest(),
};

const inBrowser: DrawHashes = {
  sha256: async (bytes) => new Uint8Array(await webcrypto.subtle.digest('SHA-256', bytes)),
  hmacSha256: async (key, bytes) => {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    const imported = await webcrypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
    return new Uint8Array(await webcrypto.subtle.sign('HMAC', imported, bytes));
  },
};

/** Stands for the chain's key: it has signed round 1000 alone. */
const beacon = {
  chain: quicknet,
  isSigned: (signed: number, signature: Bytes) =>
    signed === round && Buffer.from(signature).toString('hex') === signatureHex,
};

function proofOf({ code, numero, commit, winNo }: (typeof vectors)[number]): DrawProof {
  return {
    code,
    numero,
    drawAt: timeOfRound(quicknet, round),
    commit,
    seed: seedHex,
    chainHash: quicknet.hash,
    round,
    signature: signatureHex,
    randomness: randomnessHex,
    winNo,
    yearAnimal: 6,
  };
}

const ssc = proofOf(vectors[0]!);
const sscBlock = vectors[0]!.firstBlock;

const stepsOf = (proof: DrawProof, family: Drawing<unknown> = ownFamilies.SSC) =>
  verifyDraw(proof, onServer, family, beacon);

/** Which steps are wrong, and which are not judged as they rest on a wrong one. */
async function judged(proof: DrawProof) {
  const steps = await stepsOf(proof);
  const named = (wanted: boolean | null) =>
    steps.filter(({ ok }) => ok === wanted).map(({ name }) => name);
  return { wrong: named(false), open: named(null), isProven: isProven(steps) };
}

test.each(vectors)('every step of $code is right, by node and by the browser', async (vector) => {
  const [proof, family] = [proofOf(vector), ownFamilies[vector.family]];
  const steps = await stepsOf(proof, family);
  expect(steps.map(({ name, ok }) => [name, ok])).toEqual(drawSteps.map((name) => [name, true]));
  expect(isProven(steps)).toBe(true);
  expect(await verifyDraw(proof, inBrowser, family, beacon)).toEqual(steps);
});

test('steps show what was said and what it comes to', async () => {
  const late = new Date(timeOfRound(quicknet, round).getTime() + 1);
  const steps = await stepsOf({ ...ssc, drawAt: late, blocks: [sscBlock] });
  const at = (name: DrawStepName) => steps.find((step) => step.name === name);
  expect(at('round')).toEqual({
    name: 'round',
    ok: false,
    said: '1000 (2023-08-23T15:59:24.000Z)',
    computed: '1001 (2023-08-23T15:59:27.000Z)',
  });
  expect(at('commit')).toMatchObject({ said: ssc.commit, computed: ssc.commit });
  expect(at('result')).toMatchObject({ said: '50354', computed: null });
});

/** The text with one bit of a byte changed. */
function withBit(hex: string, bit: number): string {
  const bytes = Buffer.from(hex, 'hex');
  bytes[bit >> 3]! ^= 1 << (bit & 7);
  return bytes.toString('hex');
}

const drawn: DrawStepName[] = ['blocks', 'result'];

test('one bit of the seed changed: it is not the one of the commitment', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 255 }), async (bit) => {
      const found = await judged({ ...ssc, seed: withBit(seedHex, bit) });
      expect(found).toEqual({ wrong: ['commit'], open: drawn, isProven: false });
    }),
  );
});

test('one bit of the commitment changed: the seed is not its own', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 255 }), async (bit) => {
      const found = await judged({ ...ssc, commit: withBit(ssc.commit, bit) });
      expect(found).toEqual({ wrong: ['commit'], open: drawn, isProven: false });
    }),
  );
});

test('one bit of the signature changed: nobody has signed it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 383 }), async (bit) => {
      const found = await judged({ ...ssc, signature: withBit(signatureHex, bit) });
      const open = ['randomness', ...drawn];
      expect(found).toEqual({ wrong: ['signature'], open, isProven: false });
    }),
  );
});

test('one bit of the round changed: it is not the round of the time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 30 }), async (bit) => {
      const found = await judged({ ...ssc, round: round ^ (1 << bit) });
      const open = ['signature', 'randomness', ...drawn];
      expect(found).toEqual({ wrong: ['round'], open, isProven: false });
    }),
  );
});

test('one bit of the randomness changed: it is not the hash of the signature', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 255 }), async (bit) => {
      const found = await judged({ ...ssc, randomness: withBit(randomnessHex, bit) });
      expect(found).toEqual({ wrong: ['randomness'], open: drawn, isProven: false });
    }),
  );
});

test('one bit of a block changed: it is not the one of seed and round', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 255 }), async (bit) => {
      const found = await judged({ ...ssc, blocks: [withBit(sscBlock, bit)] });
      expect(found).toEqual({ wrong: ['blocks'], open: ['result'], isProven: false });
    }),
  );
});

test.each(['50355', '50344', '40354', '', '5,0,3,5,4'])('%j is not the result', async (winNo) => {
  expect(await judged({ ...ssc, winNo })).toEqual({ wrong: ['result'], open: [], isProven: false });
});

test('a signature of another round is none of this one', async () => {
  const other = { ...ssc, round: 1001, drawAt: timeOfRound(quicknet, 1001) };
  const open = ['randomness', ...drawn];
  expect(await judged(other)).toEqual({ wrong: ['signature'], open, isProven: false });
});

test('a chain that is not the trusted one proves nothing', async () => {
  const found = await judged({ ...ssc, chainHash: withBit(quicknet.hash, 0) });
  const open = ['round', 'signature', 'randomness', ...drawn];
  expect(found).toEqual({ wrong: ['chain'], open, isProven: false });
});

test.each<[string, Partial<DrawProof>, DrawStepName]>([
  ['a seed too short', { seed: seedHex.slice(2) }, 'commit'],
  ['a seed in capitals', { seed: seedHex.toUpperCase() }, 'commit'],
  ['a seed that is no hex', { seed: `${seedHex.slice(2)}0x` }, 'commit'],
  ['no signature', { signature: '' }, 'signature'],
  ['a signature with a byte more', { signature: `${signatureHex}00` }, 'signature'],
  ['a round that is no number', { round: Number.NaN }, 'round'],
  ['a round after all time', { round: 1e300 }, 'round'],
  ['another draw of the lottery', { numero: '20261124-0732' }, 'commit'],
  ['the same draw of another lottery', { code: 'PVSSC2' }, 'commit'],
  ['more blocks than were taken', { blocks: [sscBlock, sscBlock] }, 'blocks'],
  ['no block', { blocks: [] }, 'blocks'],
])('%s is found', async (_, change, step) => {
  const found = await judged({ ...ssc, ...change });
  expect(found.wrong).toEqual([step]);
  expect(found.isProven).toBe(false);
});

test('blocks of a result that takes two are both looked at', async () => {
  const vector = vectors[3]!;
  const blocks = [vector.firstBlock];
  const steps = await stepsOf({ ...proofOf(vector), blocks }, ownFamilies.PK10);
  const second = steps.find(({ name }) => name === 'blocks')!.computed!.split(' ')[1]!;
  expect(isProven(steps)).toBe(false);
  const all = { ...proofOf(vector), blocks: [vector.firstBlock, second] };
  expect(isProven(await stepsOf(all, ownFamilies.PK10))).toBe(true);
});

test('steps that are missing prove nothing', async () => {
  const steps = await stepsOf(ssc);
  expect(isProven([])).toBe(false);
  expect(steps.every((_, left) => !isProven(steps.toSpliced(left, 1)))).toBe(true);
});
