import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { ownFamilies } from '../families.ts';
import { pick } from '../pick.ts';
import { blockMessage } from './commitment.ts';
import { quicknet } from './quicknet.ts';
import { drawFrom, drawWith, uniformFrom, wordLimit, wordsOf, WordsRunOut } from './uniform.ts';
import { randomnessHex, round, seedHex, vectors, type Vector } from './vectors.fixture.ts';

const bytesOf = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));

function blockOf({ code, numero }: Vector, index: number) {
  const draw = { code, numero, chainHash: quicknet.hash, round, randomness: randomnessHex };
  return createHmac('sha256', bytesOf(seedHex)).update(blockMessage(draw, index)).digest();
}

test.each(vectors)('block 0 of $code is the one of the vector', (vector) => {
  expect(blockOf(vector, 0).toString('hex')).toBe(vector.firstBlock);
});

test.each(vectors)('$code draws $winNo, as the vector says', async (vector) => {
  const family = ownFamilies[vector.family];
  const { result, blocks } = await drawWith(family, (index) => blockOf(vector, index), 6);
  expect(family.winNoOf(result)).toBe(vector.winNo);
  expect(blocks).toHaveLength(vector.family === 'PK10' ? 2 : 1);
});

test('words are read with the highest byte first, also from the middle of a buffer', () => {
  expect(wordsOf(bytesOf('00000001ff000000'))).toEqual([1, 0xff000000]);
  expect(wordsOf(bytesOf('aaaaaa01020304bb').subarray(3, 7))).toEqual([0x01020304]);
  expect(() => wordsOf(new Uint8Array(5))).toThrow(RangeError);
});

test.each([
  [10, 4_294_967_290],
  [49, 4_294_967_257],
  [1, 4_294_967_296],
  [4_294_967_296, 4_294_967_296],
])('words for numbers below %i are dropped from %i on', (n, limit) => {
  expect(wordLimit(n)).toBe(limit);
});

test.each([0, -1, 1.5, Number.NaN, 4_294_967_297])('there are no numbers below %d', (n) => {
  expect(() => wordLimit(n)).toThrow(RangeError);
});

test('a word too high for ten values is dropped, and counts as used', () => {
  const family = { draw: (uniform: (n: number) => number) => uniform(10) };
  const block = bytesOf('ffffffff00000007');
  expect(drawFrom(family, [block], 0)).toEqual({ result: 7, words: 2 });
});

test.each([
  [10, 4_294_967_289, 9],
  [49, 4_294_967_256, 48],
])('the last word below the limit of %i is taken', (n, word, number) => {
  expect(uniformFrom([word, 0])(n)).toBe(number);
  expect(uniformFrom([word + 1, 3])(n)).toBe(3);
});

test('a word is taken even where there is one number alone', () => {
  const uniform = uniformFrom([5, 7]);
  expect([uniform(1), uniform(10)]).toEqual([0, 7]);
});

test('no more words: another block is needed', () => {
  expect(() => uniformFrom([])(10)).toThrow(WordsRunOut);
  expect(() => uniformFrom([4_294_967_295])(10)).toThrow(WordsRunOut);
  const family = ownFamilies.PK10;
  const blocks = [0, 1].map((index) => blockOf(vectors[3]!, index));
  expect(drawFrom(family, [], 0)).toBeNull();
  expect(drawFrom(family, blocks.slice(0, 1), 0)).toBeNull();
  expect(drawFrom(family, blocks, 0)).toMatchObject({ words: 10 });
});

test('a family that fails is not asked again with more blocks', async () => {
  const family = {
    draw: () => {
      throw new TypeError('broken');
    },
  };
  expect(() => drawFrom(family, [], 0)).toThrow(TypeError);
  const blockAt = vi.fn<() => Uint8Array>(() => new Uint8Array(32));
  await expect(drawWith(family, blockAt, 0)).rejects.toThrow(TypeError);
  expect(blockAt).toHaveBeenCalledTimes(1);
});

test('blocks that are promised are waited for, one by one', async () => {
  const asked: number[] = [];
  const blockAt = (index: number) => {
    asked.push(index);
    return Promise.resolve(blockOf(vectors[3]!, index));
  };
  const { words } = await drawWith(ownFamilies.PK10, blockAt, 0);
  expect([asked, words]).toEqual([[0, 1], 10]);
});

test('the animal of the year is handed to the family', () => {
  expect(drawFrom({ draw: (_, yearAnimal) => yearAnimal }, [], 6)?.result).toBe(6);
});

test('what is drawn from few blocks is drawn from more of them too', () => {
  const anyWord = fc.oneof(fc.integer({ min: 0, max: 4_294_967_295 }), fc.constant(4_294_967_295));
  const anyBlock = fc
    .array(anyWord, { minLength: 8, maxLength: 8 })
    .map((words) =>
      Uint8Array.from(words.flatMap((word) => [word >>> 24, word >>> 16, word >>> 8, word])),
    );
  const family = { draw: (uniform: (n: number) => number) => pick(uniform, 49, 7) };
  fc.assert(
    fc.property(fc.array(anyBlock, { minLength: 2, maxLength: 8 }), (blocks) => {
      const counts = blocks.map((_, index) => drawFrom(family, blocks.slice(0, index), 0));
      const first = counts.find((drawn) => drawn !== null);
      const last = drawFrom(family, blocks, 0);
      expect(first ?? last).toEqual(last);
    }),
  );
});
