import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { inFull } from '#testing/in-full.ts';
import { seedHashOf } from '../rain/rain-times.ts';
import { drawOrder } from './draw-order.ts';

type Wave = { rainId: string; wave: number };

const idOf = (number: number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
const seedOf = (rain: number) => createHash('sha256').update(`seed ${rain}`).digest();

/** A wave whose claims have ids that follow each other, as a script might make them. */
const waveOf = (
  rain: number,
  wave: number,
  claims: number,
): Wave & { claimIds: readonly string[] } => ({
  rainId: idOf(rain),
  wave,
  claimIds: Array.from({ length: claims }, (_, index) =>
    idOf(rain * 1_000_000 + wave * 1000 + index),
  ),
});

/** How often each claim of a wave, by its place among them, is among the first of its draw. */
function countWins(draws: number, claims: number, envelopes: number): Float64Array {
  const wins = new Float64Array(claims);
  for (let draw = 0; draw < draws; draw++) {
    const wave = waveOf(draw, 1 + (draw % 60), claims);
    const placeOf = new Map(wave.claimIds.map((claimId, place) => [claimId, place]));
    for (const claimId of drawOrder(seedOf(draw), wave, wave.claimIds).slice(0, envelopes)) {
      const place = placeOf.get(claimId) ?? -1;
      wins[place] = (wins[place] ?? 0) + 1;
    }
  }
  return wins;
}

/**
 * The chi-square of equal chances with one degree of freedom less than there are claims: a claim
 * wins once at most in a draw, so that wins vary less than if each were drawn from all claims.
 */
function chiSquareOf(wins: Float64Array, draws: number, envelopes: number): number {
  const claims = wins.length;
  const expected = (draws * envelopes) / claims;
  const sum = wins.reduce((before, won) => before + (won - expected) ** 2 / expected, 0);
  return (sum * (claims - 1)) / (claims - envelopes);
}

/** Between these, chi-square lies in 99 % of all cases, by its degrees of freedom. */
const within99 = { 19: [6.844, 38.582], 199: [151.37, 254.135] } as const;

describe('4,000 draws of 20 out of 200', () => {
  const draws = 4000;
  const [least, most] = within99[199];
  let wins: Float64Array = new Float64Array();
  beforeAll(() => {
    wins = countWins(draws, 200, 20);
  });

  test('differ from equal chances by chance only', () => {
    expect(wins.reduce((sum, won) => sum + won, 0)).toBe(80_000);
    const chiSquare = chiSquareOf(wins, draws, 20);
    expect(chiSquare).toBeGreaterThan(least);
    expect(chiSquare).toBeLessThan(most);
  });

  test('would be told from draws that prefer somebody, and from such as are too even', () => {
    const preferred = wins.map((won, place) => (place === 0 ? won + 200 : won));
    expect(chiSquareOf(preferred, draws, 20)).toBeGreaterThan(most);
    const tooEven = new Float64Array(200).fill(400);
    expect(chiSquareOf(tooEven, draws, 20)).toBeLessThan(least);
  });
});

const manyDraws = 1_000_000;

test.runIf(inFull)(
  'a million draws of 2 out of 20 differ from equal chances by chance only',
  { timeout: 900_000 },
  () => {
    const chiSquare = chiSquareOf(countWins(manyDraws, 20, 2), manyDraws, 2);
    const [least, most] = within99[19];
    expect(chiSquare).toBeGreaterThan(least);
    expect(chiSquare).toBeLessThan(most);
  },
);

test('the published seed reproduces every draw, in whatever order claims are read', () => {
  const seed = seedOf(7);
  const committed = seedHashOf(seed);
  const waves = Array.from({ length: 60 }, (_, index) => waveOf(7, index + 1, 50));
  const drawn = waves.map((wave) => drawOrder(seed, wave, wave.claimIds));
  const published = Buffer.from(seed.toString('hex'), 'hex');
  expect(seedHashOf(published)).toBe(committed);
  const again = waves.map((wave) => drawOrder(published, wave, wave.claimIds.toReversed()));
  expect(again).toEqual(drawn);
});

test('another seed, rain or wave draws another order', () => {
  const wave = waveOf(7, 3, 50);
  const orders = [
    drawOrder(seedOf(7), wave, wave.claimIds),
    drawOrder(seedOf(8), wave, wave.claimIds),
    drawOrder(seedOf(7), { ...wave, rainId: idOf(8) }, wave.claimIds),
    drawOrder(seedOf(7), { ...wave, wave: 4 }, wave.claimIds),
  ];
  expect(new Set(orders.map((order) => order.join(' '))).size).toBe(orders.length);
});

test('a claim that is left out changes nothing in the order of the others', () => {
  const wave = waveOf(7, 3, 50);
  const [first = '', ...others] = drawOrder(seedOf(7), wave, wave.claimIds);
  const claimIds = wave.claimIds.filter((claimId) => claimId !== first);
  expect(drawOrder(seedOf(7), wave, claimIds)).toEqual(others);
});

test('an order worked out by hand, with the two padded keys', () => {
  const seed = Buffer.alloc(32, 0xa5);
  const padded = (filler: number) =>
    Buffer.alloc(64, filler).map((byte, index) => byte ^ (seed[index] ?? 0));
  const sha256 = (...parts: readonly Uint8Array[]) =>
    createHash('sha256').update(Buffer.concat(parts)).digest();
  const wave = waveOf(1, 2, 8);
  const byHand = wave.claimIds.map((claimId) => {
    const text = Buffer.from(`${wave.rainId}|2|${claimId}`, 'utf8');
    const by = sha256(padded(0x5c), sha256(padded(0x36), text)).toString('hex');
    return { claimId, by };
  });
  const sorted = byHand.toSorted((one, other) => (one.by < other.by ? -1 : 1));
  expect(drawOrder(seed, wave, wave.claimIds)).toEqual(sorted.map(({ claimId }) => claimId));
});
