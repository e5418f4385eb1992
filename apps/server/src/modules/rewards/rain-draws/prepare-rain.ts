import { randomBytes } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { splitBudget, type DrawBelow } from '@pavilion/domain/reward/rain';
import type { RainRow } from '../rain/rain.store.ts';
import { insertEnvelopes } from './envelope.store.ts';

const numberBytes = 8;
const numbersAtOnce = 4096;
const numbers = 2n ** 64n;

/** Draws from the generator of the system, many numbers at a time; up to 2^64 each. */
export function createDrawBelow(): DrawBelow {
  let drawn = Buffer.alloc(0);
  let at = 0;
  const next = () => {
    if (at === drawn.length) {
      drawn = randomBytes(numberBytes * numbersAtOnce);
      at = 0;
    }
    const number = drawn.readBigUInt64LE(at);
    at += numberBytes;
    return number;
  };
  return (limit) => {
    // What is left above the last whole multiple would make small numbers likelier.
    const end = numbers - (numbers % limit);
    let number = next();
    while (number >= end) number = next();
    return number % limit;
  };
}

/** Makes the envelopes of a rain, whose sum is its budget, and the seed of its draws. */
export async function makeEnvelopes(
  transaction: DatabaseTransaction,
  rain: RainRow,
): Promise<{ seed: Buffer }> {
  const amounts = Array.from(splitBudget(rain, createDrawBelow()));
  const made = await insertEnvelopes(transaction, rain, amounts);
  if (made.envelopes !== rain.envelopes || made.budget !== rain.budget) {
    throw new Error(`the envelopes of rain ${rain.id} do not hold its budget`);
  }
  return { seed: randomBytes(32) };
}
