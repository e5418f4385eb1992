import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { range } from '../counting.ts';
import { ownFamilies } from '../families.ts';
import { pick } from '../pick.ts';
import { ownFamilyCodes, type Drawing, type OwnFamilyCode, type Uniform } from '../play.ts';
import { blockMessage } from './commitment.ts';
import { isByChance, tailsOf, type Shape } from './frequencies.fixture.ts';
import { quicknet } from './quicknet.ts';
import { drawFrom } from './uniform.ts';

/** IN_FULL=1 draws as many numbers of each family as the specification asks for. */
const isInFull = process.env['IN_FULL'] === '1';
const numbersDrawn = isInFull ? 10_000_000 : 200_000;
const patience = 600_000;

const shapeOf: Record<OwnFamilyCode, Shape> = {
  SSC: { first: 0, last: 9, places: 5, isDistinct: false },
  '11X5': { first: 1, last: 11, places: 5, isDistinct: true },
  K3: { first: 1, last: 6, places: 3, isDistinct: false },
  PK10: { first: 1, last: 10, places: 10, isDistinct: true },
  PC28: { first: 0, last: 9, places: 3, isDistinct: false },
  LHC: { first: 1, last: 49, places: 7, isDistinct: true },
};

/** The block of a made-up draw whose seed is the hash of its name. */
function blockOf(code: string, draw: number, seed: Uint8Array, index: number): Uint8Array {
  const [numero, round] = [String(draw), 1 + draw];
  const facts = { code, numero, chainHash: quicknet.hash, round, randomness: '00'.repeat(32) };
  return createHmac('sha256', seed).update(blockMessage(facts, index)).digest();
}

/** The results of made-up draws, until they hold so many numbers. */
function* drawsOf(family: Drawing<unknown>, code: OwnFamilyCode, numbers: number) {
  const { places } = shapeOf[code];
  for (let draw = 0; draw * places < numbers; draw += 1) {
    const seed = createHash('sha256').update(`chi-square|${code}|${draw}`).digest();
    const blocks: Uint8Array[] = [];
    let drawn = null;
    while (drawn === null) {
      blocks.push(blockOf(code, draw, seed, blocks.length));
      if (blocks.length * 8 >= places) drawn = drawFrom(family, blocks, 0);
    }
    const winNo = family.winNoOf(drawn.result);
    yield Array.from(winNo.includes(',') ? winNo.split(',') : winNo, Number);
  }
}

test.each(ownFamilyCodes)(
  'the numbers of %s are as even as chance makes them, and no more',
  (code) => {
    const tails = tailsOf(drawsOf(ownFamilies[code], code, numbersDrawn), shapeOf[code]);
    expect(tails.filter((tail) => !isByChance(tail))).toEqual([]);
    expect(tails).toHaveLength(shapeOf[code].places + (shapeOf[code].isDistinct ? 3 : 4));
  },
  patience,
);

/** Where a family that draws in another way is seen to be none of chance. */
function flawsOf(
  code: OwnFamilyCode,
  draw: (uniform: Uniform) => readonly number[],
  numbers = 30_000,
): string[] {
  const family: Drawing<unknown> = { draw, winNoOf: (result) => String(result) };
  const tails = tailsOf(drawsOf(family, code, numbers), shapeOf[code]);
  return tails.filter((tail) => !isByChance(tail)).map(({ name }) => name);
}

test('numbers of small words without rejection are found to be uneven', () => {
  const fromByte = (uniform: Uniform) => uniform(256) % 10;
  const flaws = flawsOf('SSC', (uniform) => range(1, 5).map(() => fromByte(uniform)), 200_000);
  expect(flaws).toContain('numbers');
});

test('a pick that swaps with any number is found to be uneven', () => {
  const flaws = flawsOf('PK10', (uniform) => {
    const numbers = range(1, 10);
    for (const index of numbers.keys()) {
      const other = uniform(10);
      [numbers[index], numbers[other]] = [numbers[other]!, numbers[index]!];
    }
    return numbers;
  });
  expect(flaws).toContain('place 1');
});

test('a pick that never leaves a number at its place is found to be uneven', () => {
  const flaws = flawsOf('11X5', (uniform) => pick((n) => 1 + uniform(n - 1), 11, 5));
  expect(flaws).toContain('place 1');
});

test('numbers that follow those before them are found by serial pairs and runs', () => {
  let last = 0;
  const flaws = flawsOf('PC28', (uniform) => {
    last = uniform(10) === 0 ? last : uniform(10);
    return [last, uniform(10), uniform(10)];
  });
  expect(flaws).toEqual(expect.arrayContaining(['serial pairs', 'runs']));
});

test('numbers that each come equally often are found to be too even', () => {
  let next = 0;
  const flaws = flawsOf('K3', () => range(1, 3).map(() => 1 + (next++ % 6)));
  expect(flaws).toContain('numbers');
});
