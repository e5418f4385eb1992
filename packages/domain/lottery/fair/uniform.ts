import type { Drawing, Uniform } from '../play.ts';

const words32 = 2 ** 32;

/** More numbers were asked for than the words hold. */
export class WordsRunOut extends Error {
  override name = 'WordsRunOut';
}

/** The block as unsigned words of 32 bits, the first byte of each being its highest. */
export function wordsOf(block: Uint8Array): number[] {
  if (block.length % 4 !== 0) throw new RangeError(`${block.length} bytes are no whole words`);
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  const words: number[] = [];
  for (let at = 0; at < block.length; at += 4) words.push(view.getUint32(at));
  return words;
}

/** The first word at which no whole n values are left: from there on words are dropped. */
export function wordLimit(n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > words32) throw new RangeError(`no numbers below ${n}`);
  return Math.floor(words32 / n) * n;
}

/**
 * Takes numbers from words of 32 bits. Words from the limit on are dropped, as they would make low
 * numbers more likely. Throws `WordsRunOut` where no word is left.
 */
export function uniformFrom(words: Iterable<number>): Uniform {
  const source = words[Symbol.iterator]();
  return (n) => {
    const limit = wordLimit(n);
    for (;;) {
      const next = source.next();
      if (next.done === true) throw new WordsRunOut(`no word is left for a number below ${n}`);
      if (next.value < limit) return next.value % n;
    }
  };
}

/** A result, and how many words it took, dropped ones included. */
export type Drawn<Result> = Readonly<{ result: Result; words: number }>;

/** Draws from the blocks; null where they hold too few words, so that another is needed. */
export function drawFrom<Result>(
  family: Pick<Drawing<Result>, 'draw'>,
  blocks: readonly Uint8Array[],
  yearAnimal: number,
): Drawn<Result> | null {
  const words = blocks.flatMap(wordsOf);
  let taken = 0;
  // No generator: simulations draw millions of times.
  function next(): IteratorResult<number, undefined> {
    const value = words[taken];
    if (value === undefined) return { done: true, value };
    taken += 1;
    return { done: false, value };
  }
  try {
    const result = family.draw(uniformFrom({ [Symbol.iterator]: () => ({ next }) }), yearAnimal);
    return { result, words: taken };
  } catch (error) {
    if (error instanceof WordsRunOut) return null;
    throw error;
  }
}

/** A result with the blocks that it took; `blockAt` makes the block with a number, from 0. */
export async function drawWith<Result>(
  family: Pick<Drawing<Result>, 'draw'>,
  blockAt: (index: number) => Uint8Array | Promise<Uint8Array>,
  yearAnimal: number,
): Promise<Drawn<Result> & Readonly<{ blocks: readonly Uint8Array[] }>> {
  const blocks: Uint8Array[] = [];
  for (;;) {
    blocks.push(await blockAt(blocks.length));
    const drawn = drawFrom(family, blocks, yearAnimal);
    if (drawn) return { ...drawn, blocks };
  }
}
