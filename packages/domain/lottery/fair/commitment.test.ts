import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { asciiBytes, blockMessage, commitmentBytes, roundAt, timeOfRound } from './commitment.ts';
import { quicknet } from './quicknet.ts';
import { randomnessHex, round, seedHex, vectors } from './vectors.fixture.ts';

const seed = new Uint8Array(Buffer.from(seedHex, 'hex'));

test.each(vectors)('the seed of $code is committed to as the vector says', (vector) => {
  const bytes = commitmentBytes(vector, seed);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(vector.commit);
});

test('the commitment is the name as text and the seed as raw bytes', () => {
  const bytes = commitmentBytes({ code: 'A', numero: '1' }, new Uint8Array([0, 255]));
  expect(Buffer.from(bytes).toString('latin1')).toBe('pavilion.draw.v1|A|1|\u0000ÿ');
});

test('the message of a block names draw, chain, round, randomness and block', () => {
  const draw = {
    code: 'PVSSC1',
    numero: '20261124-0731',
    chainHash: quicknet.hash,
    round,
    randomness: randomnessHex,
  };
  expect(blockMessage(draw, 2)).toBe(
    `pavilion.draw.v1|PVSSC1|20261124-0731|${quicknet.hash}|1000|${randomnessHex}|2`,
  );
});

test('text that is not ASCII has no bytes', () => {
  expect([...asciiBytes('a|\u007f')]).toEqual([97, 124, 127]);
  expect(() => asciiBytes('é')).toThrow(RangeError);
  expect(() => asciiBytes('𝟙')).toThrow(RangeError);
});

const genesis = new Date(1_692_803_367_000);
const after = (milliseconds: number) => new Date(genesis.getTime() + milliseconds);

test.each<[string, Date, number]>([
  ['the example of the specification', new Date('2026-11-24T12:11:00+08:00'), 34_230_032],
  ['the first round', genesis, 1],
  ['a moment after the first round', after(1), 2],
  ['a moment before the second', after(2999), 2],
  ['the second round', after(3000), 2],
  ['a moment after the second', after(3001), 3],
  ['before the chain began', after(-60_000), 1],
])('the round of %s', (_, time, expected) => {
  expect(roundAt(quicknet, time)).toBe(expected);
});

test('a round is that of its own time, and comes less than a period after the draw', () => {
  for (let of = 1; of < 100_000; of += 97) {
    expect(roundAt(quicknet, timeOfRound(quicknet, of))).toBe(of);
  }
  const time = new Date('2026-11-24T12:11:00+08:00');
  const late = timeOfRound(quicknet, roundAt(quicknet, time)).getTime() - time.getTime();
  expect(late).toBeGreaterThanOrEqual(0);
  expect(late).toBeLessThan(3000);
});

test('the key of quicknet is a point of G2, its hash 32 bytes', () => {
  expect(quicknet.publicKey).toMatch(/^[\da-f]{192}$/);
  expect(quicknet.hash).toMatch(/^[\da-f]{64}$/);
});
