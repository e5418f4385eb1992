import { createArgon2id, type PasswordAlgorithm } from './password-algorithm.ts';

/** The real algorithm at its lowest cost, for tests that do not test the cost. */
export const leastCost = createArgon2id({ memoryCost: 8, timeCost: 1 });

/** The algorithm and cost of a stored hash, without the salt and the hash itself. */
function costOf(stored: string): string {
  return stored.split('$').slice(1, 4).join(' ');
}

/** Adds a line to `work` for each hash that is computed, with its purpose and cost. */
export function createCountedAlgorithm(algorithm = createArgon2id()) {
  const work: string[] = [];
  const counted: PasswordAlgorithm = {
    hash: async (text) => {
      const made = await algorithm.hash(text);
      work.push(`hash ${costOf(made)}`);
      return made;
    },
    verify: (stored, text) => {
      work.push(`verify ${costOf(stored)}`);
      return algorithm.verify(stored, text);
    },
  };
  return { ...counted, work };
}
