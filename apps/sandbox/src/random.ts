import { randomBytes } from 'node:crypto';

/** Draws a whole number from 0 to `below` - 1, each equally likely. */
export type Draw = (below: number) => number;

/** Returns uniformly distributed 32-bit numbers. */
type WordSource = () => number;

const wordRange = 0x1_0000_0000;

/**
 * Draws without modulo bias: words in the incomplete last stretch of the 32-bit range are drawn
 * again, so that every result has the same number of words.
 */
export function createDraw(nextWord: WordSource): Draw {
  return (below) => {
    if (!Number.isInteger(below) || below < 1 || below > wordRange) {
      throw new RangeError(`Cannot draw below ${below}.`);
    }
    const limit = wordRange - (wordRange % below);
    for (;;) {
      const word = nextWord();
      if (word < limit) return word % below;
    }
  };
}

function createCryptoWords(): WordSource {
  let pool = Buffer.alloc(0);
  let offset = 0;
  return () => {
    if (offset >= pool.length) {
      pool = randomBytes(16_384);
      offset = 0;
    }
    const word = pool.readUInt32BE(offset);
    offset += 4;
    return word;
  };
}

/** The source of every outcome of every game. */
export const draw: Draw = createDraw(createCryptoWords());

/** Draws an index with a probability proportional to its weight. */
export function drawWeighted(weights: readonly number[], source: Draw): number {
  let ticket = source(weights.reduce((sum, weight) => sum + weight, 0));
  for (const [index, weight] of weights.entries()) {
    if (ticket < weight) return index;
    ticket -= weight;
  }
  throw new RangeError('No weight to draw from.');
}

/** An unguessable id: 192 random bits. */
export function randomId(prefix: string): string {
  return prefix + randomBytes(24).toString('base64url');
}
